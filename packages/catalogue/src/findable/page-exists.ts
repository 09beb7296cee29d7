import { isOwnPage } from '@shop/domain/link/own-pages'
import type { Language } from '@shop/domain/market/markets'
import { productNumber } from '@shop/domain/product-link/product-number'
import type { Sql } from '@shop/engine/db/sql'
import { hasProduct, loadCategories, type StoredCategory } from '../products/catalogue-store.ts'
import { isHttps } from '../redirects/redirect-target.ts'
import { isStoryAt } from './moved-address-store.ts'

const PRODUCT = /^\/p\/([^/]+)\/$/

/**
 * Whether an address of the shop exists: a page of its own, a category, a product or a story. Addresses outside of the
 * shop are not checked and count as existing.
 */
export async function pageExists(sql: Sql, language: Language, target: string): Promise<boolean> {
  const [path = target] = target.split('?')
  if (isHttps(target) || isOwnPage(path)) return true
  const pdp = PRODUCT.exec(path)?.[1]
  if (pdp !== undefined) return hasProduct(sql, productNumber(pdp))
  return (await categoryIdAt(sql, path)) !== null || (await isStoryAt(sql, language, path))
}

/** The category at an address without locale prefix; null where none is. */
export async function categoryIdAt(sql: Sql, path: string): Promise<number | null> {
  const childrenOf = Map.groupBy(await loadCategories(sql), ({ parentId }) => parentId)
  let found: StoredCategory | undefined
  for (const slug of path.split('/').filter((part) => part !== '')) {
    found = childrenOf.get(found?.id ?? null)?.find((child) => child.slug === slug)
    if (found === undefined) return null
  }
  return found?.id ?? null
}
