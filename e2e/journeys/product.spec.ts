import type { Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import {
  BY_DAY_IN_ONE_SHOP,
  BY_DAY_IN_OTHER_SHOP,
  IN_ONE_SHOP,
  IN_OTHER_SHOP,
  withAWideRange,
} from '../fixtures/shops.ts'

test(
  'a size is chosen by keyboard: address, article and basket follow, without a request',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    const { tiles } = shop.goods
    await open(productPath(tiles.number))
    const before = await priceOf(page)
    const asked: string[] = []
    const here = new URL(page.url()).pathname
    page.on('request', (request) => {
      // Other pages are fetched ahead as soon as somebody reads.
      if (new URL(request.url()).pathname.startsWith(here)) asked.push(request.url())
    })

    await expect(page.getByRole('radio', { name: `${tiles.soldOut} – ausverkauft` })).toBeDisabled()
    await page.getByRole('radio', { name: tiles.first }).focus()
    await page.keyboard.press('ArrowRight')

    await expect(page.getByRole('radio', { name: tiles.third })).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`variant=${tiles.thirdKey}$`))
    await expect.poll(() => priceOf(page)).not.toBe(before)
    expect(asked).toEqual([])

    await page.reload()
    await expect(page.getByRole('radio', { name: tiles.third })).toBeChecked()
  },
)

test(
  'a variant that does not exist falls back to the default one',
  everyNight('packages/domain/src/variant/chosen-variant.test.ts', IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    const { tiles } = shop.goods

    await open(`${productPath(tiles.number)}?variant=does-not-exist`)

    await expect(page.getByRole('radio', { name: tiles.first })).toBeChecked()
  },
)

test(
  'on a phone sizes are chosen from a sheet with prices and delivery',
  everyNight('packages/ui/src/attribute-picker/attribute-picker.stories.tsx', IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    const { list } = shop.productGoods
    await page.setViewportSize({ width: 390, height: 844 })
    await open(productPath(list.number))

    await page.getByRole('button', { name: /wählen, zurzeit/ }).click()
    const option = page.getByRole('dialog').getByRole('button', { name: list.option })
    await expect(option).toContainText('€')
    await expect(option).toContainText(/ieferbar/)
    await option.click()

    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`variant=${list.key}$`))
    await expect(page.getByRole('button', { name: /wählen, zurzeit/ })).toContainText(list.option)
  },
)

test(
  'a card’s basket button leads to the choice, and the choice into the basket',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    const { tiles } = shop.goods
    await open(`${productPath(tiles.number)}?action=addToCart`)

    const picker = page.getByRole('dialog')
    await expect(picker.getByRole('button', { name: tiles.soldOut })).toBeDisabled()
    await picker.getByRole('button', { name: tiles.third }).click()

    await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`\\?variant=${tiles.thirdKey}$`))
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  },
)

// From far down a listing the product opened far down as well: taking the action out of its address kept the place.
test(
  'a card far down a listing leads to the top of its product',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(shop.goods.longListing)
    const choose = page
      .getByRole('main')
      .getByRole('button', { name: /^Auswählen:/ })
      .last()
    await choose.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(844)

    await choose.click()

    await expect(page).toHaveURL(/\/p\/[^?]+$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  },
)

// eu-duties C-16
test(
  'a toy is chosen on its page, where its warning stands above the button, and the basket says it again',
  IN_OTHER_SHOP,
  async ({ page, open }) => {
    await open('/spielen/holzspielzeug/holzzuege/')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: /^In den Warenkorb:/ })).toHaveCount(0)

    // The colours of a card differ in their warnings.
    const colour = page.locator('a[href$="-550216/"]')
    const card = main.getByRole('article').filter({ has: colour })
    await card.locator(colour).first().hover()
    await expect(card.locator('h3 a[href$="-550216/"]')).toBeVisible()
    await card.getByRole('button', { name: /^Auswählen: Lokomotive Tschutschu mit/ }).click()
    await expect(page).toHaveURL(/\/p\/[^?]+$/)
    await expect(main.getByText(/Nicht für Kinder unter 36 Monaten/).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const button = main.getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
    await expect(main.getByText('ab 3 Jahren', { exact: true }).first()).toBeVisible()
    const warning = main.getByText(/Kleine Teile, Erstickungsgefahr/).first()
    const [above, below] = [await warning.boundingBox(), await button.boundingBox()]
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await button.click()
    await page
      .getByRole('dialog', { name: 'Im Warenkorb' })
      .getByRole('link', { name: 'Zum Warenkorb' })
      .click()

    await expect(main.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
    await expect(main.getByText(/Nicht für Kinder unter 36 Monaten/)).toBeVisible()
    await expect(main.getByText('ab 3 Jahren', { exact: true })).toBeVisible()
  },
)

