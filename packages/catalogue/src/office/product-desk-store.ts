import { pricedContent } from '@shop/domain/goods/content-measure'
import type { Database } from '@shop/engine/db/database'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import {
  productDesk,
  productDeskDue,
  productDeskWordsKnown,
  productGaps,
} from '@shop/engine/db/schema/product-desk'
import { integers, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { asc, inArray, sql as query } from 'drizzle-orm'
import { gapsOf } from './product-gaps.ts'

/** Products of one transaction: small, because the embedded database serves nobody else meanwhile. */
const PORTION = 200
/** Portions of one turn of housekeeping: a million products are through within half an hour. */
const MOST_PORTIONS = 25

/**
 * Brings up to date what the office finds products by, of those that have changed since. Returns how many.
 *
 * @param now the day that duties are asked as of
 */
export async function refreshProductDesk(
  { transaction }: Pick<Database, 'transaction'>,
  now: Date,
): Promise<number> {
  let done = 0
  for (let portion = 0; portion < MOST_PORTIONS; portion += 1) {
    const ids = await transaction(async (sql) => {
      const due = await sql
        .select({ id: productDeskDue.productId })
        .from(productDeskDue)
        .orderBy(asc(productDeskDue.productId))
        .limit(PORTION)
        .for('update', { skipLocked: true })
      const own = due.map(({ id }) => id)
      await writeProductDesk(sql, own, now)
      return own
    })
    done += ids.length
    if (ids.length < PORTION) break
  }
  return done
}

/** The same for these products at once, in the transaction that has changed them. */
export async function writeProductDesk(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  // Before they are read: what changes from here on is noted anew.
  await sql.delete(productDeskDue).where(query`${productDeskDue.productId} = any(${integers(ids)})`)
  const rows = await sql
    .select({
      id: products.id,
      description: products.description,
      images: products.images,
      safety: products.safety,
      attributes: products.attributes,
      advancedAttributes: products.advancedAttributes,
      facts: products.facts,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const parts = await sql
    .select({
      productId: variants.productId,
      deliveryDaysTo: variants.deliveryDaysTo,
      content: variants.content,
    })
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
  const partsOf = Map.groupBy(
    parts.map((part) => ({ ...part, content: part.content && pricedContent(part.content) })),
    ({ productId }) => productId,
  )
  const lacking = rows.flatMap(({ id, ...row }) =>
    gapsOf({ ...row, variants: partsOf.get(id) ?? [] }, now).map((gap) => ({ id, gap })),
  )
  await sql.delete(productGaps).where(query`${productGaps.productId} = any(${integers(ids)})`)
  await sql.execute(query`
    insert into ${productGaps} (gap, product_id)
    select * from unnest(${texts(lacking.map(({ gap }) => gap))}, ${integers(lacking.map(({ id }) => id))})
    on conflict do nothing`)
  await sql.execute(query`
    insert into ${productDesk} (product_id, words)
    select product.id, to_tsvector('simple', ${WRITTEN})
    from ${products} as product where product.id = any(${integers(ids)})
    on conflict (product_id) do update set words = excluded.words`)
  await sql.execute(query`
    insert into ${productDeskWordsKnown} (word)
    select distinct word
    from ${products} as product, regexp_split_to_table(${WRITTEN}, ' +') as word
    where product.id = any(${integers(ids)}) and length(word) between 4 and 30
    order by word
    on conflict do nothing`)
}

/** What a product is called, letters and digits alone. */
const WRITTEN = query`regexp_replace(plain_letters(
  concat_ws(' ', product.name ->> 'de', product.name ->> 'fr', product.name ->> 'nl', product.brand, product.subbrand)
), '[^a-z0-9]+', ' ', 'g')`
