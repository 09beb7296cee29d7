import { fileURLToPath } from 'node:url'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { command } from '../fixtures/operator.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP, type ShopUnderTest } from '../fixtures/shops.ts'

const EMAIL = 'berta.tal@example.org'
/** A picture of the demo's media: what it shows does not matter. */
const PHOTO = fileURLToPath(
  new URL('../../packages/demo/media/lindhaus/hero-esszimmer.webp', import.meta.url),
)

test(
  'a contract is withdrawn from the footer of any page, without an account',
  IN_ONE_SHOP,
  async ({ page, open, noViolations, say }) => {
    await open('/impressum/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible()
    await alive(page)

    await page.getByRole('button', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByRole('alert').first()).toBeFocused()
    await page.getByLabel('Name', { exact: true }).fill('Berta Tal')
    await page.getByLabel('Bestellnummer').fill('LH99999999')
    await page.getByLabel('E-Mail-Adresse').first().fill(EMAIL)
    await page.getByRole('button', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByRole('heading', { name: 'Stimmt das so?' })).toBeFocused()
    await noViolations(page)
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()

    await expect(page.getByRole('heading', { name: say('withdrawal.doneTitle') })).toBeVisible()
    await expect(page.getByText(/^Nummer W-\d{5}-\d{5}, am /)).toContainText(EMAIL)
  },
)

test(
  'an order is cancelled by whoever has the link of its mail',
  IN_OTHER_SHOP,
  async ({ page, open, shop, noViolations }) => {
    const { number, token } = await anOrder(shop)
    await open(`/bestellung/#${number}.${token}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Noch einmal bestellen' })).toBeVisible()
    await noViolations(page)

    await page.getByRole('button', { name: 'Stornieren' }).click()
    const dialog = page.getByRole('dialog', { name: `Bestellung ${number} stornieren?` })
    await expect(dialog).toBeVisible()
    await noViolations(page)
    await dialog.getByRole('button', { name: 'Bestellung stornieren' }).click()

    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('Storniert')
    await expect(page.getByRole('button', { name: 'Stornieren' })).toHaveCount(0)
  },
)

// The button that opened the return is gone with the last article, and the focus was lost with the panel.
test(
  'all of an order is returned by keyboard, and the focus stays in the order',
  IN_ONE_SHOP,
  async ({ page, open, shop, noViolations, say }) => {
    const { number, token } = await anOrder(shop)
    await command(shop, 'orders', 'paid', number)
    await command(shop, 'orders', 'pack', number)
    await open(`/bestellung/#${number}.${token}`)

    await page.getByRole('button', { name: say('orderPage.giveBack') }).press('Enter')
    await expect(page.getByRole('heading', { name: say('giveBack.title') })).toBeFocused()
    await page.getByRole('checkbox', { name: shop.goods.small.name }).press('Space')
    await page.getByRole('button', { name: say('giveBack.next') }).press('Enter')
    await expect(page.getByRole('heading', { name: say('giveBack.check') })).toBeFocused()
    await page.getByRole('button', { name: say('withdrawal.confirm') }).press('Enter')
    await expect(page.getByRole('heading', { name: say('giveBack.done') })).toBeFocused()
    await noViolations(page)
    await expect(page.getByRole('button', { name: say('orderPage.giveBack') })).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('dialog.close') })
      .press('Enter')

    await expect(page.getByRole('button', { name: say('orderPage.again') })).toBeFocused()
  },
)

test(
  'a complaint goes off with a photo, and stands in the order',
  IN_ONE_SHOP,
  async ({ page, open, shop, noViolations, say }) => {
    const { number, token } = await anOrder(shop)
    for (const step of ['paid', 'pack', 'ship']) await command(shop, 'orders', step, number)
    await open(`/bestellung/#${number}.${token}`)

    await page.getByRole('button', { name: 'Reklamieren' }).click()
    await page.getByRole('button', { name: 'Reklamation senden' }).click()
    await expect(page.getByRole('alert').first()).toBeFocused()
    await page.getByLabel('Um welchen Artikel geht es?').selectOption({ index: 1 })
    await page.getByLabel(say('complaint.kind')).selectOption('Beschädigt angekommen')
    await page.getByLabel('Was genau ist nicht in Ordnung?').fill('Am Rand ist eine Ecke abgeplatzt.')
    // What was written was gone without a word for whoever looked something up at the order.
    await page.getByRole('button', { name: say('dialog.close') }).click()
    await page.getByRole('button', { name: 'Reklamieren' }).click()
    await expect(page.getByLabel(say('complaint.kind'))).toHaveValue('damaged')
    await expect(page.getByLabel('Was genau ist nicht in Ordnung?')).toHaveValue(/abgeplatzt/)
    await page.locator('input[type=file]').setInputFiles(PHOTO)
    await expect(page.getByRole('status').filter({ hasText: 'Bereit' })).toBeVisible()
    await noViolations(page)
    await page.getByRole('button', { name: 'Reklamation senden' }).click()

    await expect(page.getByText(/ Nummer C-\d{5}-\d{5}\./)).toBeVisible()
    // A line broke at its hyphens.
    await expect(page.getByText(/^C-\d{5}-\d{5}$/)).toHaveCSS('white-space', 'nowrap')
    await page.getByRole('button', { name: 'Zur Bestellung' }).click()
    await expect(page.getByRole('main')).toContainText('Am Rand ist eine Ecke abgeplatzt.')
    await expect(page.getByRole('heading', { name: 'Reklamationen' })).toBeVisible()
    await expect(page.getByText(/^C-\d{5}-\d{5}$/)).toHaveCSS('white-space', 'nowrap')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a contract is withdrawn all the same', IN_OTHER_SHOP, async ({ page }) => {
    await page.goto('/vertrag-widerrufen/')
    await page.getByLabel('Name', { exact: true }).fill('Berta Tal')
    await page.getByLabel('Bestellnummer').fill('PK99999999')
    await page.getByLabel('E-Mail-Adresse').first().fill(EMAIL)
    await page.getByRole('button', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByText('PK99999999')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible()
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()

    await expect(page.getByRole('main').getByRole('status')).toContainText(/W-\d{5}-\d{5}/)
  })
})

/** A guest's order that waits for its transfer, placed by calls. */
async function anOrder(shop: ShopUnderTest): Promise<{ number: string; token: string }> {
  const guest = await guestByApi(shop)
  await guest.add(shop.goods.small.variantId, 1)
  await guest.prepareOrder()
  const answer = await guest.order(crypto.randomUUID())
  expect(answer.status(), await answer.text()).toBe(201)
  const { orderNumber, token }: { orderNumber: string; token: string } = await answer.json()
  await guest.dispose()
  return { number: orderNumber, token }
}
