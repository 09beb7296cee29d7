import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import { imageAddress } from '@shop/domain/image/image-address'
import { isBundleComplete } from '@shop/domain/product/bundle'
import { canOrder } from '@shop/domain/product/can-order'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import type { Variant } from '@shop/domain/product/product'
import { productHref } from '@shop/domain/product/product-href'
import type { PageRequest } from '../../page-loader.ts'
import { breadcrumbJsonLd, type JsonLd } from '../breadcrumb-json-ld.ts'

type Urls = Pick<PageRequest, 'urlOf' | 'fileUrlOf'>

const CLASS = 'https://schema.org/EUEnergyEfficiencyCategory'

/**
 * Product and breadcrumb for search engines: a group where there are variants to choose from, a rating only where reviews
 * can be seen.
 *
 * @see eu-duties C-19, C-33
 */
export function productJsonLd(page: ProductPageData, urls: Urls): JsonLd[] {
  const { product, breadcrumbs } = page
  const [only] = product.variants
  const isGroup = product.variants.length > 1
  return [
    {
      '@context': 'https://schema.org',
      ...description(page, urls),
      ...(isGroup
        ? {
            '@type': 'ProductGroup',
            productGroupID: product.referenceKey,
            variesBy: ['https://schema.org/size'],
            hasVariant: product.variants.map((variant) => ({
              '@type': 'Product',
              sku: variant.referenceKey,
              name: `${product.name}, ${variant.label}`,
              size: variant.label,
              image: product.images.slice(0, 1).map(({ src }) => pictureUrl(src, urls)),
              offers: offer(variant, page),
            })),
          }
        : {
            '@type': 'Product',
            sku: product.referenceKey,
            ...(only ? { offers: offer(only, page) } : {}),
          }),
    },
    breadcrumbJsonLd(breadcrumbs, urls),
  ]
}

function description({ product, reviews, facts }: ProductPageData, urls: Urls): JsonLd {
  return {
    name: product.name,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    url: urls.urlOf(productHref(product)),
    image: product.images.map(({ src }) => pictureUrl(src, urls)),
    ...(facts.energyLabel
      ? {
          hasEnergyConsumptionDetails: {
            '@type': 'EnergyConsumptionDetails',
            hasEnergyEfficiencyCategory: CLASS + facts.energyLabel.class,
            energyEfficiencyScaleMin: CLASS + facts.energyLabel.scale.to,
            energyEfficiencyScaleMax: CLASS + facts.energyLabel.scale.from,
          },
        }
      : {}),
    ...(facts.ageFrom === null
      ? {}
      : { audience: { '@type': 'PeopleAudience', suggestedMinAge: yearsOf(facts.ageFrom) } }),
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
  }
}

function offer(variant: Variant, { bundle }: ProductPageData): JsonLd {
  const isThere = canOrder(variant) && (!bundle || isBundleComplete(bundle))
  const available = isPreOrder(variant) ? 'PreOrder' : 'InStock'
  return {
    '@type': 'Offer',
    sku: variant.referenceKey,
    priceCurrency: variant.price.currencyCode,
    price: (variant.price.withTax / 100).toFixed(2),
    availability: `https://schema.org/${isThere ? available : 'OutOfStock'}`,
  }
}

const PICTURE_WIDTH = 1200
const MONTHS_OF_A_YEAR = 12

function pictureUrl(src: string, { fileUrlOf }: Urls): string {
  return fileUrlOf(imageAddress(src, PICTURE_WIDTH))
}

function yearsOf(months: number): number {
  return Math.round((months / MONTHS_OF_A_YEAR) * 10) / 10
}
