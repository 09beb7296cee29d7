import type { APIRequestContext } from '@playwright/test'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test.use({ javaScriptEnabled: false })

test('a product page reads without JavaScript', IN_ONE_SHOP, async ({ page, shop }) => {
  const { large } = shop.goods
  await page.goto(productPath(large.number))
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { level: 1, name: large.name })).toBeVisible()
  await expect(main.getByText(/\d,\d\d\s€/).first()).toBeVisible()
  await expect(main.getByText(/inkl\. MwSt\./).first()).toBeVisible()
  await expect(main.getByText(`Artikelnummer ${large.number}`)).toBeVisible()
  await expect(main.getByText(/Lieferbar|Lieferzeit|lieferbar/).first()).toBeVisible()
  await expect(main.getByRole('img', { name: large.name }).first()).toBeVisible()

  const makers = main.getByRole('group').filter({ hasText: 'Hersteller und Sicherheit' })
  await makers.getByText('Hersteller und Sicherheit').click()
  await expect(makers).toHaveAttribute('open')

  await main.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link').last().click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a listing can be filtered, sorted and left without JavaScript', IN_ONE_SHOP, async ({ page, shop }) => {
  const { listing } = shop.goods
  await page.goto(listing.path)
  const cards = page.getByRole('main').getByRole('article')
  await expect(page.getByRole('heading', { level: 1, name: listing.heading })).toBeVisible()
  await expect(cards.first()).toContainText('€')
  const all = await cards.count()

  await page.getByRole('main').getByText('Farbe', { exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: /^Grau/ }).first().click()
  await expect(page).toHaveURL(/\?colour=grau$/)
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(all)

  await cards.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\/.+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'order, price, further filters and further pages of a listing need no JavaScript',
  IN_OTHER_SHOP,
  async ({ page, shop, say }) => {
    const path = shop.goods.longListing
    await page.goto(path)
    const main = page.getByRole('main')
    const cards = main.getByRole('list', { name: 'Produkte' }).getByRole('article')

    await page.getByLabel('Sortieren nach').selectOption('price_asc')
    await main.getByRole('button', { name: 'Sortieren', exact: true }).click()
    await expect(page).toHaveURL(/\?sort=price_asc$/)

    await main.getByText('Preis', { exact: true }).first().click()
    await main.getByRole('textbox', { name: /^Von/ }).fill('20,00')
    await main.getByRole('button', { name: 'Preis übernehmen' }).click()
    await expect(page).toHaveURL(/\?price=2000-&sort=price_asc$/)
    await expect(main.getByRole('link', { name: /Filter „Preis ab 20\s€.* entfernen/ })).toBeVisible()

    await main.locator('summary', { hasText: /^Bewertung/ }).click()
    await main.getByRole('link', { name: /^4 Sterne und mehr/ }).click()
    await expect(page).toHaveURL(/\?price=2000-&rating=4&sort=price_asc$/)
    await expect(cards.first()).toBeVisible()

    await page.goto(path)
    await main.getByRole('link', { name: 'Mehr Produkte anzeigen' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(cards.first()).toBeVisible()
    await main.getByRole('link', { name: 'Nächste Seite' }).click()
    await expect(page).toHaveURL(/\?page=3$/)
    await main.getByText(say('listing.sortNote')).click()
    await expect(main.getByText(/Niemand kann für einen Platz bezahlen/)).toBeVisible()
  },
)

test(
  'the way to the categories and the search form need no JavaScript',
  IN_ONE_SHOP,
  async ({ page, shop }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').first().click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

    const search = page.getByRole('banner').getByRole('combobox', { name: 'Im Shop suchen' })
    await search.fill(shop.goods.searchWord)
    await search.press('Enter')

    await expect(page).toHaveURL(new RegExp(`/suche/\\?q=${shop.goods.searchWord}$`))
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('€')
  },
)

test('basket, checkout and wishlist say what they need', IN_ONE_SHOP, async ({ request }) => {
  for (const path of ['/warenkorb/', '/kasse/', '/wunschliste/'])
    expect(await needsOf(request, path), path).toContain('JavaScript')
})

// Finding an order, asking for data and a new password said that signing in needs JavaScript.
test('forms that only scripts can send say so', IN_OTHER_SHOP, async ({ request, say }) => {
  for (const path of ['/bestellung/', '/datenauskunft/', '/konto/neues-passwort/?hash=abc'])
    expect(await needsOf(request, path), path).toBe(say('contact.needsScript'))
})

test('a guide reads without JavaScript', IN_OTHER_SHOP, async ({ page, shop }) => {
  await page.goto(shop.goods.guide)
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await main.innerText()).length).toBeGreaterThan(800)
  await expect(main.locator('a[href^="/"]').first()).toBeVisible()
  for (const place of await main.locator('a[href^="#"]').all())
    await expect(page.locator((await place.getAttribute('href')) ?? '')).toHaveCount(1)
})

/** What the page says in place of what scripts would show, where it says so once. */
async function needsOf(request: APIRequestContext, path: string): Promise<string | undefined> {
  const html = await (await request.get(path)).text()
  const words = [...html.matchAll(/<noscript><p[^>]*>([^<]*)<\/p><\/noscript>/g)].map(([, text]) => text)
  expect(words, path).toHaveLength(1)
  return words[0]
}
