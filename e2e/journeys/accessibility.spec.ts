import type { Page } from '@playwright/test'
import {
  choosePayment,
  fillAddress,
  goOnAsGuest,
  goToCheckout,
  order,
  orderNumberOf,
} from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import {
  BY_DAY_IN_ONE_SHOP,
  BY_DAY_IN_OTHER_SHOP,
  byDayInTurn,
  IN_ONE_SHOP,
  type ShopUnderTest,
} from '../fixtures/shops.ts'

const MAIN_PAGES: [name: string, path: (shop: ShopUnderTest) => string][] = [
  ['the home page', () => '/'],
  ['a listing', (shop) => shop.goods.listing.path],
  ['a product page', (shop) => productPath(shop.goods.large.number)],
  ['a search', (shop) => `/suche/?q=${shop.goods.searchWord}`],
  ['a guide', (shop) => shop.goods.guide],
]
const OTHER_PAGES: typeof MAIN_PAGES = [
  ['a search without results', () => '/suche/?q=xyzzy'],
  ['a sold-out product', (shop) => productPath(shop.goods.soldOut)],
  ['the empty basket', () => '/warenkorb/'],
  ['the empty wishlist', () => '/wunschliste/'],
  ['the empty checkout', () => '/kasse/'],
  ['a legal page', () => '/widerruf/'],
  ['the page that is not there', () => '/nirgends/'],
]
const AFTER_SALES_PAGES: typeof MAIN_PAGES = [
  ['the withdrawal form', () => '/vertrag-widerrufen/'],
  ['the look-up of an order', () => '/bestellung/'],
  ['the request for a data export', () => '/datenauskunft/'],
  ['the page that asks for a newsletter', () => '/newsletter/bestaetigen/'],
  ['the end of a newsletter', () => '/newsletter/abgemeldet/'],
]
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

for (const [row, [name, path]] of MAIN_PAGES.entries()) {
  test(`${name} breaks no rule`, byDayInTurn(row), async ({ page, open, shop, noViolations }) => {
    // Each page in both shops, on a phone in the one and on a desk in the other; by day some on a phone, some on a desk.
    const isOnPhone = (Math.floor(row / 2) % 2 === 0) === (shop.sharedJourneys === IN_ONE_SHOP.tag)
    await page.setViewportSize(isOnPhone ? PHONE : DESK)
    await open(path(shop))
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await noViolations(page)
  })
}

// One row in the one shop, the next in the other; one window for all of them, whose scripts are there after the first.
for (const [half, mark] of [BY_DAY_IN_ONE_SHOP, BY_DAY_IN_OTHER_SHOP].entries()) {
  const pages = [...OTHER_PAGES, ...AFTER_SALES_PAGES].filter((_, row) => row % 2 === half)
  const [[first] = ['']] = pages
  test(`${first} and further pages break no rule`, mark, async ({ page, open, shop, noViolations }) => {
    test.slow()
    await page.setViewportSize(PHONE)
    for (const [name, path] of pages)
      await test.step(name, async () => {
        await open(path(shop))
        await noViolations(page)
      })
  })
}

test('the dialogs break no rule', IN_ONE_SHOP, async ({ page, open, shop, noViolations }) => {
  await page.setViewportSize(PHONE)
  await open(shop.goods.listing.path)
  for (const opener of [
    page.getByRole('button', { name: 'Alle Filter' }),
    page.getByRole('button', { name: 'Menü' }),
    page.getByRole('contentinfo').getByRole('link', { name: /Deutschland/ }),
  ]) {
    await opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await noViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test(
  'the whole way to an order breaks no rule',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, open, shop, noViolations }) => {
    test.slow()
    await page.setViewportSize(PHONE)
    await open(productPath(shop.goods.small.number))
    await goToCheckout(page, 'de-de')
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
    await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Angaben fehlen noch' })).toBeVisible()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await noViolations(page)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Als Gast bestellen' })).toBeVisible()
    await noViolations(page)
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Menge' })).toBeVisible()
    await noViolations(page)
    await page.getByRole('link', { name: 'Zur Kasse', exact: true }).click()
    await goOnAsGuest(page, 'de-de')

    await fillAddress(page, 'de-de')
    await expect(page.getByRole('radio', { name: /^Vorkasse/ })).toBeVisible()
    await page.getByRole('radio', { name: /^Rechnung/ }).check()
    await noViolations(page)
    await choosePayment(page, 'de-de', 'KK')
    await expect(page.getByRole('checkbox', { name: /AGB/ })).toBeVisible()
    await noViolations(page)
    await order(page, 'de-de')
    await expect(page.getByRole('button', { name: 'Zahlung bestätigen' })).toBeVisible()
    await noViolations(page)
    await page.getByRole('button', { name: 'Zahlung bestätigen' }).click()
    await orderNumberOf(page, 'de-de')
    await noViolations(page)
  },
)

test('no page is wider than the smallest phone', BY_DAY_IN_ONE_SHOP, async ({ page, open, shop, proves }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, path] of [...MAIN_PAGES, ...OTHER_PAGES]) {
    await open(path(shop))
    await fitsItsWindow(page, name)
    await proves(page, 'reflow')
  }
})

// Text twice as large, in a window as wide as before, pushed the last words of the header out of it.
test(
  'no page is wider than its window with text twice as large',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, open, shop, proves }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      })
    })
    for (const [name, path] of [...MAIN_PAGES, ...OTHER_PAGES]) {
      await open(path(shop))
      await fitsItsWindow(page, name)
      await proves(page, 'large text')
    }
  },
)

// A window of 1280 by 1024 at 400 % is this large, and nothing but roles and names leads through it.
test(
  'a whole purchase works by roles and names, enlarged four times',
  everyNight('e2e/journeys/keyboard.spec.ts', BY_DAY_IN_ONE_SHOP),
  async ({ page, open, shop, proves, say }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 256 })
    await open(productPath(shop.goods.small.number))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).click()
    await main.getByRole('link', { name: 'Zur Kasse', exact: true }).click()
    await main.getByRole('link', { name: 'Als Gast bestellen' }).click()

    await main.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna.berg@example.org')
    await main.getByRole('combobox', { name: 'Anrede' }).selectOption('Frau')
    for (const [name, text] of [
      ['Vorname', 'Anna'],
      ['Nachname', 'Berg'],
      ['Straße', 'Lindenweg'],
      ['Hausnr.', '12'],
      ['PLZ', '20095'],
      ['Ort', 'Hamburg'],
    ] as const)
      await main.getByRole('textbox', { name }).fill(text)
    await main.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).click()
    await main.getByRole('radio', { name: /^Vorkasse/ }).check()
    await main.getByRole('button', { name: say('checkout.toReview') }).click()
    await main.getByRole('checkbox', { name: /AGB/ }).check()
    await fitsItsWindow(page, 'the review of the order')
    await main.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()

    await orderNumberOf(page, 'de-de')
    await fitsItsWindow(page, 'the thank-you page')
    await proves(page, 'names')
    await proves(page, 'zoom')
  },
)

/** Expects nothing to be wider than the window, and names what is. */
async function fitsItsWindow(page: Page, name: string): Promise<void> {
  const { wide, window, guilty } = await page.evaluate(() => {
    const wider = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return {
      wide: document.documentElement.scrollWidth,
      window: innerWidth,
      guilty: wider.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
    }
  })
  expect(wide, `${name}: ${guilty.join(' | ')}`).toBeLessThanOrEqual(window)
}
