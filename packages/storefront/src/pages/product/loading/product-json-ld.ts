import { imageAddress } from '@shop/domain/image/image-address'
import type { Variant } from '@shop/domain/product/product'
import { productHref } from '@shop/domain/product-link/product-href'
import type { PageRequest } from '../../../loading/page-loader.ts'
import { breadcrumbJsonLd, type JsonLd } from '../../breadcrumb-json-ld.ts'
import type { ShownProduct } from '../state/shown-product.ts'
import { offerJsonLd, offersJsonLd } from './offer-json-ld.ts'

type Urls = Pick<PageRequest, 'urlOf' | 'fileUrlOf' | 'shop'>

/** More variants become one price range: one by one they would be megabytes that no search engine reads. */
const MAX_LISTED = 50
const CLASS = 'https://schema.org/EUEnergyEfficiencyCategory'

/**
 * Product and breadcrumb for search engines: a group where there are variants to choose from, a range of prices where
 * there are very many, a rating only where reviews can be seen.
 *
 * @see eu-duties C-19, C-33
 */
export function productJsonLd(page: ShownProduct, urls: Urls): JsonLd[] {
  const { product, breadcrumbs } = page
  const [only] = product.variants
  const count = product.variants.length
  return [
    {
      '@context': 'https://schema.org',
      ...description(page, urls),
      ...(count > MAX_LISTED
        ? { '@type': 'Product', sku: product.referenceKey, offers: offersJsonLd(page, urls) }
        : count > 1
          ? {
              '@type': 'ProductGroup',
              productGroupID: product.referenceKey,
              variesBy: ['https://schema.org/size'],
              hasVariant: product.variants.map((variant) => ({
                '@type': 'Product',
                sku: variant.referenceKey,
                name: `${product.name}, ${variant.label}`,
                ...gtin(variant),
                size: variant.label,
                image: product.images.slice(0, 1).map(({ src }) => pictureUrl(src, urls)),
                offers: offerJsonLd(variant, page, urls),
              })),
            }
          : {
              '@type': 'Product',
              sku: product.referenceKey,
              ...(only ? { ...gtin(only), offers: offerJsonLd(only, page, urls) } : {}),
            }),
    },
    breadcrumbJsonLd(breadcrumbs, urls),
  ]
}

function description({ product, reviews, facts }: ShownProduct, urls: Urls): JsonLd {
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

const PICTURE_WIDTH = 1200
const MONTHS_OF_A_YEAR = 12

function gtin({ gtin }: Variant): JsonLd {
  return gtin === undefined ? {} : { gtin }
}

function pictureUrl(src: string, { fileUrlOf }: Urls): string {
  return fileUrlOf(imageAddress(src, PICTURE_WIDTH))
}

function yearsOf(months: number): number {
  return Math.round((months / MONTHS_OF_A_YEAR) * 10) / 10
}
