import type { Page } from '@playwright/test'
import { putIntoBasket } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { recorded } from '../fixtures/partners.ts'
import { begun, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, BY_DAY_IN_OTHER_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test.describe('with consent', () => {
  test.use({ isConsentOpen: true })

  test(
    'what was looked at comes back, newest first, and is forgotten with one press',
    IN_ONE_SHOP,
    async ({ page, context, origin, shop, open, say }) => {
      await recorded(context, origin)
      const { large, small, listing } = shop.goods
      await open(productPath(large.number))
      await page.getByRole('button', { name: 'Allem zustimmen' }).click()
      await open(productPath(small.number))
      // A document that is left before it knows the answer stores nothing.
      await begun(page)
      await open(productPath(shop.productGoods.third))
      await begun(page)

      const names = slot(page, 'Zuletzt angesehen').getByRole('heading', { level: 3 })
      await toTheEnd(page)
      await expect(names).toHaveCount(2)
      await expect(names.first()).toHaveText(small.name)
      await expect(names.last()).toHaveText(large.name)

      await open(listing.path)
      await toTheEnd(page)
      await expect(names).toHaveCount(3)

      await page.getByRole('button', { name: 'Verlauf löschen' }).click()
      await expect(slot(page, 'Zuletzt angesehen')).toHaveCount(0)
      await expect(page.getByRole('status').filter({ hasText: 'Der Verlauf ist gelöscht.' })).toBeAttached()
      await page.reload()
      await toTheEnd(page)
      await expect(slot(page, say('recommendations.bestseller'))).toBeVisible()
      await expect(slot(page, 'Zuletzt angesehen')).toHaveCount(0)
    },
  )
})

// The page is kept while what it recommends goes on: React found other words than the HTML has, and reported it.
test(
  'what is recommended otherwise since the page was kept is drawn anew, without an error',
  IN_OTHER_SHOP,
  async ({ page, shop }) => {
    const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 })
    await page.goto(productPath(shop.goods.large.number))
    const [count, last] = [await names.count(), await names.last().innerText()]
    await page.route(/\/p\/[^/]+\/_payload/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(last, 'Neues Lager') })
    })

    await page.reload()
    await expect(names.nth(count - 1)).toHaveText(last)
    await toTheEnd(page)

    // What is recommended further down may well be the same product.
    await expect(names.nth(count - 1)).toHaveText('Neues Lager')
    await expect(names.filter({ hasText: 'Neues Lager' })).toHaveCount(1)
  },
)

test(
  'a card of a row is sent with its first picture alone, and turns its others once somebody reads',
  IN_ONE_SHOP,
  async ({ page, open }) => {
    const answer = await page.request.get('/')
    await open('/')
    const sent = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main li article')].map(
          (card) => card.querySelectorAll('a > img').length,
        ),
      await answer.text(),
    )
    expect(sent.length).toBeGreaterThan(5)
    expect(new Set(sent)).toEqual(new Set([1]))

    await toTheEnd(page)
    const card = page.getByRole('main').locator('li article:has([data-side])').first()
    await card.hover()

    await expect(card.locator('[data-side="end"]')).toBeVisible()
    expect(await card.locator('a > img').count()).toBeGreaterThan(1)
  },
)

// Pressing "to the basket" while the suggestions arrived did nothing: press and release hit different elements.
for (const [name, viewport, details] of [
  ['a phone', { width: 390, height: 844 }, BY_DAY_IN_OTHER_SHOP],
  [
    'a large screen',
    { width: 1440, height: 1000 },
    everyNight('e2e/journeys/recommendations.spec.ts', BY_DAY_IN_ONE_SHOP),
  ],
] as const)
  test(
    `on ${name} the layer holds still when its suggestions arrive`,
    details,
    async ({ page, shop, open }) => {
      await page.setViewportSize(viewport)
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route('**/api/shop/recommendations/add_to_cart_layer/**', async (route) => {
        await arrived
        await route.continue()
      })
      await open(productPath(shop.goods.small.number))
      await putIntoBasket(page, 'de-de')
      const layer = page.getByRole('dialog')
      await layer.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
      const before = await layer.getByRole('link', { name: 'Zum Warenkorb' }).boundingBox()

      arrive()
      await expect(layer.getByRole('article').first()).toBeVisible()

      expect(await layer.getByRole('link', { name: 'Zum Warenkorb' }).boundingBox()).toEqual(before)
    },
  )

test(
  'a slot without recommendations is not there, and says nothing',
  IN_OTHER_SHOP,
  async ({ page, shop, open, say }) => {
    await page.route('**/api/shop/recommendations/**', (route) => route.fulfill({ json: [] }))
    await open(productPath(shop.goods.large.number))
    const asked = page.waitForResponse(/recommendations\/pds_suggestions/)
    await toTheEnd(page)
    await asked

    await expect(page.getByRole('heading', { name: say('recommendations.suggestions') })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Zuletzt angesehen' })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test(
  'a page asks for suggestions when a reader comes near them, not before',
  IN_ONE_SHOP,
  async ({ page, shop, open, say }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/shop/recommendations/')) asked.push(request.url())
    })
    await page.setViewportSize({ width: 390, height: 600 })
    await open(productPath(shop.goods.large.number))
    expect(asked).toEqual([])

    await toTheEnd(page)
    await expect(slot(page, say('recommendations.suggestions'))).toBeVisible()
  },
)

test(
  'the add-to-cart layer and the basket say what goes with it',
  IN_ONE_SHOP,
  async ({ page, shop, open, say }) => {
    await open(productPath(shop.goods.large.number))
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first().click()
    const layer = page.getByRole('dialog', { name: 'Im Warenkorb' })
    const cards = layer.getByRole('region', { name: 'Dazu passt' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    const first = await cards.first().getByRole('link').first().textContent()
    await layer.getByRole('link', { name: 'Zum Warenkorb' }).click()

    await expect(
      slot(page, say('recommendations.basket'))
        .getByText(first ?? '')
        .first(),
    ).toBeAttached()
  },
)

test(
  'nothing is told about the shopper before anybody has agreed',
  everyNight('e2e/journeys/consent.spec.ts', IN_OTHER_SHOP),
  async ({ page, shop, open, say }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await open(productPath(shop.goods.large.number))
    await toTheEnd(page)
    await expect(slot(page, say('recommendations.suggestions'))).toBeVisible()

    expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
    expect([...hosts]).toEqual([`localhost:${shop.port}`])
  },
)

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

function slot(page: Page, name: string) {
  return page.getByRole('region', { name })
}

/** Screen by screen, as a reader does: what comes near is asked for on the way. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (
      let step = 0;
      step < 40 && window.scrollY + window.innerHeight < document.body.scrollHeight - 2;
      step++
    ) {
      window.scrollBy(0, window.innerHeight / 2)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
