import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { products } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'
import { categoryPlaces } from './page-exists.ts'

/** Why a category shows nothing: there is none at this path, or nothing in it is for sale. */
export type CategoryGap = { path: string; why: 'gone' | 'empty' }

/**
 * Which of many paths of categories have nothing to show, in it or below it. None where the goods are not kept here, so
 * that nobody can say.
 */
export async function categoriesWithoutGoods(sql: Sql, paths: readonly string[]): Promise<CategoryGap[]> {
  const places = await categoryPlaces(sql)
  if (places.size === 0) return []
  const gaps: CategoryGap[] = []
  for (const path of new Set(paths)) {
    const own = `/${withoutSlashes(path)}/`
    const ids = [...places].flatMap(([place, id]) => (place.startsWith(own) ? [id] : []))
    if (!places.has(own)) gaps.push({ path, why: 'gone' })
    else if (!(await hasGoods(sql, ids))) gaps.push({ path, why: 'empty' })
  }
  return gaps
}

async function hasGoods(sql: Sql, categories: readonly number[]): Promise<boolean> {
  const within = query.join(
    categories.map((id) => query`categories @> ${`[${id}]`}::text::jsonb`),
    query` or `,
  )
  const { rows } = await sql.execute<{ found: boolean }>(
    query`select exists (select from ${products} where is_active and (${within})) as found`,
  )
  return rows[0]?.found === true
}
