import { categories, products, variants } from '@shop/engine/db/schema/catalogue'
import { movedIn } from '@shop/engine/db/schema/moved-in'
import { integers, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'

/** Digests of what was written last, by field. */
export type WrittenFields = Readonly<Record<string, string>>

export type MovedKind = typeof movedIn.$inferSelect.kind
export type MovedThing = {
  newId: string
  movedAt: Date
  /** What was written last of a product; null where that is not known. */
  fields: WrittenFields | null
}
type Named = { source: string; kind: MovedKind }

/**
 * What came before, by its old names: each is looked up for itself. As one condition they are compared with every row of the
 * kind, as a move writes more than the statistics of its transaction know of.
 */
export async function movedBefore(
  sql: Sql,
  { source, kind }: Named,
  oldIds: readonly string[],
): Promise<Map<string, MovedThing>> {
  if (oldIds.length === 0) return new Map()
  const { rows } = await sql.execute<MovedRow>(query`
    select sent.old_id, moved.new_id, moved.moved_at, moved.fields from unnest(${texts(oldIds)}) as sent(old_id)
    cross join lateral (
      select new_id, moved_at, fields from ${movedIn}
      where source = ${source} and kind = ${kind} and old_id = sent.old_id limit 1
    ) as moved`)
  return new Map(
    rows.map((row) => [
      row.old_id,
      { newId: row.new_id, movedAt: new Date(row.moved_at), fields: row.fields },
    ]),
  )
}

type MovedRow = {
  old_id: string
  new_id: string
  moved_at: string | Date
  fields: WrittenFields | null
}

/** Remembers what became of old names; one that is known already keeps what it has. */
export async function rememberMoved(
  sql: Sql,
  { source, kind }: Named,
  things: readonly { oldId: string; newId: string }[],
  now: Date,
): Promise<void> {
  if (things.length === 0) return
  await sql.execute(query`
    insert into ${movedIn} (source, kind, old_id, new_id, moved_at)
    select ${source}, ${kind}, sent.old_id, sent.new_id, ${now.toISOString()}::timestamptz
    from unnest(${texts(things.map(({ oldId }) => oldId))}, ${texts(things.map(({ newId }) => newId))})
      as sent(old_id, new_id)
    on conflict (source, kind, old_id) do nothing`)
}

/** Remembers where old addresses lead; one that leads elsewhere now is remembered anew. */
export async function rememberTargets(
  sql: Sql,
  source: string,
  things: readonly { oldId: string; newId: string }[],
  now: Date,
): Promise<void> {
  // An address may stand in the files twice: the last one is written.
  const last = [...new Map(things.map((thing) => [thing.oldId, thing])).values()]
  if (last.length === 0) return
  await sql.execute(query`
    insert into ${movedIn} (source, kind, old_id, new_id, moved_at)
    select ${source}, 'redirect', sent.old_id, sent.new_id, ${now.toISOString()}::timestamptz
    from unnest(${texts(last.map(({ oldId }) => oldId))}, ${texts(last.map(({ newId }) => newId))})
      as sent(old_id, new_id)
    on conflict (source, kind, old_id) do update set new_id = excluded.new_id
      where moved_in.new_id <> excluded.new_id`)
}

/** The first numbers that are free for categories, products and variants: behind all that were ever given. */
export async function freeNumbers(sql: Sql): Promise<{ category: number; product: number; variant: number }> {
  const moved = (kind: MovedKind) =>
    query`(select coalesce(max(new_id::int), 0) from ${movedIn} where kind = ${kind})`
  const { rows } = await sql.execute<{ category: number; product: number; variant: number }>(query`
    select (select coalesce(max(id), 0) + 1 from ${categories})::int as category,
      (greatest(${FIRST_PRODUCT}, ${moved('product')}, (select coalesce(max(id), 0) from ${products}), (
        select coalesce(max(reference_key::int), 0) from ${products} where reference_key ~ '^[0-9]{1,9}$'
      )) + 1)::int as product,
      (greatest(${moved('variant')}, (select coalesce(max(id), 0) from ${variants})) + 1)::int as variant`)
  return rows[0] ?? { category: 1, product: 1, variant: 1 }
}

/** Article numbers that people read out begin with six figures. */
const FIRST_PRODUCT = 100_000

/** Which of these products the catalogue has. */
export async function productsThere(sql: Sql, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql.execute<{ id: number }>(
    query`select id from ${products} where id = any(${integers(ids)})`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The products that old ids or article numbers mean, by these; what means none is left out. */
export async function productsNamed(
  sql: Sql,
  source: string,
  names: readonly string[],
): Promise<Map<string, number>> {
  const sent = [...new Set(names)]
  if (sent.length === 0) return new Map()
  // An old id counts before an article number, as it did when the product moved in.
  const { rows } = await sql.execute<{ name: string; id: number }>(query`
    select sent.name, found.id from unnest(${texts(sent)}) as sent(name)
    cross join lateral (
      select coalesce(
        (select id from ${products} where id = (select new_id::int from ${movedIn}
          where source = ${source} and kind = 'product' and old_id = sent.name)),
        (select id from ${products} where reference_key = sent.name limit 1),
        (select product_id from ${variants} where reference_key = sent.name limit 1)
      ) as id
    ) as found where found.id is not null`)
  return new Map(rows.map(({ name, id }) => [name, id]))
}
