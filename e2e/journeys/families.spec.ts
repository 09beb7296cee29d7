import type { Locator, Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { tabTo } from '../fixtures/keys.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP, OF_A_WIDE_RANGE } from '../fixtures/shops.ts'

const cards = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Produkte' }).getByRole('article')
const nameOf = (card: Locator) => card.getByRole('heading').getByRole('link')
const swatches = (card: Locator) => card.getByRole('group', { name: /^In \d+ Farben/ }).getByRole('link')
/** The first card that comes in several colours, and the first of its colours that is not shown. */
async function aFamily(page: Page) {
  const card = cards(page)
    .filter({ has: page.getByRole('group', { name: /^In \d+ Farben/ }) })
    .first()
  const other = swatches(card).and(page.locator(':not([aria-current])')).first()
  const href = await other.getAttribute('href')
  const label = await other.getAttribute('aria-label')
  // By its address: once it is chosen, it is another one that is not.
  return { card, href: href ?? '', swatch: card.locator(`[aria-label="${label}"]`) }
}

test(
  'by keyboard a colour changes the card, and leads to its page',
  everyNight('packages/ui/src/colour-swatches/colour-links.stories.tsx', IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    await open(shop.goods.listing.path)
    const { card, href, swatch } = await aFamily(page)
    const before = await card.locator('img').first().getAttribute('src')
    await alive(page)
    await tabTo(page, swatch)

    await expect(swatch).toHaveAttribute('aria-current', 'true')
    await expect(nameOf(card)).toHaveAttribute('href', href)
    await expect(card.locator('img').first()).not.toHaveAttribute('src', before ?? '')

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a pointer on a colour changes the card, and a click leads to it',
  IN_OTHER_SHOP,
  async ({ page, open, shop }) => {
    await open(shop.goods.listing.path)
    const { card, href, swatch } = await aFamily(page)
    await alive(page)
    await swatch.hover()
    await expect(nameOf(card)).toHaveAttribute('href', href)

    await swatch.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'the first tap on a colour chooses it, and the card leads there',
    everyNight('packages/ui/src/colour-swatches/colour-links.stories.tsx', OF_A_WIDE_RANGE),
    async ({ page, open, shop }) => {
      await open(shop.goods.listing.path)
      const { card, href, swatch } = await aFamily(page)
      await card.scrollIntoViewIfNeeded()
      await page.mouse.move(5, 5)
      await alive(page)
      await swatch.tap()
      await expect(swatch).toHaveAttribute('aria-current', 'true')
      await expect(page).toHaveURL(new RegExp(`${shop.goods.listing.path}$`))

      await nameOf(card).tap()
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
})

test(
  'a filter by colour chooses the face of every card',
  everyNight('packages/catalogue/src/listing/index/families.test.ts', IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    await open(`${shop.goods.longListing}?colour=grau`)

    const faces = cards(page).filter({ has: page.getByRole('group', { name: /^In \d+ Farben/ }) })
    const count = await faces.count()
    expect(count).toBeGreaterThan(1)
    for (let index = 0; index < count; index += 1)
      await expect(swatches(faces.nth(index)).and(page.locator('[aria-current]'))).toHaveAccessibleName(
        'Grau',
      )
  },
)

test('what is counted are families, in every locale', OF_A_WIDE_RANGE, async ({ request, shop }) => {
  for (const { locale } of shop.markets) {
    const path = encodeURIComponent(shop.goods.longListing)
    const seen = new Set<number>()
    const faces: number[] = []
    let pages = 1
    let total = 0
    for (let page = 1; page <= pages; page += 1) {
      const answer = await request.get(
        `/api/shop/listing/?locale=${locale}&path=${path}&perPage=96&page=${page}`,
      )
      const listing = await answer.json()
      ;({ pages, total } = listing)
      for (const { id, colours = [] } of listing.products) {
        faces.push(id)
        for (const colour of colours) seen.add(colour.id)
      }
    }
    expect(faces.length, locale).toBe(total)
    expect(new Set(faces).size, locale).toBe(total)
    // more than one colour each: the list of colours would be longer
    expect(seen.size, locale).toBeGreaterThan(total)
  }
})
