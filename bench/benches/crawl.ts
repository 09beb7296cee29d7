import { crawl } from '@shop/crawl/crawl'
import type { Bench } from '../bench.ts'
import { atMost } from '../report.ts'
import { withShop } from '../served-shop.ts'

const QUICK_STEP = 20
const MOST_NOTES = 40

/** Every page and every link of both shops in all locales, as a search engine reads them. */
export const crawlShops: Bench = {
  name: 'crawl',
  what: 'problems that a search engine finds on any page of any locale',
  run: async ({ shops, port, isQuick }) => {
    const rows = []
    const budgets = []
    const notes = []
    for (const shop of shops) {
      const started = performance.now()
      const found = await withShop(shop.id, { port }, ({ origin }) =>
        crawl({ origin, productStep: isQuick ? QUICK_STEP : 1, followsSearches: !isQuick }),
      )
      rows.push({
        shop: shop.id,
        what: 'sitemaps and every link on their pages',
        pages: found.pages.size,
        links: found.linked,
        'structured data': [...found.types.values()].reduce((sum, count) => sum + count, 0),
        problems: found.problems.length,
        seconds: Math.round((performance.now() - started) / 1000),
      })
      budgets.push(atMost(`${shop.id}: problems`, found.problems.length, 0, ''))
      for (const { url, problem } of found.problems.slice(0, MOST_NOTES)) notes.push(`${url} ${problem}`)
    }
    return { rows, budgets, notes }
  },
}
