import type { Bench } from '../bench.ts'
import { generatedIndex, generatedRows } from '../engine/generated-index.ts'
import { percentiles, type Times } from '../engine/percentiles.ts'
import { openPostgresSide, type PostgresSide } from '../engine/postgres-side.ts'
import { askIndex, KINDS, type Query, type QueryKind, queriesOf } from '../engine/queries.ts'
import { atMost, type Budget, type Row, rounded } from '../report.ts'

const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
/** Milliseconds at a million products; smaller catalogues have their share of it. */
const BUDGETS: Partial<Record<QueryKind, number>> = { leaf: 10, root: 10, text: 20, suggestions: 5 }
const MILLION = 1_000_000

/** How long a listing takes in memory, and how long the same listing takes in PostgreSQL. */
export const engine: Bench = {
  name: 'engine',
  what: 'listings, searches and suggestions of a generated catalogue in memory, and in PostgreSQL',
  run: async ({ products, isQuick }) => {
    const { index, categories, seconds, memoryMB, longestMilliseconds } = generatedIndex(products)
    const server = await openPostgresSide(SERVER, generatedRows(products), categories)
    const rows: Row[] = []
    const budgets: Budget[] = []
    try {
      for (const kind of KINDS) {
        const queries = queriesOf(kind, index, { categories, amount: isQuick ? 20 : 200 })
        // The first ones are slower: the code has not been compiled for them yet.
        for (const query of queries.slice(0, 50)) askIndex(index, query)
        const own = percentiles(
          queries.map((query) => {
            // Nothing may be remembered from the query before.
            index.steer(new Map())
            return timed(() => askIndex(index, query))
          }),
        )
        const theirs = server && (await askServer(server, queries.slice(0, isQuick ? 5 : 30)))
        rows.push(
          rowOf(kind, Math.max(...queries.slice(0, 20).map((query) => askIndex(index, query))), own, theirs),
        )
        const limit = BUDGETS[kind]
        if (limit !== undefined)
          budgets.push(
            atMost(`${kind}: p95 at ${products} products`, own.p95, (limit * products) / MILLION, 'ms'),
          )
      }
    } finally {
      await server?.close()
    }
    const notes = [
      `Index of six countries and three languages: built in ${rounded(seconds)} s, ${Math.round(memoryMB)} MB.`,
      `The longest that one product held the thread while it was built: ${rounded(longestMilliseconds)} ms.`,
      ...(server === null
        ? ['No PostgreSQL server answers at BENCH_DATABASE_URL: nothing to compare with.']
        : []),
    ]
    return { rows, budgets, notes }
  },
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

async function askServer(server: PostgresSide, queries: readonly Query[]): Promise<Times> {
  const times: number[] = []
  for (const query of queries) {
    const start = performance.now()
    await server.ask(query)
    times.push(performance.now() - start)
  }
  return percentiles(times)
}

function rowOf(kind: QueryKind, size: number, own: Times, theirs: Times | null): Row {
  return {
    query: kind,
    'products found, at most': size,
    'p50 ms': rounded(own.p50),
    'p95 ms': rounded(own.p95),
    'max ms': rounded(own.most),
    'PostgreSQL p50': theirs && rounded(theirs.p50),
    'PostgreSQL p95': theirs && rounded(theirs.p95),
    'times faster': theirs && rounded(theirs.p50 / own.p50),
  }
}
