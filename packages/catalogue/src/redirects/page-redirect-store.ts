import type { Locale } from '@shop/domain/market/markets'
import { oldPath, parted } from '@shop/domain/redirect/old-path'
import { oldQueriesIn } from '@shop/domain/redirect/old-query'
import { anywhere } from '@shop/engine/db/like-pattern'
import { pageRedirects } from '@shop/engine/db/schema/merchandising'
import { sentRows, texts } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, count, eq, gt, ilike, inArray, or, sql as query } from 'drizzle-orm'

/** Where an address leads: to a path of the shop without locale prefix, or an https address. */
export type PageRedirect = { target: string; status: 301 | 302 }

const LONGEST_PATH = 300
/** A longer chain counts as a loop. */
const LONGEST_CHAIN = 10

/**
 * What the shop has set for an address where nothing is, however it is written; null for none.
 *
 * @see spec §2 "Server-defined redirects"
 */
export async function pageRedirect(sql: Sql, locale: Locale, path: string): Promise<PageRedirect | null> {
  // Decoded, an address may hold what it did not show: a zero byte was written twice over.
  const named = oldPath(path)
  if (named.length > LONGEST_PATH || named.includes('\u0000')) return null
  const rows = await sql
    .select({ target: pageRedirects.target, status: pageRedirects.status })
    .from(pageRedirects)
    .where(and(eq(pageRedirects.locale, locale), eq(pageRedirects.path, named)))
  const [row] = rows
  return row ? { target: row.target, status: row.status === 302 ? 302 : 301 } : null
}

/**
 * What the shop has set for an address whose query says which page of another system it was: the redirect that names most
 * of this query, whatever else stands in it; null for none.
 *
 * @see spec §2 "Server-defined redirects"
 */
export async function queryRedirect(
  sql: Sql,
  locale: Locale,
  { path, search }: { path: string; search: string },
): Promise<PageRedirect | null> {
  const named = namesAt(path, search).filter(({ length }) => length <= LONGEST_PATH)
  if (named.length === 0 || path.includes('\u0000')) return null
  const rows = await sql
    .select({ path: pageRedirects.path, target: pageRedirects.target, status: pageRedirects.status })
    .from(pageRedirects)
    .where(and(eq(pageRedirects.locale, locale), inArray(pageRedirects.path, named)))
  const byPath = new Map(rows.map((row) => [row.path, row]))
  const row = named.map((name) => byPath.get(name)).find((one) => one !== undefined)
  return row ? { target: row.target, status: row.status === 302 ? 302 : 301 } : null
}

/** Under which names a redirect of an address with such a query may stand, the one that says most first. */
function namesAt(path: string, search: string): string[] {
  const at = oldPath(path)
  return oldQueriesIn(search).map((query) => at + query)
}

/** Whether a new redirect would lead back to where it starts, by itself or through others. */
export async function wouldLoop(sql: Sql, locale: Locale, path: string, target: string): Promise<boolean> {
  let next: string | null = target
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    const [at = '', query = '']: string[] = next.split(/\?(.*)/s)
    if (at === path || namesAt(at, query).includes(path)) return true
    const on: PageRedirect | null =
      (await queryRedirect(sql, locale, { path: at, search: query })) ?? (await pageRedirect(sql, locale, at))
    if (on === null) return false
    next = on.target
  }
  return true
}

/** Whether a redirect stands at an address by its query: it hides no page, as pages are found without one. */
export function isByQuery(path: string): boolean {
  return parted(path).query !== ''
}

export async function putPageRedirect(
  sql: Sql,
  redirect: PageRedirect & { locale: Locale; path: string },
): Promise<void> {
  const { target, status } = redirect
  await sql
    .insert(pageRedirects)
    .values(redirect)
    .onConflictDoUpdate({ target: [pageRedirects.locale, pageRedirects.path], set: { target, status } })
}

/** One name for an address of a shop, however it is written. */
export function redirectName({ locale, path }: { locale: Locale; path: string }): string {
  return `${locale} ${oldPath(path)}`
}

/** What is set for many addresses, by `redirectName`. */
export async function pageRedirectsAt(
  sql: Sql,
  addresses: readonly { locale: Locale; path: string }[],
): Promise<Map<string, PageRedirect>> {
  const locales = texts(addresses.map(({ locale }) => locale))
  const paths = texts(addresses.map(({ path }) => oldPath(path)))
  const { rows } = await sql.execute<{ locale: Locale; path: string; target: string; status: number }>(query`
    select known.locale, known.path, known.target, known.status
    from unnest(${locales}, ${paths}) as asked(locale, path)
    cross join lateral (
      select * from ${pageRedirects} where locale = asked.locale and path = asked.path
    ) as known`)
  return new Map(
    rows.map(({ target, status, ...name }) => [
      redirectName(name),
      { target, status: status === 302 ? 302 : 301 },
    ]),
  )
}

/** Writes many redirects with one statement, each address once. */
export async function putPageRedirects(
  sql: Sql,
  rows: readonly (PageRedirect & { locale: Locale; path: string })[],
): Promise<void> {
  if (rows.length === 0) return
  const { names, source } = sentRows(pageRedirects, rows)
  await sql.execute(query`
    insert into ${pageRedirects} (${names}) select ${names} from ${source}
    on conflict (locale, path) do update set target = excluded.target, status = excluded.status`)
}

/** False when there was none. */
export async function removePageRedirect(sql: Sql, locale: Locale, path: string): Promise<boolean> {
  const gone = await sql
    .delete(pageRedirects)
    .where(and(eq(pageRedirects.locale, locale), eq(pageRedirects.path, path)))
    .returning({ path: pageRedirects.path })
  return gone.length > 0
}

type Found = { locale: Locale; words: string }

/** Redirects of a locale behind an address, by address; `words` stand in it or in its target. */
export async function foundRedirects(
  sql: Sql,
  { after, ...found }: Found & { after: string },
  limit: number,
): Promise<(PageRedirect & { path: string })[]> {
  const rows = await sql
    .select({ path: pageRedirects.path, target: pageRedirects.target, status: pageRedirects.status })
    .from(pageRedirects)
    .where(and(isFound(found), gt(pageRedirects.path, after)))
    .orderBy(asc(pageRedirects.path))
    .limit(limit)
  return rows.map(({ status, ...row }) => ({ ...row, status: status === 302 ? 302 : 301 }))
}

export async function countRedirects(sql: Sql, found: Found): Promise<number> {
  const [row] = await sql.select({ total: count() }).from(pageRedirects).where(isFound(found))
  return row?.total ?? 0
}

function isFound({ locale, words }: Found) {
  const part = anywhere(words)
  const hasWords = or(ilike(pageRedirects.path, part), ilike(pageRedirects.target, part))
  return and(eq(pageRedirects.locale, locale), words === '' ? undefined : hasWords)
}

export async function allPageRedirects(sql: Sql) {
  return sql.select().from(pageRedirects).orderBy(asc(pageRedirects.locale), asc(pageRedirects.path))
}
