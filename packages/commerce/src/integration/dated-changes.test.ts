import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Sql } from '@shop/engine/db/database'
import { orders, payments } from '@shop/engine/db/schema/orders'
import { recalledVariants } from '@shop/engine/db/schema/recalls'
import { users } from '@shop/engine/db/schema/shopper'
import { guestOrdersTo } from '@shop/sales/orders/order-store'
import { eq, sql as query } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buy } from '../testing/checkout-steps.ts'
import { moveOrders } from '../testing/moved-order.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const LONG_AGO = '2026-01-01T00:00:00Z'

// Whoever polls hears of a change by its moment, whoever makes it and by whatever way.
describe.each(await ruleEngines())('what has changed has a moment, on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine } = await open())
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, email: 'anna@example.org' })
    await moveOrders(sql(), { to: 'delivered', at: new Date(LONG_AGO) })
    for (const table of ['users', 'products'])
      await sql().execute(query.raw(`update ${table} set updated_at = '${LONG_AGO}'`))
  }, 60_000)
  afterEach(() => engine.close())

  const sql = (): Sql => engine.database.sql
  const isDated = async (table: string, where = 'true') => {
    const { rows } = await sql().execute<{ dated: boolean }>(
      query.raw(`select bool_or(updated_at > '${LONG_AGO}') as dated from ${table} where ${where}`),
    )
    return rows[0]?.dated
  }

  // An ERP went on seeing the guest.
  test('orders of a guest that become an account’s', async () => {
    const [guest] = await sql().select().from(users)
    if (guest === undefined) throw new Error('Nobody has ordered.')

    await guestOrdersTo(sql(), guest.id, { id: 'account', userId: 'owner', email: guest.email })

    const [order] = await sql().select({ customerId: orders.customerId }).from(orders)
    expect([order?.customerId, await isDated('orders')]).toEqual(['account', true])
  })

  test('money that a provider reports days later', async () => {
    await sql().update(payments).set({ captured: 1 })

    expect(await isDated('orders')).toBe(true)
  })

  test('the person of an order and of a customer', async () => {
    await sql().update(orders).set({ customerId: null })
    await sql().update(users).set({ lastName: 'Anders' })

    expect([await isDated('orders'), await isDated('users')]).toEqual([true, true])
  })

  test('a recall, and its end', async () => {
    const product = `id = (select product_id from variants where id = ${VARIANTS.cushion})`
    await recallCushion(sql())
    const recalled = await isDated('products', product)
    await sql().execute(query.raw(`update products set updated_at = '${LONG_AGO}'`))
    await sql().delete(recalledVariants).where(eq(recalledVariants.variantId, VARIANTS.cushion))

    expect([recalled, await isDated('products', product)]).toEqual([true, true])
    expect(await isDated('products', `not (${product})`)).toBe(false)
  })

  // Each question of each poller had read the whole table.
  test('whoever polls reads what has changed, and no table', async () => {
    await fill(sql(), 'orders', { id: `'o' || n`, number: `'X' || n`, token_hash: `'t' || n` })
    await fill(sql(), 'users', { id: `'u' || n`, customer_no: `'c' || n`, email: `n || '@example.org'` })
    await fill(sql(), 'products', { id: 'n', reference_key: `'P' || n` })
    await fill(sql(), 'variants', { id: 'n', reference_key: `'V' || n` })
    await fill(sql(), 'stock', { variant_id: 'n' })
    await fill(sql(), 'prices', { variant_id: 'n' })
    const since = "'2026-11-01T00:00:00Z'"
    const lists: Record<string, string> = {
      orders: `select number from orders where number > '' and updated_at >= ${since} order by number limit 51`,
      users: `select id from users where id > '' and updated_at >= ${since} order by id limit 51`,
      products: `select id from products where id > 0 and updated_at >= ${since} order by id limit 51`,
      stock: `select variants.id from variants left join stock on stock.variant_id = variants.id
        where variants.id > 0 and stock.updated_at >= ${since} order by variants.id limit 51`,
      prices: `select prices.price from prices join variants on variants.id = prices.variant_id
        where (prices.variant_id, prices.country) > (0, '') and prices.updated_at >= ${since}
        order by prices.variant_id, prices.country limit 51`,
    }

    const indexed: string[] = []
    for (const [table, list] of Object.entries(lists)) {
      const { rows } = await sql().execute(query.raw(`explain ${list}`))
      if (JSON.stringify(rows).includes(`${table}_updated`)) indexed.push(table)
    }

    expect(indexed).toEqual(Object.keys(lists))
  }, 60_000)

  test('what nobody is shown changes nothing', async () => {
    await sql().update(orders).set({ purchaseTracked: true, expiresAt: null })
    await sql().update(users).set({ lastSignInAt: new Date() })

    expect([await isDated('orders'), await isDated('users')]).toEqual([false, false])
  })
})

async function recallCushion(sql: Sql): Promise<void> {
  await sql.execute(
    query.raw(`insert into recalls (id, notice, published_at) values ('R1', '{}', '${LONG_AGO}')`),
  )
  await sql.insert(recalledVariants).values({ variantId: VARIANTS.cushion, recallId: 'R1' })
}

/** Two thousand copies of one row, with keys of their own, that have not changed for long. */
async function fill(sql: Sql, table: string, keys: Record<string, string>): Promise<void> {
  const own = Object.entries(keys).map(([column, value]) => `'${column}', ${value}`)
  const { rows } = await sql.execute<{ name: string }>(
    query.raw(`select quote_ident(column_name) as name from information_schema.columns
      where table_schema = current_schema() and table_name = '${table}' and is_generated = 'NEVER'`),
  )
  const columns = rows.map(({ name }) => name)
  await sql.execute(
    query.raw(`insert into ${table} (${columns.join(', ')})
      select ${columns.map((name) => `(copied.made).${name}`).join(', ')} from (
        select jsonb_populate_record(one, jsonb_build_object(${own.join(', ')}, 'updated_at', '${LONG_AGO}')) as made
        from (select ${table} as one from ${table} limit 1) as template, generate_series(100001, 102000) as n
      ) as copied`),
  )
  await sql.execute(query.raw(`analyze ${table}`))
}
