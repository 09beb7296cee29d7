import type { Locator, Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { tabTo } from '../fixtures/keys.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const cards = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Produkte' }).getByRole('article')
const nameOf = (card: Locator) => card.getByRole('heading').getByRole('link')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const total = async (page: Page) =>
  Number.parseInt(
    (await page
      .getByRole('main')
      .getByText(/^\d+ Produkte?$/)
      .first()
      .textContent()) ?? '',
    10,
  )

test.describe('on a wide screen', () => {
  test.use({ viewport: DESK })

  test('filters stay in view when the header goes', IN_ONE_SHOP, async ({ page, open, shop }) => {
    await open(shop.goods.longListing)
    const colour = page
      .getByRole('main')
      .locator('summary', { hasText: /^Farbe/ })
      .first()
    await page.mouse.move(700, 600)
    for (let step = 0; step < 6; step += 1) {
      await page.mouse.wheel(0, 250)
      await page.waitForTimeout(100)
    }

    await expect(page.locator('[data-header="hidden"]')).toBeAttached()
    await expect(colour).toBeInViewport({ ratio: 1 })
  })

  test(
    'filters open in place, stay open and take several values',
    IN_ONE_SHOP,
    async ({ page, open, shop }) => {
      test.slow()
      await open(shop.goods.longListing)
      const all = await total(page)
      const facet = page
        .getByRole('main')
        .locator('details')
        .filter({ has: page.locator('summary', { hasText: /^Farbe/ }) })
      await facet.locator('summary').click()

      const grey = facet.getByRole('link', { name: /^Grau/ })
      await grey.click()
      await expect(page).toHaveURL(/\?colour=grau$/)
      await expect(grey).toHaveAttribute('aria-current', 'true')
      await expect(grey).toBeFocused()
      const some = await total(page)
      expect(some).toBeLessThan(all)

      await facet.getByRole('link', { name: /^Blau/ }).click()
      await expect(page).toHaveURL(/\?colour=blau,grau$/)
      await expect.poll(() => total(page)).toBeGreaterThan(some)
      await page.keyboard.press('Escape')
      await expect(grey).toBeHidden()
    },
  )

  test(
    'a chip takes its filter away, and the focus moves on',
    everyNight('packages/ui/src/listing/listing-toolbar.stories.tsx', IN_OTHER_SHOP),
    async ({ page, open, shop }) => {
      await open(`${shop.goods.longListing}?colour=blau,grau`)
      const chip = (name: string) => page.getByRole('link', { name: `Filter „${name}“ entfernen` })

      await chip('Blau').press('Enter')
      await expect(page).toHaveURL(/\?colour=grau$/)
      await expect(chip('Grau')).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${shop.goods.longListing}$`))
      await expect(page.getByRole('button', { name: 'Alle Filter' })).toBeFocused()
    },
  )

  test(
    'the order is chosen, kept by filters, and explained',
    IN_ONE_SHOP,
    async ({ page, open, shop, say }) => {
      await open(shop.goods.longListing)
      await page.getByLabel('Sortieren nach').selectOption('price_asc')
      await expect(page).toHaveURL(/\?sort=price_asc$/)
      await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
      const prices = await cards(page).evaluateAll((all) =>
        all.map((card) =>
          Number(/(\d[\d.]*),(\d\d)\s€/.exec(card.textContent)?.slice(1, 3).join('').replace('.', '')),
        ),
      )
      expect(prices.slice(0, 8)).toEqual(prices.slice(0, 8).toSorted((a, b) => a - b))

      await page.getByText(say('listing.sortNote')).click()
      await expect(page.getByText(/Niemand kann für einen Platz bezahlen/)).toBeVisible()
    },
  )

  test(
    'the price is set by keyboard on its slider',
    everyNight('packages/ui/src/listing/filters/listing-filters.stories.tsx', IN_OTHER_SHOP),
    async ({ page, open, shop }) => {
      await open(shop.goods.longListing)
      await page.getByRole('main').getByText('Preis', { exact: true }).first().click()
      const lowest = page.getByRole('slider', { name: 'Mindestpreis' })
      await lowest.focus()
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
      const from = await page.getByRole('textbox', { name: /^Von/ }).inputValue()
      expect(Number(from)).toBeGreaterThan(0)

      await page.getByRole('button', { name: 'Preis übernehmen' }).press('Enter')
      await expect(page).toHaveURL(new RegExp(`\\?price=${from}00-$`))
      await expect(page.getByRole('link', { name: /Filter „Preis ab .*entfernen/ })).toBeVisible()
      // The form was drawn anew, and the focus was gone with the old one.
      await expect(page.getByRole('main').locator('summary', { hasText: /^Preis/ })).toBeFocused()

      // A number field swallows the comma where the browser speaks another language.
      await page.getByRole('textbox', { name: /^Von/ }).fill('')
      await page.getByRole('textbox', { name: /^Von/ }).pressSequentially('9,95')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?price=995-$/)
    },
  )

  test(
    'where nothing is left, it says which filter to take away',
    everyNight('packages/ui/src/listing/products/listing-end.stories.tsx', IN_ONE_SHOP),
    async ({ page, open, shop }) => {
      await open(`${shop.goods.longListing}?colour=grau&price=1-2`)
      await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()

      await page.getByRole('link', { name: /Ohne „Preis 0,01/ }).click()
      await expect(page).toHaveURL(/\?colour=grau$/)
      await expect(cards(page).first()).toBeVisible()
    },
  )

  test(
    'longer pages keep the rest of the choice',
    everyNight('packages/storefront/src/features/listing/address/listing-href.test.ts', IN_OTHER_SHOP),
    async ({ page, open, shop }) => {
      await open(`${shop.goods.longListing}?sort=price_asc`)
      await page.getByRole('list', { name: 'Produkte je Seite' }).getByRole('link', { name: '48' }).click()

      await expect(page).toHaveURL(/\?perPage=48&sort=price_asc$/)
      await expect(cards(page)).toHaveCount(48)
    },
  )
})

for (const [name, viewport, marks] of [
  ['a phone', PHONE, everyNight('e2e/journeys/listing.spec.ts', IN_ONE_SHOP)],
  ['a wide screen', DESK, IN_OTHER_SHOP],
] as const) {
  test.describe(`on ${name}`, marks, () => {
    test.use({ viewport })

    test('more products come below the others, and back from one of them all is as it was', async ({
      page,
      open,
      shop,
    }) => {
      test.slow()
      await open(shop.goods.longListing)
      await expect(cards(page)).toHaveCount(24)
      await page.getByRole('link', { name: 'Mehr Produkte anzeigen' }).click()

      await expect(page).toHaveURL(/\?from=1&page=2$/)
      await expect(cards(page)).toHaveCount(48)
      await expect(nameOf(cards(page).nth(24))).toBeFocused()
      await expect(page.getByText(/^48 von \d+ Produkten angesehen$/)).toBeVisible()

      const card = cards(page).nth(30)
      await card.scrollIntoViewIfNeeded()
      const [words, before] = [await nameOf(card).textContent(), await scrolled(page)]
      await nameOf(card).click()
      await expect(page).toHaveURL(/\/p\//)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await page.goBack()
      await expect(page).toHaveURL(/\?from=1&page=2$/)
      await expect(cards(page)).toHaveCount(48)
      await expect(nameOf(card)).toHaveText(words ?? '')
      await expect.poll(() => scrolled(page)).toBe(before)

      await page.reload()
      await expect(cards(page)).toHaveCount(48)
    })

    test(
      'back from a product the page is where it was',
      everyNight('e2e/journeys/listing.spec.ts'),
      async ({ page, open, shop }) => {
        await open(shop.goods.longListing)
        const card = cards(page).nth(14)
        await card.scrollIntoViewIfNeeded()
        const before = await scrolled(page)
        expect(before).toBeGreaterThan(300)
        await nameOf(card).click()
        await expect(page).toHaveURL(/\/p\//)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        await page.goBack()
        await expect(card).toBeInViewport()
        await expect.poll(() => scrolled(page)).toBe(before)
      },
    )
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test(
    'filters are chosen at leisure and applied at once',
    IN_OTHER_SHOP,
    async ({ page, open, shop, noViolations }) => {
      test.slow()
      await open(shop.goods.longListing)
      const entry = page.getByRole('button', { name: 'Alle Filter' })
      await entry.click()
      const dialog = page.getByRole('dialog', { name: 'Alle Filter' })
      // what most people filter by stands open
      await expect(dialog.getByRole('group', { name: 'Farbe' })).toBeVisible()
      const steps = await page.evaluate(() => history.length)
      await dialog.getByRole('checkbox', { name: /^Grau/ }).check({ force: true })
      const show = dialog.getByRole('button', { name: /^\d+ Produkte? anzeigen$/ })
      const one = await show.textContent()
      await dialog.getByRole('checkbox', { name: /^Blau/ }).check({ force: true })
      await expect(show).not.toHaveText(one ?? '')
      await noViolations(page)
      const count = Number.parseInt((await show.textContent()) ?? '', 10)
      expect(await page.evaluate(() => history.length)).toBe(steps)

      await show.click()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\?colour=blau,grau$/)
      await expect.poll(() => total(page)).toBe(count)
      expect(await page.evaluate(() => history.length)).toBe(steps + 1)
      await expect(entry).toBeFocused()

      await entry.click()
      await dialog.getByRole('button', { name: 'Zurücksetzen' }).click()
      await dialog.getByRole('button', { name: /anzeigen$/ }).click()
      await expect(page).toHaveURL(new RegExp(`${shop.goods.longListing}$`))
    },
  )

  test('one facet and the order have sheets of their own', IN_ONE_SHOP, async ({ page, open, shop }) => {
    await open(shop.goods.longListing)
    await page.getByRole('main').getByText('Material', { exact: true }).click()
    const facet = page.getByRole('dialog', { name: 'Material' })
    await expect(facet.getByRole('group', { name: 'Material' })).toBeVisible()
    await expect(facet.getByRole('group', { name: 'Farbe' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(facet).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${shop.goods.longListing}$`))

    await page.getByRole('button', { name: 'Sortieren' }).click()
    const sort = page.getByRole('dialog', { name: 'Sortieren nach' })
    await expect(sort.getByText(/Niemand kann für einen Platz bezahlen/)).toBeVisible()
    await sort.getByRole('link', { name: 'Neu im Shop' }).click()
    await expect(sort).toHaveCount(0)
    await expect(page).toHaveURL(/\?sort=newest$/)
  })

  test(
    'the first card hints at its further pictures, until somebody knows',
    everyNight('packages/storefront/src/features/product/swipe-hint.atoms.test.ts', IN_OTHER_SHOP),
    async ({ page, open, shop }) => {
      await open(shop.goods.listing.path)
      const tracks = page.locator('article [aria-hidden="true"] > div')
      await tracks.first().scrollIntoViewIfNeeded()
      await expect(tracks.first()).toHaveAttribute('data-hint')
      await expect(page.locator('[data-hint]')).toHaveCount(1)
      const slide = tracks.first().locator('a').first()
      const motion = () => slide.evaluate((element) => getComputedStyle(element).animationName)
      expect(await motion()).not.toBe('none')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await motion()).toBe('none')
    },
  )

  test('pictures of a card are swiped and go round', IN_OTHER_SHOP, async ({ page, open, shop }) => {
    await open(shop.goods.longListing)
    const track = page.locator('article [aria-hidden="true"] > div:has(a + a)').first()
    const at = () => track.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))
    const pictures = await track.locator('a').count()
    expect(pictures).toBeGreaterThan(1)

    // The first picture stands once more behind the last as soon as somebody moves them.
    await track.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'smooth' }))
    await expect(track.locator('a')).toHaveCount(pictures + 1)
    await track.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'smooth' }))
    await expect.poll(at).toBe(0)
  })
})

