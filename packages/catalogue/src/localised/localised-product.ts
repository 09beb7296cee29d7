import type { Market } from '@shop/domain/market/markets'
import { formatMoney } from '@shop/domain/money/format-money'
import { pointFactor } from '@shop/domain/payback/order-points'
import { namedRecommendation } from '@shop/domain/price/named-recommendation'
import { priceSteps } from '@shop/domain/price/price-steps'
import { saleLabel } from '@shop/domain/price/sale-label'
import { canOrder } from '@shop/domain/product/can-order'
import { comparableVariants } from '@shop/domain/product/cheapest-variant'
import type {
  AdvancedAttributes,
  Attributes,
  Product,
  ProductCategory,
  ProductImage,
  Sibling,
  Variant,
} from '@shop/domain/product/product'
import { vatRate } from '@shop/domain/product-detail/vat-rate'
import { lawfulVariant } from '@shop/domain/promotion/lawful-variant'
import { isPromotable } from '@shop/domain/recommendation/is-promotable'
import type { Company } from '@shop/domain/shop/brand'
import type { StoredProduct, StoredVariant } from '../products/catalogue-store.ts'
import type { PriceRow } from '../products/record-rows.ts'
import { localised } from './localised.ts'
import { localisedPrice } from './localised-price.ts'

/** What a product needs from outside its own rows. */
export type ProductContext = {
  market: Market
  /** Whose numbers say which products are gift cards. */
  company: Company
  /** The shop's own, which have no recommended prices. */
  ownBrands: readonly string[]
  /** From the root down to a category; empty for one that does not exist. */
  trail: (categoryId: number) => ProductCategory[]
  siblings: Sibling[]
  /** What stays in sight of a picture that is cropped, by its key. */
  focusOf: FocusOf
  now: Date
}

type FocusOf = (src: string) => string | undefined

/** A stored product in one locale; variants without a price in its country are left out. */
export function localisedProduct(
  stored: StoredProduct,
  { market, company, ownBrands, trail, siblings, focusOf, now }: ProductContext,
): Product {
  const rate = vatRate(stored, { market, company })
  const variants = stored.variants.flatMap((variant) => {
    const row = variant.prices.get(market.country)
    if (row === undefined) return []
    const price = {
      ...row,
      rrp: namedRecommendation({ rrp: row.rrp, brand: stored.brand }, { ownBrands, place: market, now }),
    }
    const one = localisedVariant(variant, price, rate, market)
    return [{ ...lawfulVariant(one, stored), paybackFactor: pointFactor(stored, variant, company) }]
  })
  const advancedAttributes = localisedAdvancedAttributes(stored, market)
  const isPraised = isPromotable(stored)
  const sale = saleLabel(variants, market.language)
  return {
    id: stored.id,
    referenceKey: stored.referenceKey,
    masterKey: stored.masterKey,
    seoUrl: seoUrlOf(stored, market),
    name: localised(stored.name, market),
    brand: stored.brand,
    subbrand: stored.subbrand,
    description: localised(stored.description, market),
    images: stored.images.map((image) => localisedImage(image, market, focusOf)),
    variants,
    siblings,
    attributes: localisedAttributes(stored, market),
    advancedAttributes,
    priceRange: priceRangeOf(variants),
    colorsList: stored.colorsList,
    categories: stored.categories.map(trail).filter((path) => path.length > 0),
    collections: stored.collections,
    isActive: stored.isActive,
    isSoldOut: !variants.some(canOrder),
    isNew: stored.isNew && isPraised,
    sale,
    promo: isPraised ? promoWords(stored.promo, { market, isOnSale: sale !== null }) : null,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    firstLiveAt: stored.firstLiveAt.toISOString(),
    customData: {},
  }
}

/** Words that somebody wrote, or those of the promotion that it names. */
function promoWords(
  promo: StoredProduct['promo'],
  { market, isOnSale }: { market: Market; isOnSale: boolean },
): string | null {
  if (promo === null) return null
  if (!('promotion' in promo)) return localised(promo, market)
  return promo.isExceptSale && isOnSale ? null : (promo.badges?.[market.locale] ?? null)
}

type StoredImage = StoredProduct['images'][number]

export function localisedImage(
  { src, width, height, colour, alt }: StoredImage,
  market: Market,
  focusOf: FocusOf = () => undefined,
): ProductImage {
  const focus = focusOf(src)
  const cropped = focus === undefined ? {} : { focus }
  return { hash: src, src, alt: localised(alt, market), width, height, colour, ...cropped }
}

export function localisedAdvancedAttributes(
  { advancedAttributes }: StoredProduct,
  market: Market,
): AdvancedAttributes {
  return Object.fromEntries(
    Object.entries(advancedAttributes).map(([key, { label, value }]) => [
      key,
      {
        key,
        label: localised(label, market),
        values: [{ fieldSet: [[{ value: typeof value === 'object' ? localised(value, market) : value }]] }],
      },
    ]),
  )
}

/** The product's own address, when it has one. */
export function seoUrlOf(
  { advancedAttributes }: Pick<StoredProduct, 'advancedAttributes'>,
  market: Market,
): string | null {
  const value = advancedAttributes.seoUrl?.value
  return value === undefined ? null : typeof value === 'object' ? localised(value, market) : String(value)
}

function localisedAttributes({ attributes }: StoredProduct, market: Market): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, { label, multiSelect, values }]) => [
      key,
      {
        key,
        label: localised(label, market),
        multiSelect,
        values: values.map((one) => ({ id: null, label: localised(one.label, market), value: one.value })),
      },
    ]),
  )
}

function localisedVariant(variant: StoredVariant, price: PriceRow, rate: number, market: Market): Variant {
  const label = localised(variant.label, market)
  return {
    id: variant.id,
    referenceKey: variant.referenceKey,
    label: isItsPrice(label, price) ? formatMoney(price.price, market, { range: true }) : label,
    ...(variant.gtin === null ? {} : { gtin: variant.gtin }),
    price: localisedPrice(price, variant.content, rate, market),
    stock: { quantity: variant.quantity },
    buyability: variant.bvc,
    ...(variant.isRecalled ? { isRecalled: true } : {}),
    deliveryDays: { from: variant.deliveryDaysFrom, to: variant.deliveryDaysTo },
    priceSteps: priceSteps(price.scale),
    priceBefore: price.before,
    paybackFactor: variant.paybackFactor,
  }
}

/** Gift cards are named by what they are worth: an amount has its currency. */
function isItsPrice(label: string, { price }: PriceRow): boolean {
  return label !== '' && Number(label) * 100 === price
}

function priceRangeOf(variants: readonly Variant[]): Product['priceRange'] {
  const available = comparableVariants(variants)
  const sorted = (available.length > 0 ? available : variants)
    .map(({ price }) => price)
    .sort((a, b) => a.withTax - b.withTax)
  const [min, max] = [sorted[0], sorted.at(-1)]
  return min && max ? { min, max } : null
}
