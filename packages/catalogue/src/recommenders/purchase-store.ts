import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

/** Orders that are counted at once; the rest follows with the next round. */
const ORDERS_AT_ONCE = 500
/** A basket of a hundred different things says little about any two of them, and would make ten thousand pairs. */
const MOST_PRODUCTS_OF_AN_ORDER = 30
/** An order that is paid later than this after the newest is not counted. */
const LATE_DAYS = 7

/**
 * Counts the orders since the last time: pairs of products and units sold. An order is counted once, however many
 * processes run; returns how many were new.
 */
export async function countNewOrders(sql: Sql): Promise<number> {
  const { rows } = await sql.execute<{ counted: number }>(query`
    with known as (select coalesce(max(placed_at) - interval '${query.raw(String(LATE_DAYS))} days', '-infinity') as since from counted_orders),
    fresh as (
      insert into counted_orders (order_id, placed_at)
      select orders.id, orders.placed_at
      from orders, known
      where orders.placed_at >= known.since
        and orders.state not in ('pending_payment', 'payment_failed', 'cancelled')
        and not exists (select from counted_orders where counted_orders.order_id = orders.id)
      order by orders.placed_at
      limit ${ORDERS_AT_ONCE}
      on conflict do nothing
      returning order_id, placed_at
    ),
    lines as (
      select fresh.order_id, fresh.placed_at, variants.product_id, sum(order_items.quantity)::int as units,
        row_number() over (partition by fresh.order_id order by min(order_items.position)) as place
      from fresh
      join order_items on order_items.order_id = fresh.order_id
      join variants on variants.id = order_items.variant_id
      group by fresh.order_id, fresh.placed_at, variants.product_id
    ),
    sold as (
      insert into product_sales (product_id, day, units)
      select product_id, (placed_at at time zone 'UTC')::date, sum(units)::int from lines group by 1, 2 order by 2, 1
      on conflict (day, product_id) do update set units = product_sales.units + excluded.units
    ),
    pairs as (
      insert into co_purchases (product_id, other_id, orders)
      select one.product_id, other.product_id, count(*)::int
      from lines as one join lines as other using (order_id)
      where one.product_id <> other.product_id
        and one.place <= ${MOST_PRODUCTS_OF_AN_ORDER} and other.place <= ${MOST_PRODUCTS_OF_AN_ORDER}
      group by 1, 2 order by 1, 2
      on conflict (product_id, other_id) do update set orders = co_purchases.orders + excluded.orders
    )
    select count(*)::int as counted from fresh`)
  return rows[0]?.counted ?? 0
}

/** Forgets what is no longer looked at: known orders before the window of late ones, and sales before a day. */
export async function forgetOldPurchases(sql: Sql, salesBefore: Date): Promise<void> {
  await sql.execute(query`
    delete from counted_orders
    where placed_at < (select max(placed_at) - interval '${query.raw(String(LATE_DAYS + 1))} days' from counted_orders)`)
  await sql.execute(query`delete from product_sales where day < ${dayOf(salesBefore)}::date`)
}

/** Ids of the products that were ordered together with any of these most often. */
export async function boughtTogether(
  sql: Sql,
  productIds: readonly number[],
  limit: number,
): Promise<number[]> {
  if (productIds.length === 0) return []
  const ids = query.join(
    productIds.map((id) => query`${id}::int`),
    query`, `,
  )
  const { rows } = await sql.execute<{ id: number }>(query`
    select other_id as id from co_purchases
    where product_id in (${ids}) and other_id not in (${ids})
    group by other_id order by sum(orders) desc, other_id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Ids of the products of which most units were ordered since a day. */
export async function mostSold(sql: Sql, since: Date, limit: number): Promise<number[]> {
  const { rows } = await sql.execute<{ id: number }>(query`
    select product_id as id from product_sales where day >= ${dayOf(since)}::date
    group by product_id order by sum(units) desc, product_id limit ${limit}`)
  return rows.map(({ id }) => id)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