test(
  'a text of one’s own: too long, then fitting, then in the basket',
  IN_OTHER_SHOP,
  async ({ page, open, shop, noViolations }) => {
    const { personalised } = shop.productGoods
    await open(productPath(personalised.number))

    await page
      .getByRole('main')
      .getByRole('button', { name: 'In den Warenkorb', exact: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const row = dialog.getByRole('textbox', { name: personalised.row })
    await row.fill(personalised.tooLong)
    await dialog.getByRole('button', { name: 'Mit Text in den Warenkorb' }).click()
    await expect(row).toBeFocused()
    await expect(dialog.getByText(/Das ist zu lang: Höchstens 12 Zeichen/)).toBeVisible()
    await noViolations(page)

    await row.fill(personalised.text)
    await expect(dialog.getByText(`${personalised.text.length} von 12 Zeichen`)).toBeVisible()
    await row.press('Enter')

    await page
      .getByRole('dialog', { name: 'Im Warenkorb' })
      .getByRole('link', { name: 'Zum Warenkorb' })
      .click()
    await expect(page.getByRole('main')).toContainText(`${personalised.row}: „${personalised.text}“`)
  },
)

test(
  'a name is drawn as it is typed, and finds the size that has room for it',
  everyNight(
    'packages/ui/src/personalisation/personalisation-form.stories.tsx',
    withAWideRange(BY_DAY_IN_OTHER_SHOP),
  ),
  async ({ page, open, shop, noViolations }) => {
    const { lettered } = shop.productGoods
    test.skip(lettered === undefined, 'nothing is sold by the number of letters')
    if (lettered === undefined) return
    await page.setViewportSize({ width: 390, height: 844 })
    await open(productPath(lettered.number))
    await page.getByRole('button', { name: 'Text eingeben' }).click()
    const dialog = page.getByRole('dialog')
    const row = dialog.getByRole('textbox', { name: lettered.row })

    for (const { text, size, length } of lettered.names) {
      await row.fill(text)
      await expect(dialog.getByRole('img', { name: `„${text}“` })).toBeVisible()
      await expect(dialog.getByText(size, { exact: true })).toBeVisible()
      await expect(dialog.getByText(length)).toBeVisible()
    }
    await noViolations(page)
    const costs = await dialog.getByRole('strong').innerText()
    expect(costs).toMatch(/\d/)
    await row.press('Enter')

    await expect(page).toHaveURL(new RegExp(`variant=${lettered.names.at(-1)?.key}$`))
    expect((await priceOf(page)).startsWith(costs)).toBe(true)
  },
)

test(
  'instalments are worked out behind a line at the price that warns, and not below what is lent',
  withAWideRange(BY_DAY_IN_ONE_SHOP),
  async ({ page, open, shop, noViolations }) => {
    const { instalments } = shop.productGoods
    test.skip(instalments === undefined, 'no operator has said at which rates is lent')
    if (instalments === undefined) return
    const line = page.getByRole('main').getByRole('button', { name: /Ratenkauf/ })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(productPath(instalments.tooCheap))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line).toHaveCount(0)

    await open(productPath(instalments.number))
    await expect(line).toContainText(instalments.warning)
    await line.focus()
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Ratenkauf: ein Beispiel' })
    await expect(dialog.getByText(instalments.warning)).toBeVisible()
    await expect(dialog.getByText(/^Kreditgeber: /)).toBeVisible()
    await expect(dialog.getByRole('row').filter({ hasText: instalments.total })).toContainText(
      instalments.months,
    )
    await noViolations(page)
    await page.keyboard.press('Escape')
    await expect(line).toBeFocused()
  },
)

test(
  'without a text it is sold plain, and the page remembers',
  everyNight('packages/ui/src/personalisation/personalisation-form.stories.tsx', IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    const { personalised } = shop.productGoods
    await open(productPath(personalised.number))

    await page.getByRole('button', { name: 'Text eingeben' }).click()
    await page.getByRole('dialog').getByRole('button', { name: personalised.without }).click()

    await expect(page.getByText('Ohne, wie abgebildet')).toBeVisible()
    const added = page.waitForRequest((request) => request.url().includes('/basket/addItem/'))
    await page
      .getByRole('main')
      .getByRole('button', { name: 'In den Warenkorb', exact: true })
      .first()
      .click()
    expect((await added).postDataJSON()).toMatchObject({ customData: { customText: { text1: 'ohne' } } })
    await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toBeVisible()
  },
)

test(
  'the basket button stands still while the header goes and comes',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(productPath(shop.goods.large.number))
    const header = page.getByRole('banner')
    const button = page
      .getByRole('main')
      .getByRole('button', { name: 'In den Warenkorb', exact: true })
      .first()
    await page.mouse.move(300, 500)
    await page.mouse.wheel(0, 500)
    await expect(header).not.toBeInViewport()
    const away = await button.boundingBox()
    await page.mouse.wheel(0, -60)
    await expect(header).toBeInViewport()

    expect(away?.y).toBeGreaterThan(0)
    expect((await button.boundingBox())?.y).toBe(away?.y)
  },
)

