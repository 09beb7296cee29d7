import { crawl } from '@shop/crawl/crawl'
import type { Bench } from '../bench.ts'
import { atMost } from '../report.ts'
import { withShop } from '../served-shop.ts'

const QUICK_STEP = 20
const MOST_NOTES = 40
/** Some locales on a host of their own, one of them below a prefix: another name of the same machine. */
const hosts = (port: number) => ({
  other: `http://localhost:${port}`,
  env: {
    SHOP_ORIGINS: JSON.stringify({
      'de-at': `http://localhost:${port}`,
      'fr-ch': `http://localhost:${port}/fr/`,
    }),
  },
})

/** Every page and every link of both shops in all locales, as a search engine reads them. */
export const crawlShops: Bench = {
  name: 'crawl',
  what: 'problems that a search engine finds on any page of any locale',
  run: async ({ shops, port, isQuick }) => {
    const rows = []
    const budgets = []
    const notes = []
    for (const shop of shops) {
      const { other, env } = hosts(port)
      const runs = [
        {
          what: 'sitemaps and every link on their pages',
          env: {},
          options: { productStep: isQuick ? QUICK_STEP : 1, followsSearches: !isQuick },
        },
        {
          what: 'the same on two hosts, some products',
          env,
          options: { otherOrigins: [other], productStep: QUICK_STEP, followsSearches: false },
        },
      ]
      for (const run of runs) {
        const started = performance.now()
        const found = await withShop(shop, { port, env: run.env }, ({ origin }) =>
          crawl({ origin, ...run.options }),
        )
        rows.push({
          shop: shop.id,
          what: run.what,
          pages: found.pages.size,
          links: found.linked,
          'structured data': [...found.types.values()].reduce((sum, count) => sum + count, 0),
          problems: found.problems.length,
          seconds: Math.round((performance.now() - started) / 1000),
        })
        budgets.push(atMost(`${shop.id}, ${run.what}: problems`, found.problems.length, 0, ''))
        for (const { url, problem } of found.problems.slice(0, MOST_NOTES)) notes.push(`${url} ${problem}`)
      }
    }
    return { rows, budgets, notes }
  },
}
