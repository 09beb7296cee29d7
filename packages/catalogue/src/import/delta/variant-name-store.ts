import { variants } from '@shop/engine/db/schema/catalogue'
import { integers, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

/** A variant by its id, its key, or both. */
export type VariantNames = { variantId?: number; referenceKey?: string }

/** Variants by both of their names. */
export type KnownVariants = { ids: ReadonlySet<number>; byKey: ReadonlyMap<string, number> }

/** The variants that are meant by these names, as far as there are any. */
export async function knownVariants(sql: Sql, names: readonly VariantNames[]): Promise<KnownVariants> {
  const { rows } = await sql.execute<{ id: number; key: string }>(query`
    select id, reference_key as key from ${variants}
    where id = any(${integers(names.flatMap(({ variantId }) => variantId ?? []))})
    union
    select id, reference_key from ${variants}
    where reference_key = any(${texts(names.flatMap(({ referenceKey }) => referenceKey ?? []))})`)
  return { ids: new Set(rows.map(({ id }) => id)), byKey: new Map(rows.map(({ id, key }) => [key, id])) }
}
