import { orderNumberOf } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { focusIsVisible, tabTo, typeInto } from '../fixtures/keys.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_OTHER_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'a whole purchase works by keyboard alone',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, open, shop, proves, say }) => {
    test.slow()
    await open(productPath(shop.goods.small.number))
    const main = page.getByRole('main')

    await tabTo(page, main.getByRole('button', { name: 'In den Warenkorb', exact: true }).first())
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/warenkorb\/$/)
    await tabTo(page, main.getByRole('button', { name: 'Menge erhöhen' }).first())
    await page.keyboard.press('Space')
    await expect(main.getByRole('textbox', { name: 'Menge' }).first()).toHaveValue('2')
    await tabTo(page, main.getByRole('link', { name: 'Zur Kasse', exact: true }))
    await page.keyboard.press('Enter')

    await tabTo(page, main.getByRole('link', { name: 'Als Gast bestellen' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/kasse\/\?way=guest$/)
    await typeInto(page, main.getByLabel('E-Mail-Adresse'), 'anna.berg@example.org')
    await tabTo(page, main.getByLabel('Anrede'))
    await page.keyboard.press('ArrowDown')
    await typeInto(page, main.getByLabel('Vorname'), 'Anna')
    await typeInto(page, main.getByLabel('Nachname'), 'Berg')
    await typeInto(page, main.getByLabel('Straße'), 'Lindenweg')
    await typeInto(page, main.getByLabel('Hausnr.'), '12')
    await typeInto(page, main.getByLabel('PLZ'), '20095')
    await typeInto(page, main.getByLabel('Ort'), 'Hamburg')
    await page.keyboard.press('Enter')

    await expect(main.getByRole('heading', { name: 'Versand und Zahlung' })).toBeFocused()
    await expect(main.getByRole('radio', { name: /^Kreditkarte/ })).toBeVisible()
    await tabTo(page, main.getByRole('radio', { name: /^Kreditkarte/ }))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(main.getByRole('radio', { name: /^PayPal/ })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(main.getByRole('radio', { name: /^Kreditkarte/ })).toBeChecked()
    await tabTo(page, main.getByRole('button', { name: say('checkout.toReview') }))
    await page.keyboard.press('Enter')

    await expect(main.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeFocused()
    await tabTo(page, main.getByRole('checkbox', { name: /AGB/ }))
    await page.keyboard.press('Space')
    await expect(main.getByRole('checkbox', { name: /AGB/ })).toBeChecked()
    await tabTo(page, main.getByRole('button', { name: 'Zahlungspflichtig bestellen' }))
    await page.keyboard.press('Enter')

    await tabTo(page, page.getByRole('button', { name: 'Zahlung bestätigen' }))
    await page.keyboard.press('Enter')
    await orderNumberOf(page, 'de-de')
    await proves(page, 'keyboard')
  },
)

test(
  'the first stop leads past the header',
  everyNight('packages/ui/src/layout/layout.stories.tsx', IN_ONE_SHOP),
  async ({ page, open }) => {
    await open('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await focusIsVisible(page)

    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  },
)

test('a dialog keeps the focus inside and gives it back', IN_OTHER_SHOP, async ({ page, open, shop }) => {
  await open(productPath(shop.goods.small.number))
  const entry = page.getByRole('contentinfo').getByRole('link', { name: /Deutschland/ })
  await entry.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()

  const stops = (await dialog.getByRole('link').count()) + (await dialog.getByRole('button').count()) + 3
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key)
      const isBehind = await page.evaluate(() => {
        const at = document.activeElement
        return at !== null && at !== document.body && at.closest('dialog') === null
      })
      expect(isBehind, `${key} number ${stop + 1}`).toBe(false)
    }
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(entry).toBeFocused()
})

test(
  'the dialog of the basket gives the focus back to its button',
  everyNight('packages/ui/src/dialog/dialog.stories.tsx', IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    await open(productPath(shop.goods.small.number))
    const add = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(add).toBeFocused()
  },
)

test(
  'an address with mistakes leads to its mistakes',
  everyNight('e2e/journeys/accessibility.spec.ts', IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    await open(productPath(shop.goods.small.number))
    await page
      .getByRole('main')
      .getByRole('button', { name: 'In den Warenkorb', exact: true })
      .first()
      .press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).press('Enter')
    await page.getByRole('link', { name: 'Zur Kasse', exact: true }).press('Enter')
    await page.getByRole('link', { name: 'Als Gast bestellen' }).press('Enter')
    await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).press('Enter')

    const main = page.getByRole('main')
    await expect(main.locator('[aria-invalid="true"]').first()).toBeFocused()
    await expect(main.getByRole('alert').filter({ hasText: /\d+ Angaben/ })).toBeVisible()
    await main.getByLabel('Nachname').focus()
    await expect(main.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true')
    await expect(main.getByLabel('Nachname')).toHaveAccessibleDescription(/.+/)
  },
)

// Covering a phone's page, the search opened once its code had arrived, and the focus was already behind it.
test(
  'a search that is passed by before its code has arrived stays closed',
  everyNight('e2e/journeys/search.spec.ts', IN_OTHER_SHOP),
  async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/')
    const { promise: passed, resolve: passBy } = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      await passed
      await route.continue()
    })
    const account = page.getByRole('banner').getByRole('link', { name: 'Mein Konto' })

    await page.getByRole('combobox', { name: 'Im Shop suchen' }).focus()
    await tabTo(page, account)
    passBy()
    await quiet(page, QUIET_MS)

    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(account).toBeFocused()
    await account.click()
    await expect(page).toHaveURL(/\/login\/$/)
  },
)
