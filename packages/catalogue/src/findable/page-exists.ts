import { isOwnPage } from '@shop/domain/link/own-pages'
import type { Language } from '@shop/domain/market/markets'
import { productNumber } from '@shop/domain/product-link/product-number'
import type { Sql } from '@shop/engine/db/sql'
import { hasProduct, loadCategories, type StoredCategory } from '../products/catalogue-store.ts'
import { shownCategories } from '../products/shown-categories.ts'
import { isHttps } from '../redirects/redirect-target.ts'
import { categoryOnceAt, isStoryAt, productOnceCalled } from './moved-address-store.ts'

const PRODUCT = /^\/p\/([^/]+)\/$/

/**
 * Whether an address of the shop exists: a page of its own, a category that shoppers see, a product or a story. Addresses
 * outside of the shop are not checked and count as existing.
 */
export async function pageExists(sql: Sql, language: Language, target: string): Promise<boolean> {
  const [path = target] = target.split('?')
  return (await isOutsideCategories(sql, language, target)) || isAmong(await categoryPaths(sql), path)
}

/** The same without the categories. */
async function isOutsideCategories(sql: Sql, language: Language, target: string): Promise<boolean> {
  const [path = target] = target.split('?')
  if (isHttps(target) || isOwnPage(path)) return true
  const pdp = PRODUCT.exec(path)?.[1]
  return pdp === undefined ? isStoryAt(sql, language, path) : hasProduct(sql, productNumber(pdp))
}

/** Whether a category is at a path; its last slash may be missing. */
function isAmong(categories: ReadonlySet<string>, path: string): boolean {
  return categories.has(path.endsWith('/') ? path : `${path}/`)
}

/** Which of many targets are no address of the shop; what all of them need is asked once. */
export async function missingTargets(
  sql: Sql,
  language: Language,
  targets: readonly string[],
): Promise<Set<string>> {
  const categories = await categoryPaths(sql)
  const missing = new Set<string>()
  for (const target of new Set(targets)) {
    const [path = target] = target.split('?')
    if (isAmong(categories, path) || (await isOutsideCategories(sql, language, target))) continue
    missing.add(target)
  }
  return missing
}

/**
 * Which of many paths are no page of the storefront's own, no category and no product, now or once: a story may be there,
 * or a redirect. None where the goods are not kept here, so that nobody can say.
 */
export async function pathsOfNoGoods(sql: Sql, paths: readonly string[]): Promise<string[]> {
  const categories = await categoryPaths(sql)
  if (categories.size === 0) return []
  const others: string[] = []
  for (const path of new Set(paths)) {
    if (isOwnPage(path) || path === '/' || categories.has(path)) continue
    const number = PRODUCT.exec(path)?.[1]
    const isThere =
      number === undefined
        ? (await categoryOnceAt(sql, path)) !== null
        : (await hasProduct(sql, productNumber(number))) ||
          (await productOnceCalled(sql, productNumber(number))) !== null
    if (!isThere) others.push(path)
  }
  return others
}

/** The addresses of all categories that shoppers see. */
export async function categoryPaths(sql: Sql): Promise<Set<string>> {
  return new Set((await categoryPlaces(sql)).keys())
}

/** All categories that shoppers see, by their addresses. */
export async function categoryPlaces(sql: Sql): Promise<Map<string, number>> {
  const stored = shownCategories(await loadCategories(sql))
  const byId = new Map(stored.map((category) => [category.id, category]))
  const pathOf = (id: number | null): string => {
    const category = id === null ? undefined : byId.get(id)
    return category === undefined ? '/' : `${pathOf(category.parentId)}${category.slug}/`
  }
  return new Map(stored.map(({ id }) => [pathOf(id), id]))
}

/** The category at an address without locale prefix, shown or not; null where none is. */
export async function categoryIdAt(sql: Sql, path: string): Promise<number | null> {
  const childrenOf = Map.groupBy(await loadCategories(sql), ({ parentId }) => parentId)
  let found: StoredCategory | undefined
  for (const slug of path.split('/').filter((part) => part !== '')) {
    found = childrenOf.get(found?.id ?? null)?.find((child) => child.slug === slug)
    if (found === undefined) return null
  }
  return found?.id ?? null
}
