import { orderParcels, orderReturns } from '@shop/engine/db/schema/after-sales'
import { stock } from '@shop/engine/db/schema/catalogue'
import { orderItems, orders, stockReservations } from '@shop/engine/db/schema/orders'
import { integers } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query, type SQL } from 'drizzle-orm'

export type ImportedStock = { variantId: number; quantity: number }

/** A count below what is sold of it and has not left. */
export type ShortCount = { variantId: number; waiting: number }

type Row = { variantId: number; waiting: number; isShort: boolean; isNews: boolean }

type CountOptions = {
  /** Said of counts alone: somebody has counted. The record of a product says its count along with its words. */
  isCountAlone?: boolean
}

/**
 * Brings counts up to date. A count is what lies in the warehouse, and what is sold lies there until it is sent, so that
 * is taken off; nothing is left to sell where more is sold than was counted. The same count again means "nothing new":
 * what orders took since stays taken, and what was changed by hand stays so. Once units have been sent it is another
 * one, though, as it says that as many have come; but in a record, which has changed for its words.
 *
 * @returns how many counts are other ones now, and which of all of them are too small
 * @see product §4 "Stock"
 */
export async function writeStock(
  sql: Sql,
  imported: readonly ImportedStock[],
  { isCountAlone = false }: CountOptions = {},
): Promise<{ changed: number; short: ShortCount[] }> {
  if (imported.length === 0) return { changed: 0, short: [] }
  const ids = integers(imported.map(({ variantId }) => variantId))
  const quantities = integers(imported.map(({ quantity }) => quantity))
  // Held before orders are looked at: one that takes units meanwhile would not be seen. In ascending order, as orders do.
  await sql.execute(
    query`select 1 from ${stock} where variant_id = any(${ids}) order by variant_id for update`,
  )
  const { rows } = await sql.execute<Row>(query`
    with counted as materialized (
      select counted.variant_id, counted.quantity, coalesce(waiting.units, 0) as waiting,
        greatest(counted.quantity - coalesce(waiting.units, 0), 0) as units_left,
        coalesce(held.units, 0) as held, coalesce(held.units, 0) - coalesce(waiting.units, 0) as sent,
        known.variant_id is null or known.imported_quantity <> counted.quantity
          or (${isCountAlone}::boolean
            and coalesce(held.units, 0) - coalesce(waiting.units, 0) > known.sent_before) is true as is_news
      from unnest(${ids}, ${quantities}) as counted (variant_id, quantity)
      left join (${waitingUnits(ids)}) as waiting using (variant_id)
      left join (
        select variant_id, sum(quantity)::int as units from ${stockReservations}
        where state <> 'released' and variant_id = any(${ids}) group by variant_id
      ) as held using (variant_id)
      left join ${stock} as known using (variant_id)
    ), written as (
      insert into ${stock} (variant_id, quantity, imported_quantity, counted, sent_before)
      select variant_id, units_left, quantity, units_left + held, sent from counted where is_news
      on conflict (variant_id) do update
        set quantity = excluded.quantity, imported_quantity = excluded.imported_quantity,
          sent_before = excluded.sent_before
    ), noted as (
      update ${stock} set sent_before = counted.sent
      from counted where stock.variant_id = counted.variant_id and not counted.is_news and stock.sent_before is null
    )
    select variant_id as "variantId", waiting, quantity < waiting as "isShort", is_news as "isNews"
    from counted where is_news or quantity < waiting`)
  return {
    changed: rows.filter(({ isNews }) => isNews).length,
    short: rows
      .filter(({ isShort }) => isShort)
      .map(({ variantId, waiting }) => ({ variantId, waiting: Number(waiting) })),
  }
}

/**
 * Units that orders have taken off the count and that lie in the warehouse still, of sets those of their parts: what is
 * to be sent, and what was packed and given up and is in no parcel, until somebody books it back.
 */
export function waitingUnits(ids: SQL): SQL {
  return query`
    select held.variant_id,
      sum(least(held.quantity, running.units * coalesce(held.bundle_units, 1)))::int as units
    from ${stockReservations} as held join (
      select here.order_id, here.variant_id, sum(here.units) as units from (
        select item.order_id, item.variant_id, item.quantity as units
        from ${orders} as owner join ${orderItems} as item on item.order_id = owner.id
        where owner.state in ('pending_payment', 'confirmed', 'in_fulfilment')
          and item.state in ('pending_payment', 'confirmed', 'in_fulfilment')
        union all
        select item.order_id, item.variant_id, (line ->> 'quantity')::int
        from ${orderReturns} as coming cross join jsonb_array_elements(coming.lines) as line
        join ${orderItems} as item
          on item.order_id = coming.order_id and item.position + 1 = (line ->> 'position')::int
        where coming.state = 'announced' and item.state in ('withdrawn', 'returned', 'refunded')
          and not exists (
            select 1 from ${orderParcels} as parcel
            where parcel.order_id = item.order_id and item.position + 1 = any(parcel.positions)
          )
      ) as here
      group by here.order_id, here.variant_id
    ) as running
      on running.order_id = held.order_id
      and running.variant_id = coalesce(held.bundle_variant_id, held.variant_id)
    where held.state <> 'released' and held.variant_id = any(${ids})
    group by held.variant_id`
}
