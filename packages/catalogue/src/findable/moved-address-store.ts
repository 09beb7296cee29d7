import type { Language } from '@shop/domain/market/markets'
import { categoryAddresses, productNumbers, storyAddresses } from '@shop/engine/db/schema/addresses'
import { texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { and, desc, eq, sql as query } from 'drizzle-orm'

/** A story and the path it has in a language, without locale prefix. */
export type StoryAddress = { uuid: string; path: string }

/** The category that once was at a path; null when none was. */
export async function categoryOnceAt(sql: Sql, path: string): Promise<number | null> {
  const rows = await sql
    .select({ id: categoryAddresses.categoryId })
    .from(categoryAddresses)
    .where(eq(categoryAddresses.path, path))
  return rows[0]?.id ?? null
}

/** The product that once had a number; null when none had. */
export async function productOnceCalled(sql: Sql, referenceKey: string): Promise<number | null> {
  const rows = await sql
    .select({ id: productNumbers.productId })
    .from(productNumbers)
    .where(eq(productNumbers.referenceKey, referenceKey))
  return rows[0]?.id ?? null
}

/** Whether a story is at a path now. */
export async function isStoryAt(sql: Sql, language: Language, path: string): Promise<boolean> {
  const known = await sql
    .select({ uuid: storyAddresses.uuid })
    .from(storyAddresses)
    .where(and(eq(storyAddresses.language, language), eq(storyAddresses.path, path)))
  return known.length > 0 && (await storyMovedFrom(sql, language, path)) === null
}

/** Which of these addresses a story has or had, as `de /ueber-uns/`. */
export async function storiesAt(sql: Sql, paths: readonly string[]): Promise<Set<string>> {
  const rows = await sql
    .select({ language: storyAddresses.language, path: storyAddresses.path })
    .from(storyAddresses)
    .where(query`${storyAddresses.path} = any(${texts(paths)})`)
  return new Set(rows.map(({ language, path }) => `${language} ${path}`))
}

/** Where the story is now that once was at a path; null when none was, or when it is there still. */
export async function storyMovedFrom(sql: Sql, language: Language, path: string): Promise<string | null> {
  const [once] = await sql
    .select({ uuid: storyAddresses.uuid })
    .from(storyAddresses)
    .where(and(eq(storyAddresses.language, language), eq(storyAddresses.path, path)))
  if (!once) return null

  const [now] = await sql
    .select({ path: storyAddresses.path })
    .from(storyAddresses)
    .where(and(eq(storyAddresses.language, language), eq(storyAddresses.uuid, once.uuid)))
    .orderBy(desc(storyAddresses.since))
    .limit(1)
  return now && now.path !== path ? now.path : null
}

/** An address of a story leads nowhere any more once nothing is there; without a path none of its addresses does. */
export async function forgetStoryAddress(sql: Sql, uuid: string, path: string | null): Promise<void> {
  await sql
    .delete(storyAddresses)
    .where(and(eq(storyAddresses.uuid, uuid), path === null ? undefined : eq(storyAddresses.path, path)))
}

/** Notes the addresses of stories; an unchanged one adds no row. */
export async function noteStoryAddresses(
  sql: Sql,
  language: Language,
  stories: readonly StoryAddress[],
  now: Date,
): Promise<void> {
  if (stories.length === 0) return
  await sql.execute(query`
    insert into ${storyAddresses} (language, path, uuid, since)
    select distinct on (sent.path) ${language}, sent.path, sent.uuid, ${now.toISOString()}::timestamptz
    from unnest(${texts(stories.map(({ path }) => path))}, ${texts(stories.map(({ uuid }) => uuid))})
      as sent(path, uuid)
    where sent.path is distinct from (
      select known.path from ${storyAddresses} as known
      where known.language = ${language} and known.uuid = sent.uuid
      order by known.since desc limit 1
    )
    on conflict (language, path) do update set uuid = excluded.uuid, since = excluded.since`)
}
