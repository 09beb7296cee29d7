import { isBulky, isPersonalised } from '@shop/domain/personalisation/personalised'
import { canOrder } from '@shop/domain/product/can-order'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import type { Variant } from '@shop/domain/product/product'
import { isBundleComplete } from '@shop/domain/product-detail/bundle'
import { productHref } from '@shop/domain/product-link/product-href'
import { shippingMethods } from '@shop/domain/shipping/shipping-cost'
import type { PageRequest } from '../../../loading/page-loader.ts'
import type { JsonLd } from '../../breadcrumb-json-ld.ts'
import type { ShownProduct } from '../state/shown-product.ts'

type JsonLdContext = Pick<PageRequest, 'urlOf' | 'shop'>

/** A variant's price with everything that belongs to it: whether it is there, what it costs to send, who takes it back. */
export function offerJsonLd(variant: Variant, page: ShownProduct, place: JsonLdContext): JsonLd {
  const { product } = page
  const isThere = isOffered(variant, page)
  const available = isPreOrder(variant) ? 'PreOrder' : 'InStock'
  const choice = product.variants.length > 1 ? `?variant=${encodeURIComponent(variant.referenceKey)}` : ''
  return {
    '@type': 'Offer',
    sku: variant.referenceKey,
    url: place.urlOf(productHref(product) + choice),
    priceCurrency: variant.price.currencyCode,
    price: amount(variant.price.withTax),
    availability: `https://schema.org/${isThere ? available : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shipping(variant, page, place),
    hasMerchantReturnPolicy: returns(variant, page, place),
  }
}

/** From the least to the most of what can be had, or of everything where nothing can; sent and taken back as the first. */
export function offersJsonLd(page: ShownProduct, place: JsonLdContext): JsonLd {
  const { product } = page
  const orderable = product.variants.filter((variant) => isOffered(variant, page))
  const listed = orderable.length > 0 ? orderable : product.variants
  const prices = listed.map(({ price }) => price.withTax)
  const [first] = listed
  if (!first) return {}
  const { sku: _, price: __, ...offer } = offerJsonLd(first, page, place)
  return {
    ...offer,
    '@type': 'AggregateOffer',
    url: place.urlOf(productHref(product)),
    lowPrice: amount(Math.min(...prices)),
    highPrice: amount(Math.max(...prices)),
    offerCount: listed.length,
  }
}

function isOffered(variant: Variant, { bundle }: ShownProduct): boolean {
  return canOrder(variant) && (!bundle || isBundleComplete(bundle))
}

/** What one piece costs to send when it is bought alone. */
function shipping(variant: Variant, { product }: ShownProduct, { shop }: JsonLdContext): JsonLd {
  const { from, to } = variant.deliveryDays
  const facts = {
    subtotal: variant.price.withTax,
    freight: isBulky(product),
    downloadsOnly: isDownload(variant),
  }
  const [way] = shippingMethods(facts, shop.shipping)
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: amount(way?.cost ?? 0),
      currency: variant.price.currencyCode,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: shop.market.country },
    ...(isPreOrder(variant)
      ? {}
      : {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: days(0, Math.min(1, to)),
            transitTime: days(from, Math.max(from, to - 1)),
          },
        }),
  }
}

/** What is made to order, or delivered by mail at once, cannot be returned. @see product §4 "by shop promise" */
function returns(variant: Variant, { product }: ShownProduct, { shop }: JsonLdContext): JsonLd {
  const isFinal = isPersonalised(product) || isDownload(variant)
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: shop.market.country,
    ...(isFinal
      ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
      : {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: shop.returns.days,
          // What a forwarder brings it also fetches, and there is no word for that.
          ...(isBulky(product) ? {} : { returnMethod: 'https://schema.org/ReturnByMail' }),
          returnFees: 'https://schema.org/FreeReturn',
        }),
  }
}

function isDownload(variant: Variant): boolean {
  const { from, to } = variant.deliveryDays
  return from === 0 && to === 0
}

function days(minValue: number, maxValue: number): JsonLd {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

function amount(minor: number): string {
  return (minor / 100).toFixed(2)
}
