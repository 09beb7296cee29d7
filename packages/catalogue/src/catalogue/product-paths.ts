import { LOCALES, markets } from '@shop/domain/market/markets'
import { productHref } from '@shop/domain/product-link/product-href'
import { localised } from '../localised/localised.ts'
import { seoUrlOf } from '../localised/localised-product.ts'
import type { StoredProduct } from '../products/catalogue-store.ts'
import type { LocaleProductPaths } from './catalogue.ts'

type Addressed = Pick<StoredProduct, 'name' | 'referenceKey' | 'advancedAttributes' | 'isActive' | 'variants'>

/** Where a product is in each locale: made of the name there, and only where a price makes it one of the shop's. */
export function productPaths(product: Addressed): LocaleProductPaths {
  if (!product.isActive) return {}
  const paths: LocaleProductPaths = {}
  for (const locale of LOCALES) {
    const market = markets[locale]
    if (!product.variants.some(({ prices }) => prices.has(market.country))) continue
    paths[locale] = productHref({
      seoUrl: seoUrlOf(product, market),
      name: localised(product.name, market),
      referenceKey: product.referenceKey,
    })
  }
  return paths
}
