import type { Bench, Conditions } from '../bench.ts'
import { freshDatabase } from '../fresh-database.ts'
import { type Load, loadOf, uniqueLoadOf } from '../load.ts'
import { residentMB } from '../process-usage.ts'
import { atMost, type Budget, type Limit, type Row } from '../report.ts'
import { sentPage } from '../sent-bytes.ts'
import { serveBuiltShop, withFolder } from '../served-shop.ts'
import type { MeasuredShop } from '../shops.ts'

const STEPS = 5
const QUICK_AMOUNT = 500
const SUGGESTIONS = '/api/shop/search/suggestions/?locale=de-de&q='
const LETTERS = ['s', 'so', 'la', 'kis', 'tep', 'st', 'de', 'tis']

type Database = 'embedded' | 'PostgreSQL'
const MIXES: Record<Database, { requests: number; idle: Limit | null; after: Limit }> = {
  embedded: { requests: 50_000, idle: { must: 220, aim: 200 }, after: { must: 300, aim: 250 } },
  PostgreSQL: { requests: 10_000, idle: null, after: { must: 250, aim: 220 } },
}

/** How much memory a shop's process holds: after its start, and while requests of all kinds come in. */
export const memory: Bench = {
  name: 'memory',
  what: 'memory of a process after its start and after 50,000 mixed requests, and after 10,000 on PostgreSQL',
  takesCheckout: true,
  run: async (conditions) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    const notes: string[] = []
    for (const shop of conditions.shops) {
      const embedded = await ofShop(shop, 'embedded', conditions, { DATABASE_URL: '' })
      rows.push(...embedded.rows)
      budgets.push(...embedded.budgets)
      const server = await freshDatabase('memory')
      if (server === null) {
        notes.push('No PostgreSQL server answers at BENCH_DATABASE_URL.')
        continue
      }
      try {
        const onServer = await ofShop(shop, 'PostgreSQL', conditions, { DATABASE_URL: server.address })
        rows.push(...onServer.rows)
        budgets.push(...onServer.budgets)
      } finally {
        await server.drop()
      }
    }
    return { rows, budgets, notes: [...new Set(notes)] }
  },
}

async function ofShop(
  shop: MeasuredShop,
  database: Database,
  { port, isQuick, say }: Conditions,
  env: Record<string, string>,
): Promise<{ rows: Row[]; budgets: Budget[] }> {
  const { requests, idle, after } = MIXES[database]
  const perStep = (isQuick ? QUICK_AMOUNT : requests) / STEPS
  const name = `${shop.id}, ${database}`

  return withFolder(async (dataFolder) => {
    // The import of the catalogue needs memory once in a shop's life; what counts is every start after it.
    const first = await serveBuiltShop(shop, { port, dataFolder, env })
    await first.stop()

    const served = await serveBuiltShop(shop, { port, dataFolder, env })
    try {
      const steps = [{ asked: 0, mb: residentMB(served.pid) }]
      for (let step = 1; step <= STEPS; step += 1) {
        await mixed(served.origin, shop, perStep)
        steps.push({ asked: step * perStep, mb: residentMB(served.pid) })
        say(`${name}: ${step * perStep} requests, ${steps.at(-1)?.mb} MB`)
      }
      const last = steps.at(-1)?.mb ?? Number.NaN
      return {
        rows: steps.map(({ asked, mb }) => ({ shop: shop.id, database, 'after requests': asked, MB: mb })),
        budgets: [
          ...(idle === null ? [] : [atMost(`${name}: memory, idle`, steps[0]?.mb ?? Number.NaN, idle, 'MB')]),
          atMost(`${name}: memory after ${STEPS * perStep} mixed requests`, last, after, 'MB'),
        ],
      }
    } finally {
      await served.stop()
    }
  })
}

/** Of ten requests six are for pages that are kept, three for pages that have to be made, one is a letter of a search. */
async function mixed(origin: string, { pages }: MeasuredShop, amount: number): Promise<void> {
  const ofPage = (share: number): Load => ({
    connections: 8,
    amount: Math.ceil((amount * share) / pages.length),
  })
  for (const { path } of pages) {
    const { url } = await sentPage(origin + path, 'br')
    await loadOf(url, ofPage(0.6))
    await uniqueLoadOf(url, ofPage(0.3))
  }
  const ofLetter: Load = { connections: 8, amount: Math.max(8, Math.ceil((amount * 0.1) / LETTERS.length)) }
  for (const letters of LETTERS) await loadOf(`${origin}${SUGGESTIONS}${letters}`, ofLetter)
}
