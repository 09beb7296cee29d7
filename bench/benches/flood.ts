import type { Bench } from '../bench.ts'
import { atMost, type Budget, type Row, rounded } from '../report.ts'
import { withShop } from '../served-shop.ts'
import { type Asked, ask, openAsking } from '../soak/asking.ts'
import { cachedPagesDuring, cachedPagesFor, ownPaths } from '../soak/cached-page.ts'

const CLIENTS = 32
const SECONDS = 20
const QUICK_SECONDS = 3
const MOST_MS = 50

/** What cached pages cost while others ask for what does not exist. */
export const floodBench: Bench = {
  name: 'flood',
  what: 'milliseconds of cached pages while unknown addresses, filters and searches are asked for without an end',
  takesCheckout: true,
  run: async ({ shops, port, isQuick, say }) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const milliseconds = (isQuick ? QUICK_SECONDS : SECONDS) * 1000
    for (const shop of shops)
      await withShop(shop, { port, env: { DATABASE_URL: '' } }, async ({ origin }) => {
        const paths = await ownPaths(
          origin,
          shop.pages.map(({ path }) => path),
        )
        const listing = shop.pages.find(({ name }) => name === 'listing')?.path ?? '/'
        await cachedPagesFor(origin, paths, 1000)
        const quiet = await cachedPagesFor(origin, paths, milliseconds / 2)
        rows.push({
          shop: shop.id,
          flood: 'none',
          'p50 ms': rounded(quiet.p50),
          'p95 ms': rounded(quiet.p95),
          asked: 0,
        })
        for (const [flood, nonsense] of FLOODS) {
          let asked = 0
          const page = await cachedPagesDuring(origin, paths, async () => {
            asked = await flooded(origin, (turn) => nonsense(turn, listing), milliseconds)
          })
          say(`${shop.id}: ${asked} requests for ${flood}, cached pages at ${rounded(page.p95)} ms`)
          rows.push({ shop: shop.id, flood, 'p50 ms': rounded(page.p50), 'p95 ms': rounded(page.p95), asked })
          budgets.push(
            atMost(`${shop.id}: p95 of cached pages beside ${flood}`, page.p95, MOST_MS, 'ms'),
            atMost(`${shop.id}: cached pages that failed beside ${flood}`, page.failed, 0, ''),
          )
        }
      })
    return { rows, budgets }
  },
}

const FLOODS: readonly [string, (turn: number, listing: string) => string][] = [
  ['unknown addresses', (turn) => `/gibt-es-nicht-${turn}/`],
  ['unknown filters', (turn, listing) => `${listing}?color=f${turn}&variant=f${turn}`],
  ['searches', (turn) => `/suche/?q=unsinn${turn}`],
]

async function flooded(
  origin: string,
  pathOf: (turn: number) => string,
  milliseconds: number,
): Promise<number> {
  const asking = openAsking(origin, CLIENTS)
  const until = performance.now() + milliseconds
  let turn = 0
  const client = async () => {
    while (performance.now() < until) {
      turn += 1
      const asked: Asked = { kind: 'page', method: 'GET', path: pathOf(turn) }
      await ask(asking, asked)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  asking.agent.destroy()
  return turn
}
