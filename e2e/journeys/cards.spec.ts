import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'a card shows its picture whole, wherever it stands',
  everyNight('packages/ui/src/product-card/product-card.stories.tsx', BY_DAY_IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/', shop.goods.listing.path, productPath(shop.goods.large.number)]) {
      await open(path)
      await alive(page)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

      const stages = await page.evaluate(() =>
        [...document.querySelectorAll('article:has([data-card]) > :first-child')].map((stage) => {
          const { width, height } = stage.getBoundingClientRect()
          return { name: stage.parentElement?.querySelector('h3')?.textContent, width, height }
        }),
      )

      expect(stages.length, path).toBeGreaterThan(3)
      // Square, give or take what a fraction of a pixel rounds to.
      const cut = stages.filter(({ width, height }) => width > 0 && Math.abs(height - width) > 2)
      expect.soft(cut, path).toEqual([])
    }
  },
)
