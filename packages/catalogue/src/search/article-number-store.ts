import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import { productHref } from '@shop/domain/product-link/product-href'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { like } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** A number that so many begin with names none of them. */
const MOST_BEGINNINGS = 200

/**
 * The address of what an article number names, in every spelling of it: product, variant, and the short form
 * shoppers read; without dots, blanks, case and leading zeros. null for a number of nothing, or of two products.
 */
export async function articleAddress(sql: Sql, catalogue: Catalogue, words: string): Promise<string | null> {
  const number = bareNumber(words)
  if (number === '') return null

  // Every spelling is a beginning of the stored number.
  const begins = `${number}%`
  const owned = await sql
    .select({ id: variants.productId })
    .from(variants)
    .where(like(variants.numberKey, begins))
    .orderBy(variants.numberKey)
    .limit(MOST_BEGINNINGS)
  const own = await sql
    .select({ id: products.id })
    .from(products)
    .where(like(products.numberKey, begins))
    .orderBy(products.numberKey)
    .limit(MOST_BEGINNINGS)
  const found = await catalogue.products([...new Set([...own, ...owned].map(({ id }) => id))])

  const hrefs = new Set<string>()
  for (const { product } of found) {
    const href = productHref(product)
    const isNamed = [
      product.referenceKey,
      referenceKeyDisplay(product.referenceKey),
      ...product.variants.map(({ referenceKey }) => articleNumber(referenceKey)),
    ].some((spelling) => bareNumber(spelling) === number)
    if (isNamed) hrefs.add(href)
    for (const { referenceKey } of product.variants)
      if (bareNumber(referenceKey) === number)
        hrefs.add(`${href}?variant=${encodeURIComponent(referenceKey)}`)
  }
  return onlyOne(hrefs)
}

/** Ids of visible products with a number that begins like this one, own numbers before those of variants. */
export async function articlesBeginning(
  sql: Sql,
  catalogue: Catalogue,
  words: string,
  limit: number,
): Promise<number[]> {
  const begins = `${bareNumber(words)}%`
  const own = await sql
    .select({ id: products.id })
    .from(products)
    .where(like(products.numberKey, begins))
    .orderBy(products.numberKey)
    .limit(MOST_BEGINNINGS)
  const owned = await sql
    .select({ id: variants.productId })
    .from(variants)
    .where(like(variants.numberKey, begins))
    .orderBy(variants.numberKey)
    .limit(MOST_BEGINNINGS)
  const ids = [...new Set([...own, ...owned].map(({ id }) => id))].slice(0, limit * 2)
  return (await catalogue.plainProducts(ids)).slice(0, limit).map(({ card }) => card.id)
}

/** One address, or one product in several. */
function onlyOne(hrefs: ReadonlySet<string>): string | null {
  const pages = new Set([...hrefs].map((href) => href.split('?')[0] ?? ''))
  const [only] = hrefs.size === 1 ? hrefs : pages
  return pages.size === 1 ? (only ?? null) : null
}

/** What people write before a number: „Art.-Nr.“, „réf.“. */
const INTRODUCTION =
  /^\s*(?:artikel|article|art|nummer|numéro|nr|no|n°|référence|réf|ref|[\s.:#-])+(?=[^\p{L}]*\d)/u

/** A number as it is compared; empty for words without a digit. */
export function bareNumber(words: string): string {
  const bare = words
    .toLowerCase()
    .replace(INTRODUCTION, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+/, '')
  return /\d/.test(bare) ? bare : ''
}
