import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { Bench, Conditions } from '../bench.ts'
import { type Buyer, openBuyer } from '../buyer.ts'
import { percentiles } from '../engine/percentiles.ts'
import { freshDatabase } from '../fresh-database.ts'
import { watchedRun } from '../import-runs.ts'
import { atLeast, atMost, type Budget, type Row, rounded } from '../report.ts'
import { serveBuiltShop, withFolder } from '../served-shop.ts'
import { firstShop } from '../shops.ts'

const CLIENTS = [10, 50]
/** What ten buyers at once may wait for a changed basket, and how many orders they get through in a second. */
const GOALS = {
  PostgreSQL: { change: { must: 50, aim: 30 }, orders: 100 },
  embedded: { change: { must: 80, aim: 50 }, orders: 60 },
} as const
type DatabaseKind = keyof typeof GOALS
/** Variants that are bought: many enough that buyers rarely meet in one. */
const BOUGHT = 100
/** More of each than all rounds together can buy. */
const STOCK = 1_000_000
const Product = v.object({
  kind: v.literal('product'),
  variants: v.array(v.object({ id: v.number(), bvc: v.number() })),
})

/**
 * The first orders of a process are slower, as its code is still being compiled: they are shown, and a shop that has been
 * up for a minute is judged, as with pages.
 */
const STATES = ['first orders', 'warm'] as const

type Step = 'add' | 'update' | 'order'
const STEPS: readonly Step[] = ['add', 'update', 'order']

/** What changing a basket and ordering takes while many do it at once. */
export const orders: Bench = {
  name: 'orders',
  what: 'adding, changing a quantity and ordering by 10 and 50 buyers at once, embedded and on PostgreSQL',
  takesCheckout: true,
  run: async (conditions) => {
    const products = conditions.isQuick ? Math.min(conditions.products, 2000) : conditions.products
    return withFolder(async (folder) => {
      const file = join(folder, 'catalogue.ndjson')
      await watchedRun(
        'packages/demo/src/generate-catalogue.ts',
        ['--products', String(products), '--seed', '7', '--out', file],
        {},
      )
      const variants = await buyable(file)
      const counts = join(folder, 'stock.csv')
      await writeFile(
        counts,
        ['variantId,quantity', ...variants.map((id) => `${id},${STOCK}`), ''].join('\n'),
      )

      const options = { conditions, file, counts, variants }
      const dataFolder = join(folder, 'data')
      const results = [await measured('embedded', { ...options, dataFolder, databaseUrl: '' })]
      const server = await freshDatabase('orders')
      if (server !== null) {
        try {
          const onServer = { ...options, dataFolder: join(folder, 'server'), databaseUrl: server.address }
          results.push(await measured('PostgreSQL', onServer))
        } finally {
          await server.drop()
        }
      }
      const notes = server === null ? ['No PostgreSQL server answers at BENCH_DATABASE_URL.'] : []
      return {
        rows: results.flatMap(({ rows }) => rows),
        budgets: results.flatMap(({ budgets }) => budgets),
        notes,
      }
    })
  },
}

type BuyersOptions = {
  conditions: Conditions
  file: string
  counts: string
  variants: readonly number[]
  dataFolder: string
  databaseUrl: string
}

async function measured(
  database: DatabaseKind,
  options: BuyersOptions,
): Promise<{ rows: Row[]; budgets: Budget[] }> {
  const { conditions, file, counts, dataFolder, databaseUrl } = options
  const environment = { DATABASE_URL: databaseUrl, SHOP_DATA: dataFolder }
  const [shop = firstShop()] = conditions.shops
  // What the build reads is written by the commands of its own checkout.
  const program = join(shop.folder, '../../packages/commerce/src/cli/shop.ts')
  await watchedRun(program, [shop.id, 'import', 'catalogue', file], environment)
  await watchedRun(program, [shop.id, 'import', 'stock', counts], environment)

  const served = await serveBuiltShop(shop, { port: conditions.port, dataFolder, env: environment })
  try {
    const rows: Row[] = []
    const budgets: Budget[] = []
    for (const clients of CLIENTS) {
      for (const state of STATES) {
        const { times, seconds } = await buyers(served.origin, clients, options)
        const perSecond = times.order.length / seconds
        for (const step of STEPS) {
          const { p50, p95 } = percentiles(times[step])
          rows.push({
            database,
            clients,
            process: state,
            step,
            'p50 ms': rounded(p50),
            'p95 ms': rounded(p95),
            times: times[step].length,
            'orders/s': step === 'order' ? rounded(perSecond) : null,
          })
          if (step !== 'order' && state === 'warm' && clients === CLIENTS[0])
            budgets.push(
              atMost(`${database}: p95 of "${step}", ${clients} buyers`, p95, GOALS[database].change, 'ms'),
            )
        }
        if (state === 'warm' && clients === CLIENTS[0])
          budgets.push(
            atLeast(
              `${database}: orders a second, ${clients} buyers`,
              perSecond,
              GOALS[database].orders,
              '/s',
            ),
          )
      }
      conditions.say(`${database}: ${clients} buyers have ordered`)
    }
    return { rows, budgets }
  } finally {
    await served.stop()
  }
}

/** Variants of a generated catalogue that can be bought now. @see spec §3 "code 1 or 2" */
async function buyable(file: string): Promise<number[]> {
  const found: number[] = []
  for await (const line of createInterface(createReadStream(file))) {
    const record = v.safeParse(Product, JSON.parse(line))
    if (record.success)
      found.push(...record.output.variants.filter(({ bvc }) => bvc === 1 || bvc === 2).map(({ id }) => id))
    if (found.length >= BOUGHT) break
  }
  return found.slice(0, BOUGHT)
}

/** All buyers go through their rounds at the same time; their first address and choices are not counted. */
async function buyers(origin: string, clients: number, { conditions, variants }: BuyersOptions) {
  const rounds = conditions.isQuick ? 2 : 10
  const times: Record<Step, number[]> = { add: [], update: [], order: [] }
  const opened: Buyer[] = []
  for (let index = 0; index < clients; index += 1) opened.push(await openBuyer(origin, variants[index] ?? 0))

  const started = performance.now()
  await Promise.all(
    opened.map(async (buyer, index) => {
      for (let round = 0; round < rounds; round += 1) {
        // Always the same article: another one might ask for another way of shipping.
        const variantId = variants[index] ?? 0
        const itemKey = await timed(times.add, () => buyer.add(variantId))
        await timed(times.update, () => buyer.update(itemKey, 2))
        await timed(times.order, () => buyer.order())
      }
    }),
  )
  return { times, seconds: (performance.now() - started) / 1000 }
}

async function timed<Found>(times: number[], work: () => Promise<Found>): Promise<Found> {
  const started = performance.now()
  const found = await work()
  times.push(performance.now() - started)
  return found
}
