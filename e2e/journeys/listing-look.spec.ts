import type { Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP, OF_A_WIDE_RANGE } from '../fixtures/shops.ts'

const cards = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Produkte' }).getByRole('article')

/** How many cards stand beside the first. */
async function perRow(page: Page): Promise<number> {
  const boxes = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  return boxes.filter((top) => Math.abs(top - (boxes[0] ?? 0)) < 2).length
}

test(
  'the second picture of a card is asked for by a pointer, and seen',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url())
    })
    await open(shop.goods.listing.path)
    await alive(page)
    await page.mouse.move(10, 10)
    const card = cards(page)
      .filter({ has: page.locator('a:nth-child(2) > img') })
      .nth(1)
    const second = card.locator('a:nth-child(2) > img').first()
    const file = (await second.evaluate((image: HTMLImageElement) => image.src)).replace(
      /.*\/([^/?]+)(\?.*)?$/,
      '$1',
    )
    await quiet(page, QUIET_MS)
    expect(asked.filter((url) => url.includes(file))).toEqual([])

    await card.getByRole('heading').getByRole('link').hover()

    await expect.poll(() => asked.some((url) => url.includes(file))).toBe(true)
    const [stage, shown] = await Promise.all([card.boundingBox(), second.boundingBox()])
    expect(Math.abs((stage?.x ?? 0) - (shown?.x ?? -99))).toBeLessThan(2)
  },
)

test(
  'large cards stay large on the next page and after a reload, and nothing moves',
  everyNight('packages/ui/src/listing/card-size/card-size.test.ts', IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(shop.goods.longListing)
    await alive(page)
    expect(await perRow(page)).toBe(4)

    await page.getByRole('button', { name: 'Große Bilder' }).click()
    expect(await perRow(page)).toBe(2)

    const script = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      await script.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await perRow(page)).toBe(2)
    script.resolve()
    await alive(page)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shift).toBeLessThan(0.01)

    await page.getByRole('button', { name: 'Mehr in einer Reihe' }).click()
    expect(await perRow(page)).toBe(4)
    expect(await page.evaluate(() => localStorage.getItem('listing-cards'))).toBeNull()
  },
)

test(
  'a scene stands among the products of its category, as wide as two of them',
  everyNight('packages/blocks/src/lookbook-tile/lookbook-tile.stories.tsx', OF_A_WIDE_RANGE),
  async ({ page, open, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(shop.productGoods.lookbook)
    const list = page.getByRole('main').getByRole('list', { name: 'Produkte' })
    const tile = list.locator('> li:not(:has(article))')

    await expect(tile).toHaveCount(1)
    const [wide, card] = await Promise.all([tile.boundingBox(), cards(page).first().boundingBox()])
    expect((wide?.width ?? 0) / (card?.width ?? 1)).toBeGreaterThan(2)
    await tile.getByRole('link').click()
    await expect(page).toHaveURL(/\/ratgeber\//)
  },
)
