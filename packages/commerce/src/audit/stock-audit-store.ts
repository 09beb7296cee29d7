import { sql as raw } from 'drizzle-orm'
import { findingsOf } from './findings-store.ts'
import type { Invariant } from './invariant.ts'

export const movedStock: Invariant = {
  name: 'moved-stock',
  rule: 'what is left of a variant is what was counted less what orders hold or have taken',
  remedy: 'Count the shelf and say "stock set <reference key> <count>", which is the new count.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(counted) from stock`,
      violations: raw`
        select variants.reference_key as object,
          format('%s left, %s counted less %s of orders', stock.quantity, stock.counted, coalesce(held.units, 0))
            as found
        from stock
        join variants on variants.id = stock.variant_id
        left join (
          select variant_id, sum(quantity) as units from stock_reservations where state <> 'released'
          group by variant_id
        ) as held on held.variant_id = stock.variant_id
        where stock.quantity < 0 or stock.quantity <> stock.counted - coalesce(held.units, 0)`,
    }),
}

/** A gift card, a download and what is ordered in advance take nothing from a shelf. @see domain/product/is-pre-order.ts */
const IS_PRE_ORDER = raw`(item #>> '{variant,customData,KQPRI,BVC}')::int = 2
  and (item #>> '{variant,customData,KQPRI,deliveryDaysTo}')::int >= 999`

export const orderUnits: Invariant = {
  name: 'order-units',
  rule: 'an order that waits or runs has taken its units, one that was given up holds none',
  remedy: 'Look at the order ("orders show") and count the shelf of its variants.',
  find: (sql, input) =>
    findingsOf(sql, input, {
      checked: raw`select count(*) from orders`,
      violations: raw`
        with piece as (
          select order_id, coalesce(bundle_variant_id, variant_id) as variant_id,
            sum(quantity / coalesce(bundle_units, 1)) as units, sum(quantity % coalesce(bundle_units, 1)) as rest,
            bool_or(state = 'held') as is_held, bool_or(state = 'taken') as is_taken
          from stock_reservations where state <> 'released'
          group by order_id, coalesce(bundle_variant_id, variant_id), variant_id
        ), held as (
          select order_id, variant_id, max(units) as units, min(units) as whole, max(rest) as rest,
            bool_or(is_held) as is_held, bool_or(is_taken) as is_taken
          from piece group by order_id, variant_id
        ), ordered as (
          select order_items.order_id, variant_id, sum(quantity) as units
          from order_items where state <> 'cancelled' group by order_items.order_id, variant_id
        ), running as (
          select order_items.order_id, variant_id, sum(quantity) as units
          from order_items join orders on orders.id = order_items.order_id
          where orders.state in ('pending_payment', 'confirmed', 'in_fulfilment')
            and order_items.state <> 'cancelled' and not (${IS_PRE_ORDER})
          group by order_items.order_id, variant_id
        ), wrong as (
          select order_id, format('%s holds units of variant %s', orders.state, variant_id) as found
          from held join orders on orders.id = order_id
          where (is_held and orders.state <> 'pending_payment')
            or (is_taken and orders.state in ('pending_payment', 'payment_failed', 'cancelled'))
          union all
          select held.order_id, format('holds %s of variant %s, %s are ordered', held.units, variant_id,
            coalesce(ordered.units, 0))
          from held left join ordered using (order_id, variant_id)
          where held.units > coalesce(ordered.units, 0) or held.rest > 0
          union all
          select running.order_id, format('%s of variant %s are ordered, it holds %s', running.units, variant_id,
            coalesce(held.whole, 0))
          from running left join held using (order_id, variant_id)
          where running.units > coalesce(held.whole, 0)
        )
        select orders.number as object, min(wrong.found) as found
        from wrong join orders on orders.id = wrong.order_id group by orders.number`,
    }),
}