test('a bundle tells its parts and what is saved', IN_ONE_SHOP, async ({ page, open, shop }) => {
  const { bundle } = shop.productGoods
  await open(productPath(bundle.number))

  const parts = page.getByRole('region', { name: 'Das ist im Set' })
  await expect(parts).toContainText(bundle.saving)
  await parts.getByRole('link', { name: bundle.part }).click()

  await expect(page.getByRole('heading', { level: 1, name: bundle.part })).toBeVisible()
})

test(
  'a bundle with a missing part says so and cannot be bought',
  everyNight('packages/ui/src/bundle/bundle-parts.stories.tsx', IN_OTHER_SHOP),
  async ({ page, open }) => {
    await open(productPath('520812'))

    await expect(page.getByRole('region', { name: 'Das ist im Set' }).getByRole('status')).toContainText(
      'fehlt',
    )
    await expect(page.getByRole('button', { name: 'Zurzeit nicht lieferbar' })).toBeDisabled()
  },
)

test(
  'what the law wants explained opens, closes with Escape and gives the focus back',
  IN_OTHER_SHOP,
  async ({ page, open, shop, noViolations }) => {
    test.slow()
    const { energy, electrical, medical, seals, advice } = shop.productGoods
    const opens = [
      {
        number: energy.number,
        name: new RegExp(`Energieeffizienzklasse ${energy.own}`),
        text: /EPREL-Nummer/,
      },
      {
        number: electrical.number,
        name: /Hinweise zu Elektrogeräten/,
        text: new RegExp(electrical.category),
      },
      { number: medical, name: /Hinweis zu Medizinprodukten/, text: /Medizinprodukt der Klasse I/ },
      { number: seals.number, name: new RegExp(seals.seal), text: seals.text },
      { number: advice.number, name: new RegExp(advice.title.replace('?', '\\?')), text: /./ },
    ]

    for (const { number, name, text } of opens) {
      await open(productPath(number))
      const box = page.getByRole('main')
      const opener = box.getByRole('button', { name }).or(box.getByRole('link', { name })).first()
      await opener.click()
      await expect(page.getByRole('dialog')).toContainText(text)
      if (number === energy.number) await noViolations(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  },
)

test(
  'leaflets and films are there, and another product closes their panel',
  IN_OTHER_SHOP,
  async ({ page, open, shop, origin }) => {
    const { downloads } = shop.productGoods
    await open(productPath(downloads.number))
    const panel = page.locator('#downloads')
    await panel.locator('summary').click()
    const href = await panel.getByRole('link', { name: downloads.file }).getAttribute('href')
    const file = await page.request.get(`${origin}${href}`)
    expect(file.headers()['content-type']).toBe('application/pdf')
    await expect(panel).toHaveAttribute('open')

    const siblings = page.getByRole('main').locator('ul:has(a[aria-current="true"])').first()
    await siblings.getByRole('link').nth(1).click()

    await expect(page).not.toHaveURL(new RegExp(`${downloads.number}/`))
    await expect(page.locator('main').locator('#downloads[open], #warnings[open]')).toHaveCount(0)
  },
)

test(
  'without JavaScript panels open, warnings stand before the button',
  everyNight('e2e/journeys/without-javascript.spec.ts', IN_ONE_SHOP),
  async ({ browser, origin, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}${productPath(shop.productGoods.downloads.number)}`)

    await page.locator('#downloads summary').click()

    await expect(page.locator('#downloads').getByRole('link')).toBeVisible()
    await context.close()
  },
)

/** The large amount of the buy box. */
async function priceOf(page: Page): Promise<string> {
  return (await page.locator('main [data-size="l"]').first().textContent()) ?? ''
}
