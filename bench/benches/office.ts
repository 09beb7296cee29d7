import { refreshProductDesk } from '@shop/catalogue/office/product-desk-store'
import { sumSales } from '@shop/commerce/figures/sales-sums-store'
import { openDatabase } from '@shop/engine/db/database'
import { schemaName } from '@shop/engine/db/schema-name'
import * as v from 'valibot'
import type { Bench, Conditions } from '../bench.ts'
import { openBuyer } from '../buyer.ts'
import { percentiles } from '../engine/percentiles.ts'
import { keptMillion, MOST_MS, unfinished } from '../million/imported-catalogue.ts'
import { fillOrders } from '../office/fill-orders.ts'
import { KnownOrder, type OfficeQuestion, officeQuestions } from '../office/office-questions.ts'
import { type ServedOffice, serveOffice } from '../office/served-office.ts'
import { residentMB } from '../process-usage.ts'
import { atMost, type Report, type Row, rounded } from '../report.ts'
import { serveBuiltShop } from '../served-shop.ts'
import { firstShop } from '../shops.ts'

const MILLION = 1_000_000
const QUESTIONS_MS = 90_000
const MOST_ANSWER_MS = 100
const ASKED = 60
const QUICK_ASKED = 12
const WARM_UP = 4

const Found = v.object({ orders: v.array(KnownOrder) })
const Products = v.object({
  items: v.array(v.object({ id: v.number(), name: v.object({ de: v.string() }) })),
})

/** What staff wait for in a shop that has been big for years. */
export const office: Bench = {
  name: 'office',
  what: 'lists and searches of the office at a million products and a million orders on PostgreSQL; goes on where it was stopped',
  products: MILLION,
  run: async (conditions) => {
    const kept = await keptMillion(conditions)
    if (kept === null)
      return { rows: [], budgets: [], skipped: 'No PostgreSQL server answers at BENCH_DATABASE_URL.' }
    const { environment, left } = kept
    if (!(await filled(conditions, environment, left))) return unfinished('not all orders are in')
    if (left() < QUESTIONS_MS) return unfinished('nothing was asked yet')

    const served = await serveOffice(firstShop().id, conditions.port, environment)
    try {
      return await measured(served, conditions)
    } finally {
      await served.stop()
    }
  },
}

/** As many orders as products, made of one that somebody has placed. */
async function filled(
  { products, port, say }: Conditions,
  environment: { DATABASE_URL: string; SHOP_DATA: string },
  left: () => number,
): Promise<boolean> {
  const shop = firstShop()
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDirectory: null,
    schema: schemaName(shop.id),
    migrates: false,
  })
  try {
    const template = async () => {
      const { rows } = await database.sql.execute(
        `select id from orders where number not like 'BENCH-%' order by placed_at limit 1`,
      )
      return v.parse(v.array(v.object({ id: v.string() })), rows)[0]?.id
    }
    if ((await template()) === undefined) {
      const { rows } = await database.sql.execute(
        'select variants.id from variants join stock on stock.variant_id = variants.id where bvc in (1, 2) and quantity > 0 limit 1',
      )
      const [variant] = v.parse(v.array(v.object({ id: v.number() })), rows)
      if (variant === undefined) throw new Error('Nothing in the catalogue can be bought.')
      const served = await serveBuiltShop(shop, {
        port,
        dataFolder: environment.SHOP_DATA,
        env: environment,
        patienceMs: MOST_MS,
      })
      try {
        await (await openBuyer(served.origin, variant.id)).order()
      } finally {
        await served.stop()
      }
    }
    const found = await template()
    if (found === undefined) throw new Error('An order was placed and is not there.')
    const isFull = await fillOrders(database.sql, { template: found, amount: products, left, say })
    if (!isFull) return false
    say('sums up what was sold, as shops do all day')
    // Each batch has noted the same hours again.
    await database.sql.execute(
      'with noted as (delete from sales_changes returning hour, locale) insert into sales_changes (hour, locale) select distinct hour, locale from noted',
    )
    while (left() > 0 && (await database.transaction((sql) => sumSales(sql))) > 0);
    say('notes what products are found by, likewise')
    while (left() > 0 && (await refreshProductDesk(database, new Date())) > 0);
    // A server that vacuums by itself does this by the way.
    await database.sql.execute('analyze')
    return left() > 0
  } finally {
    await database.close()
  }
}

async function measured(served: ServedOffice, { products, isQuick, say }: Conditions): Promise<Report> {
  const first = v.parse(Found, await served.run('orderDesk', {}))
  const known = v.parse(Products, await served.run('findProducts', {}))
  const questions = officeQuestions(
    first.orders,
    known.items.map(({ id, name }) => ({ id, name: name.de })),
    new Date().toISOString().slice(0, 10),
  )
  const rows: Row[] = []
  const budgets = []
  for (const question of questions) {
    const times = await asked(served, question, isQuick ? QUICK_ASKED : ASKED)
    const { p50, p95 } = percentiles(times)
    rows.push({ what: question.what, 'p50 ms': rounded(p50), 'p95 ms': rounded(p95), times: times.length })
    if (question.isJudged)
      budgets.push(
        atMost(`${question.what}, ${products} products and orders: p95`, p95, MOST_ANSWER_MS, 'ms'),
      )
    say(`${question.what}: p95 ${rounded(p95)} ms`)
  }
  return {
    rows,
    budgets,
    notes: [
      `The office's process holds ${residentMB(served.pid)} MB. One member of staff, one question after the other.`,
    ],
  }
}

/** The first rounds meet code that is not compiled and pages of the database that nobody has read yet. */
async function asked(served: ServedOffice, question: OfficeQuestion, amount: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < amount + WARM_UP; round += 1) {
    const began = performance.now()
    const answer = await served.run(question.command, question.input(round))
    if (round >= WARM_UP) times.push(performance.now() - began)
    if (!question.found(answer))
      throw new Error(`${question.what} finds nothing for ${JSON.stringify(question.input(round))}.`)
  }
  return times
}
