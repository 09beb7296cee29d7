import type { Locale } from '@shop/domain/market/markets'
import { markets } from '@shop/domain/market/markets'
import { productNumber } from '@shop/domain/product-link/product-number'
import type { Sql } from '@shop/engine/db/sql'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryOnceAt, productOnceCalled, storyMovedFrom } from './moved-address-store.ts'

const PRODUCT = /^\/p\/([^/]+)\/$/
/** Longer than any address of a shop; more would only be looked up in vain. */
const LONGEST_PATH = 300

/**
 * The new address of a page that has moved: a category that was renamed or moved, a product with a new number, a story
 * with a new slug. null when there never was a page, or it is gone.
 *
 * @see spec §2 "Server-defined redirects"
 */
export async function movedAddress(
  sql: Sql,
  catalogue: Pick<Catalogue, 'category' | 'paths'>,
  locale: Locale,
  path: string,
): Promise<string | null> {
  // No column holds the sign zero, and no address of ours ever had it.
  if (path.length > LONGEST_PATH || path.includes('\u0000')) return null
  const target = await place(sql, catalogue, locale, path)
  return target === path ? null : target
}

async function place(
  sql: Sql,
  catalogue: Pick<Catalogue, 'category' | 'paths'>,
  locale: Locale,
  path: string,
): Promise<string | null> {
  const pdp = PRODUCT.exec(path)?.[1]
  if (pdp !== undefined) {
    const id = await productOnceCalled(sql, productNumber(pdp))
    return id === null ? null : ((await catalogue.paths(id))[locale] ?? null)
  }
  const category = await categoryOnceAt(sql, path)
  if (category !== null) return catalogue.category(category)?.path ?? null
  return storyMovedFrom(sql, markets[locale].language, path)
}
