import { PRE_ORDER_DAYS } from '@shop/domain/product/buyability'
import { type SQL, sql } from 'drizzle-orm'
import { bundleParts, products, stock, variants } from './catalogue.ts'

/**
 * The parts of a set that is put together when it is ordered, one row each: `variant_id`, the `units` that one set takes,
 * and how many are `left`. None for every other product. Of a product that is named without a variant it is the one of
 * which there is most. What is made to order lies on no shelf and keeps no set from being sold.
 *
 * Looked up part by part: a planner without statistics would read all of the catalogue otherwise.
 *
 * @see product §4 "Stock"
 */
export function setPartsOf(productId: SQL): SQL {
  return sql`select chosen.variant_id, part.quantity as units, chosen.units_left
    from ${bundleParts} as part cross join lateral (
      select known.id as variant_id,
        case when known.bvc in (1, 2) then coalesce(shelf.quantity, 0) else 0 end as units_left,
        known.bvc = 2 and known.delivery_days_to >= ${sql.raw(String(PRE_ORDER_DAYS))} as is_pre_order
      from (
        select id, bvc, delivery_days_to, position, 0 as rank from ${variants}
        where reference_key = part.reference_key
        union all
        select variant.id, variant.bvc, variant.delivery_days_to, variant.position, 1
        from ${products} as owner join ${variants} as variant on variant.product_id = owner.id
        where owner.reference_key = part.product_key
      ) as known left join ${stock} as shelf on shelf.variant_id = known.id
      order by known.rank, units_left desc, known.position limit 1
    ) as chosen
    where part.product_id = ${productId} and not chosen.is_pre_order`
}

/**
 * Units of a variant that can be sold: what lies on its shelf, or of a set that is put together what its scarcest part
 * allows. Null where nothing was counted.
 */
export function sellableUnits(variant: { id: SQL; productId: SQL }): SQL<number | null> {
  return sql<number | null>`coalesce(
    (select min(parts.units_left / parts.units) from (${setPartsOf(variant.productId)}) as parts),
    (select own_shelf.quantity from ${stock} as own_shelf where own_shelf.variant_id = ${variant.id}))`
}
