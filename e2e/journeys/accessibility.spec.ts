import {
  choosePayment,
  fillAddress,
  goOnAsGuest,
  goToCheckout,
  order,
  orderNumberOf,
} from '../fixtures/checkout.ts'
import { GOODS, productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_BABY_SHOP, IN_HOME_SHOP, inTurn, type ShopId } from '../fixtures/shops.ts'

const MAIN_PAGES: [name: string, path: (shop: ShopId) => string][] = [
  ['the home page', () => '/'],
  ['a listing', (shop) => GOODS[shop].listing.path],
  ['a product page', (shop) => productPath(GOODS[shop].large.number)],
  ['a search', (shop) => `/suche/?q=${GOODS[shop].searchWord}`],
  ['a guide', (shop) => GOODS[shop].guide],
]
const OTHER_PAGES: typeof MAIN_PAGES = [
  ['a search without results', () => '/suche/?q=xyzzy'],
  ['a sold-out product', (shop) => productPath(GOODS[shop].soldOut)],
  ['the empty basket', () => '/warenkorb/'],
  ['the empty wishlist', () => '/wunschliste/'],
  ['the empty checkout', () => '/kasse/'],
  ['a legal page', () => '/widerruf/'],
  ['the page that is not there', () => '/nirgends/'],
]
/** One row in the one shop, the next in the other: both are made of the same. */
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
  test(`${name} breaks no rule`, async ({ page, open, shop, noViolations }) => {
    // Each page in both shops, on a phone in the one and on a desk in the other.
    const isOnPhone = inTurn(row) === (shop.id === 'home-shop' ? IN_HOME_SHOP : IN_BABY_SHOP)
    await page.setViewportSize(isOnPhone ? PHONE : DESK)
    await open(path(shop.id))
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await noViolations(page)
  })
}

for (const [name, path] of OTHER_PAGES) {
  test(`${name} breaks no rule`, async ({ page, open, shop, noViolations }) => {
    await page.setViewportSize(PHONE)
    await open(path(shop.id))
    await noViolations(page)
  })
}

for (const [row, [name, path]] of AFTER_SALES_PAGES.entries()) {
  test(`${name} breaks no rule`, inTurn(row), async ({ page, open, shop, noViolations }) => {
    await page.setViewportSize(PHONE)
    await open(path(shop.id))
    await noViolations(page)
  })
}

test('a filled wishlist breaks no rule', IN_HOME_SHOP, async ({ page, open, shop, noViolations }) => {
  await open(productPath(GOODS[shop.id].small.number))
  await page
    .getByRole('button', { name: /auf die Wunschliste$/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /Wunschliste, 1/ })).toBeVisible()
  await open('/wunschliste/')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Link erstellen' }).click()
  const link = page.getByLabel('Link zur Liste')
  await expect(link).toBeVisible()
  await noViolations(page)
  await open(await link.inputValue())
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await noViolations(page)
})

test('the dialogs break no rule', IN_HOME_SHOP, async ({ page, open, shop, noViolations }) => {
  await page.setViewportSize(PHONE)
  await open(GOODS[shop.id].listing.path)
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

test('the whole way to an order breaks no rule', IN_BABY_SHOP, async ({ page, open, shop, noViolations }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await open(productPath(GOODS[shop.id].small.number))
  await goToCheckout(page, 'de-de')
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible()
  await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).click()
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible()
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
  await choosePayment(page, 'de-de', 'V')
  await expect(page.getByRole('checkbox', { name: /AGB/ })).toBeVisible()
  await noViolations(page)
  await order(page, 'de-de')
  await orderNumberOf(page, 'de-de')
  await noViolations(page)
})

test('no page is wider than the smallest phone', async ({ page, open, shop }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, path] of [...MAIN_PAGES, ...OTHER_PAGES]) {
    await open(path(shop.id))
    const { wide, guilty } = await page.evaluate(() => {
      const scrolls = document.documentElement.scrollWidth
      const wider = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1,
      )
      return { wide: scrolls, guilty: wider.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)) }
    })
    expect(wide, `${name}: ${guilty.join(' | ')}`).toBeLessThanOrEqual(320)
  }
})
