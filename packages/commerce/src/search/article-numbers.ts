import { productHref } from '@shop/domain/product/product-href'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product/reference-key-display'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Article numbers to the addresses of what they name. */
export type ArticleNumbers = ReadonlyMap<string, string>

/**
 * Every spelling of every article number: product, variant, and the short form shoppers read; without dots,
 * blanks, case and leading zeros. A spelling that two products share names neither.
 */
export function articleNumbers(catalogue: Catalogue): ArticleNumbers {
  const exact = new Map<string, Set<string>>()
  const put = (number: string, href: string) => {
    const key = bareNumber(number)
    if (key !== '') exact.set(key, (exact.get(key) ?? new Set<string>()).add(href))
  }
  for (const { product } of catalogue.products()) {
    const href = productHref(product)
    put(product.referenceKey, href)
    put(referenceKeyDisplay(product.referenceKey), href)
    for (const { referenceKey } of product.variants) {
      put(articleNumber(referenceKey), href)
      put(referenceKey, `${href}?variant=${encodeURIComponent(referenceKey)}`)
    }
  }
  return new Map(
    [...exact].flatMap(([key, hrefs]) => {
      const products = new Set([...hrefs].map((href) => href.split('?')[0] ?? ''))
      const [only] = hrefs.size === 1 ? hrefs : products
      return only !== undefined && products.size === 1 ? [[key, only]] : []
    }),
  )
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
