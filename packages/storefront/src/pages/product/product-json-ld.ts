import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import { canOrder } from '@shop/domain/product/can-order'
import type { Shop } from '@shop/domain/shop/shop'

type JsonLd = Record<string, unknown>

/** Product and breadcrumb for search engines; a rating only where reviews can be seen. @see eu-duties C-33 */
export function productJsonLd({ product, breadcrumbs, reviews }: ProductPageData, shop: Shop): JsonLd[] {
  const offers = product.variants.map((variant) => ({
    '@type': 'Offer',
    sku: variant.referenceKey,
    priceCurrency: shop.market.currency,
    price: (variant.price.withTax / 100).toFixed(2),
    availability: canOrder(variant) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  }))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.referenceKey,
      description: product.description,
      brand: { '@type': 'Brand', name: product.brand },
      offers,
      ...(reviews.visible > 0 && reviews.count > 0
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: reviews.average,
              ratingCount: reviews.count,
              reviewCount: reviews.visible,
            },
          }
        : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: crumb.path,
      })),
    },
  ]
}
