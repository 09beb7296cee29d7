import type { Bench } from '../bench.ts'
import { firstLoad, type Part } from '../first-load.ts'
import { atMost, type Budget, type Row } from '../report.ts'
import { type ServedShop, withShop } from '../served-shop.ts'
import type { MeasuredPage } from '../shops.ts'

const KB = 1000
const MOST_NAMED = 5

/** What a shopper's first visit costs in bytes, page by page. */
export const weight: Bench = {
  name: 'weight',
  what: 'bytes of HTML, CSS and client JavaScript of home, listing and product page',
  run: async ({ shops, port }) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const notes: string[] = []
    for (const shop of shops) {
      await withShop(shop.id, { port }, async (served) => {
        for (const page of shop.pages) {
          const found = await ofPage(shop.id, served, page)
          rows.push(...found.rows)
          budgets.push(...found.budgets)
          if (page.name === 'product') notes.push(...heaviest(shop.id, found.parts))
        }
      })
    }
    return { rows, budgets, notes }
  },
}

async function ofPage(shop: string, served: ServedShop, page: MeasuredPage) {
  const load = await firstLoad(served.origin + page.path)
  const row = (what: string, parts: readonly Part[]): Row => ({
    shop,
    what: `${page.name}, ${what}`,
    files: parts.length,
    'kB plain': kilo(sum(parts, 'plain')),
    'kB gzip': kilo(sum(parts, 'gzip')),
    'kB brotli': kilo(sum(parts, 'brotli')),
  })
  const name = `${shop}: ${page.name}`

  return {
    parts: [...load.styles, ...load.scripts],
    rows: [row('HTML', [load.html]), row('CSS', load.styles), row('JavaScript', load.scripts)],
    budgets: [
      atMost(`${name}, CSS`, sum(load.styles, 'brotli') / KB, 20, 'kB brotli'),
      ...(page.name === 'product'
        ? [
            atMost(`${name}, HTML`, load.html.brotli / KB, 20, 'kB brotli'),
            atMost(`${name}, client JavaScript`, sum(load.scripts, 'brotli') / KB, 100, 'kB brotli'),
            atMost(`${name}, chain of script requests`, load.scriptDepth, 2, 'deep'),
          ]
        : []),
    ],
  }
}

/** The files that a product page would gain most from losing. */
function heaviest(shop: string, parts: readonly Part[]): string[] {
  return parts
    .toSorted((one, other) => other.brotli - one.brotli)
    .slice(0, MOST_NAMED)
    .map(({ url, brotli }) => `${shop}: product, ${kilo(brotli)} kB brotli in ${new URL(url).pathname}`)
}

function sum(parts: readonly Part[], size: 'plain' | 'gzip' | 'brotli'): number {
  return parts.reduce((total, part) => total + part[size], 0)
}

function kilo(bytes: number): number {
  return Math.round(bytes / 100) / 10
}
