import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import type { Sql } from '@shop/engine/db/database'
import { promotions } from '@shop/engine/db/schema/promotions'
import { basketItems, baskets } from '@shop/engine/db/schema/shopper'
import type { Owner } from '@shop/engine/session/owner'
import { sql as raw, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { APPLIES_BY_ITSELF } from '../promotions/promotion-store.ts'
import { type BasketHead, type LineRow, lineOf, NO_HEAD, ownKey, rowOf, unitsFor } from './basket-store.ts'

/** All that a change of a basket has to know, as one moment had it. */
export type BasketContents = {
  /** Whether there is a row of this basket yet. */
  isThere: boolean
  head: BasketHead
  /** All lines, those that were put aside among them. */
  lines: BasketLine[]
  /** Stock of the lines' variants and of the requested ones; uncounted variants are missing. */
  stock: ReadonlyMap<number, number>
  /** Promotions that apply by themselves. */
  promotions: readonly PromotionRecord[]
}

type Row = Omit<BasketHead, 'version'> & {
  version: number | null
  lines: LineRow[]
  stock: [variantId: number, units: number][]
  promotions: unknown[]
}

/**
 * Reads a basket with everything that a change depends on, in one statement: the result is consistent, and its version
 * says whether it is still current.
 */
export async function basketContents(
  sql: Sql,
  owner: Owner,
  variantIds: readonly number[],
): Promise<BasketContents> {
  const key = ownKey(owner)
  const { rows } = await sql.execute<Row>(raw`
    select ${baskets.version} as "version", to_json(${baskets.codes}) as "codes",
      to_json(${baskets.giftCardIds}) as "giftCardIds", to_json(${baskets.declinedGifts}) as "declinedGifts",
      ${linesOf(key)} as "lines", ${stockOf(owner, key, variantIds)} as "stock",
      (select coalesce(json_agg(${promotions.record} order by ${promotions.id}), '[]'::json)
        from ${promotions} where ${APPLIES_BY_ITSELF}) as "promotions"
    from (select 1) as one left join ${baskets} on ${baskets.key} = ${key}`)
  const [row] = rows
  if (row === undefined)
    throw new Error(`Nothing was read of the basket ${key}, not even that it is missing.`)
  const { version, codes, giftCardIds, declinedGifts } = row
  return {
    isThere: version !== null,
    head: version === null ? NO_HEAD : { version, codes, giftCardIds, declinedGifts },
    lines: row.lines.map(lineOf),
    stock: new Map(row.stock),
    promotions: row.promotions.map((one) => v.parse(PromotionRecord, one)),
  }
}

function linesOf(key: string): SQL {
  const { variantId, quantity, customData, displayData, itemGroup, priceBefore, isSaved } = basketItems
  return raw`(select coalesce(json_agg(json_build_object('key', ${basketItems.key}, 'variantId', ${variantId},
      'quantity', ${quantity}, 'customData', ${customData}, 'displayData', ${displayData}, 'itemGroup', ${itemGroup},
      'priceBefore', ${priceBefore}, 'isSaved', ${isSaved})
      order by ${basketItems.addedAt}, ${basketItems.key}), '[]'::json)
    from ${basketItems} where ${basketItems.basketKey} = ${key})`
}

/** As `stockFor`. */
function stockOf(owner: Owner, key: string, variantIds: readonly number[]): SQL {
  const asked = variantIds.map((id) => raw`union select ${id}::int`)
  return raw`(select coalesce(json_agg(json_build_array(wanted.variant_id,
      ${unitsFor(owner, raw`wanted.variant_id`)})), '[]'::json)
    from (select ${basketItems.variantId} from ${basketItems} where ${basketItems.basketKey} = ${key}
      ${raw.join(asked, raw` `)}) as wanted (variant_id))`
}

/** What is written of a change: lines that are new or other than before, and those that are gone. */
export type BasketWriting = {
  written: readonly BasketLine[]
  gone?: readonly string[]
  head?: { declinedGifts?: string[] }
  /** What is written along with it. */
  keeping?: readonly SQL[]
}

/** Holds one row if the change is written, and none otherwise. */
export const GROWN = raw`from grown`

/**
 * Writes a change of a basket if its version is still the one that was read; otherwise returns false and writes
 * nothing. One statement, so it needs no transaction around it.
 */
export async function writeChange(
  sql: Sql,
  owner: Owner,
  { isThere, head }: Pick<BasketContents, 'isThere' | 'head'>,
  { written, gone = [], head: change = {}, keeping = [] }: BasketWriting,
): Promise<boolean> {
  const key = ownKey(owner)
  const declined = change.declinedGifts
  const declining =
    declined === undefined
      ? raw``
      : raw`, ${raw.identifier(baskets.declinedGifts.name)} = ${raw.param(declined, baskets.declinedGifts)}`
  const grown = isThere
    ? raw`update ${baskets} set version = ${baskets.version} + 1, updated_at = now()${declining}
        where ${baskets.key} = ${key} and ${baskets.version} = ${head.version} returning ${baskets.key}`
    : raw`insert into ${baskets} (key, user_id, shop_id, version)
        values (${key}, ${owner.userId}, ${owner.shopId}, 1) on conflict do nothing returning ${baskets.key}`
  const lines = written.map(
    (line, index) => raw`, ${raw.identifier(`line_${index}`)} as (${lineWriting(line)})`,
  )
  const gones = gone.map((one) => raw`${one}`)
  const deletion =
    gones.length === 0
      ? raw``
      : raw`, deletion as (delete from ${basketItems} where ${basketItems.key} in (${raw.join(gones, raw`, `)})
          and ${basketItems.basketKey} in (select key from grown))`
  const kept = keeping.map((one, index) => raw`, ${raw.identifier(`kept_${index}`)} as (${one})`)
  const { rows } = await sql.execute<{ key: string }>(
    raw`with grown as (${grown})${raw.join([...lines, ...kept], raw``)}${deletion} select key from grown`,
  )
  return rows.length > 0
}

/** Writes a line, new or not, if the basket has grown. */
function lineWriting(line: BasketLine): SQL {
  const { variantId, quantity, customData, displayData, itemGroup, isSaved, priceBefore } = rowOf(line)
  const group = itemGroup === null ? null : JSON.stringify(itemGroup)
  return raw`insert into ${basketItems} (key, basket_key, variant_id, quantity, custom_data, display_data, item_group,
      is_saved, price_before, added_at)
    select ${line.key}::text, grown.key, ${variantId}::int, ${quantity}::int, ${JSON.stringify(customData)}::jsonb,
      ${JSON.stringify(displayData)}::jsonb, ${group}::jsonb, ${isSaved}::boolean, ${priceBefore}::int,
      clock_timestamp() from grown
    on conflict (key) do update set variant_id = excluded.variant_id, quantity = excluded.quantity,
      custom_data = excluded.custom_data, display_data = excluded.display_data, item_group = excluded.item_group,
      is_saved = excluded.is_saved, price_before = excluded.price_before`
}