test(
  'editors write above and below the products of a category',
  everyNight('packages/storefront/src/pages/content/listing-story.test.ts', IN_OTHER_SHOP),
  async ({ page, open, noViolations }) => {
    test.slow()
    await open('/geschenke/')
    await expect(page).toHaveTitle(/^Geschenke, die bleiben \|/)
    const main = page.getByRole('main')
    const tops = [
      main.getByText(/^Noch unsicher\?/),
      cards(page).first(),
      main.getByRole('heading', { name: 'Fragen zum Schenken' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN)
    const [above = 0, products = 0, below = 0] = await Promise.all(tops)
    expect([above < products, products < below]).toEqual([true, true])
    await noViolations(page)
  },
)

test(
  'a listing is filtered by keyboard alone',
  everyNight('packages/ui/src/listing/filters/listing-filters.stories.tsx', IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    test.slow()
    await open(shop.goods.longListing)
    await tabTo(page, page.getByRole('button', { name: 'Alle Filter' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Alle Filter' })
    await tabTo(page, dialog.locator('summary').filter({ hasText: 'Material' }))
    await page.keyboard.press('Enter')
    const first = dialog.getByRole('group', { name: 'Material' }).getByRole('checkbox').first()
    await tabTo(page, first)
    await page.keyboard.press('Space')
    await expect(first).toBeChecked()
    await tabTo(page, dialog.getByRole('button', { name: /anzeigen$/ }))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\?material=/)
    await alive(page)
    const card = nameOf(cards(page).first())
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/p\//)
  },
)
