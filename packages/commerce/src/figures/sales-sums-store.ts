import type { Sql } from '@shop/engine/db/database'
import { takeTurn } from '@shop/engine/db/take-turn'
import { sql as raw } from 'drizzle-orm'

/** Notes that are worked off at once; the rest follows with the next round. */
const NOTES_AT_ONCE = 500

/**
 * Makes the sums of those hours anew in which an order was confirmed or corrected since the last time; returns how many
 * notes it has worked off. An hour is summed up from its orders each time, so that nothing counts twice or drifts. Within
 * a transaction, which the lock ends with. `offset 0` keeps each hour a look into an index: joined freely, a plan for few
 * hours reads all orders.
 */
export async function sumSales(sql: Sql): Promise<number> {
  // Nearly always there is nothing to sum, and then nobody waits: the lock is kept until the end of the transaction, which
  // may read for a while.
  const { rows: noted } = await sql.execute(raw`select from sales_changes limit 1`)
  if (noted.length === 0) return 0
  // Who sums an hour sees what the one before has seen.
  await takeTurn(sql, 'sales sums')
  const { rows } = await sql.execute<{ taken: number }>(raw`
    with taken as (
      delete from sales_changes where id in (select id from sales_changes order by id limit ${NOTES_AT_ONCE})
      returning hour, locale
    ),
    touched as (select distinct hour, locale from taken),
    confirmed as (
      select touched.hour, placed.*
      from touched cross join lateral (
        select orders.id, orders.locale, orders.currency, orders.totals from orders
        where orders.placed_at >= touched.hour and orders.placed_at < touched.hour + interval '1 hour'
          and orders.locale = touched.locale
          and exists (select from invoices where invoices.order_id = orders.id and invoices.kind = 'invoice')
          -- What was sent in exchange was sold and paid for with the first order; what comes of it is in that one's corrections.
          and not exists (select from order_exchanges where order_exchanges.replacement_id = orders.id)
        offset 0
      ) as placed
    ),
    sold as (
      select hour, locale, currency, count(*)::int as orders,
        sum((totals->>'items')::bigint + (totals->>'shipping')::bigint + (totals->>'fee')::bigint
          - (totals->>'reduction')::bigint)::bigint as gross,
        sum((select coalesce(sum((rate->>'amount')::bigint), 0) from jsonb_array_elements(totals->'vat') as rate))::bigint
          as tax
      from confirmed group by hour, locale, currency
    ),
    back as (
      select touched.hour, touched.locale, paper.currency,
        sum((select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(paper.lines) as line))::bigint
          as returned
      from touched cross join lateral (
        select invoices.lines, orders.currency from invoices join orders on orders.id = invoices.order_id
        where invoices.kind = 'correction' and orders.locale = touched.locale
          and invoices.issued_at >= touched.hour and invoices.issued_at < touched.hour + interval '1 hour'
        offset 0
      ) as paper
      group by touched.hour, touched.locale, paper.currency
    ),
    summed as (
      insert into sales_hours (hour, locale, currency, orders, gross, tax, returned)
      select hour, locale, currency, coalesce(sold.orders, 0), coalesce(sold.gross, 0), coalesce(sold.tax, 0),
        coalesce(back.returned, 0)
      from sold full join back using (hour, locale, currency)
      on conflict (hour, locale, currency) do update set orders = excluded.orders, gross = excluded.gross,
        tax = excluded.tax, returned = excluded.returned
    ),
    itemised as (
      insert into variant_hours (hour, locale, currency, variant_id, units, gross, cost, costed_gross, costed_net)
      select confirmed.hour, confirmed.locale, confirmed.currency, lines.variant_id,
        sum(lines.quantity)::int, sum(lines.total)::bigint,
        coalesce(sum(lines.cost), 0)::bigint,
        coalesce(sum(lines.total) filter (where lines.cost is not null), 0)::bigint,
        coalesce(sum(lines.net) filter (where lines.cost is not null), 0)::bigint
      from confirmed cross join lateral (
        select variant_id, quantity, total, unit_cost::bigint * quantity as cost,
          -- What promotions and vouchers take off is taken off each line already.
          (item #>> '{price,total,withoutTax}')::bigint as net
        from order_items where order_items.order_id = confirmed.id offset 0
      ) as lines
      group by confirmed.hour, confirmed.locale, confirmed.currency, lines.variant_id
      on conflict (hour, locale, currency, variant_id) do update set units = excluded.units, gross = excluded.gross,
        cost = excluded.cost, costed_gross = excluded.costed_gross, costed_net = excluded.costed_net
    )
    select count(*)::int as taken from taken`)
  return rows[0]?.taken ?? 0
}
