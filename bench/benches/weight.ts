import type { Bench, Peer } from '../bench.ts'
import { withBrowser } from '../devtools.ts'
import { firstLoad, type Part } from '../first-load.ts'
import { type LoadedByItself, loadedByItself } from '../loaded-by-itself.ts'
import { atMost, type Budget, type Report, type Row } from '../report.ts'
import { type ServedShop, withShop } from '../served-shop.ts'
import type { MeasuredPage } from '../shops.ts'

const KB = 1000
const MOST_NAMED = 5

/** What a shopper's first visit costs in bytes, page by page. */
export const weight: Bench = {
  name: 'weight',
  what: 'bytes of HTML, CSS and client JavaScript of home, listing and product page',
  takesCheckout: true,
  takesPeer: true,
  run: async ({ shops, port, peer, say }) => {
    if (peer !== null) return ofPeer(peer)
    const rows: Row[] = []
    const budgets: Budget[] = []
    const notes: string[] = []
    for (const shop of shops) {
      await withShop(shop, { port }, async (served) => {
        for (const page of shop.pages) {
          const found = await ofPage(shop.id, served, page)
          rows.push(...found.rows)
          budgets.push(...found.budgets)
          if (page.name === 'product') notes.push(...heaviest(shop.id, found.parts))
          const loaded = await withBrowser(async (openTab) =>
            loadedByItself(await openTab(), served.origin + page.path),
          )
          rows.push(...rowsOf(shop.id, page.name, loaded))
          say(`${shop.id}: ${page.name}`)
        }
      })
    }
    return { rows, budgets, notes }
  },
}

/** What a browser loads of a shop that runs already: the HTML of others names its scripts in ways of its own. */
async function ofPeer({ listing, product, reachesOthers }: Peer): Promise<Report> {
  const rows = await withBrowser(
    async (openTab) => {
      const found = rowsOf(new URL(listing).host, 'listing', await loadedByItself(await openTab(), listing))
      return product === null
        ? found
        : [
            ...found,
            ...rowsOf(new URL(product).host, 'product', await loadedByItself(await openTab(), product)),
          ]
    },
    { reachesOthers },
  )
  return { rows, budgets: [], notes: ['As sent: a shop that compresses less shows more.'] }
}

function rowsOf(shop: string, page: string, loaded: LoadedByItself): Row[] {
  const row = (what: string, { files, bytes }: LoadedByItself['all']): Row => ({
    shop,
    what: `${page}, by itself: ${what}`,
    files,
    'kB as sent': kilo(bytes),
  })
  return [
    row('HTML', loaded.html),
    row('CSS', loaded.style),
    row('JavaScript', loaded.script),
    row('everything', loaded.all),
  ]
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
