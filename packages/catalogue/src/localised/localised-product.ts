import type { Market } from '@shop/domain/market/markets'
import { priceSummary } from '@shop/domain/price/price-summary'
import { canOrder } from '@shop/domain/product/can-order'
import { comparableVariants } from '@shop/domain/product/cheapest-variant'
import type {
  AdvancedAttributes,
  Attributes,
  Kqpri,
  Product,
  ProductCategory,
  ProductImage,
  Sibling,
  Variant,
} from '@shop/domain/product/product'
import type { StoredProduct, StoredVariant } from '../products/catalogue-store.ts'
import type { PriceRow } from '../products/record-rows.ts'
import { localised } from './localised.ts'
import { localisedPrice } from './localised-price.ts'

/** What a product needs from outside its own rows. */
export type ProductContext = {
  market: Market
  /** From the root down to a category; empty for one that does not exist. */
  trail: (categoryId: number) => ProductCategory[]
  siblings: Sibling[]
}

/** A stored product in one locale; variants without a price in its country are left out. */
export function localisedProduct(
  stored: StoredProduct,
  { market, trail, siblings }: ProductContext,
): Product {
  const variants = stored.variants.flatMap((variant) => {
    const price = variant.prices.get(market.country)
    return price === undefined ? [] : [localisedVariant(stored, variant, price, market)]
  })
  const advancedAttributes = localisedAdvancedAttributes(stored, market)
  return {
    id: stored.id,
    referenceKey: stored.referenceKey,
    masterKey: stored.masterKey,
    seoUrl: seoUrlOf(stored, market),
    name: localised(stored.name, market),
    brand: stored.brand,
    subbrand: stored.subbrand,
    description: localised(stored.description, market),
    images: stored.images.map((image) => localisedImage(image, market)),
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
    isNew: stored.isNew,
    sale: saleLabel(variants, market),
    promo: stored.promo && localised(stored.promo, market),
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    firstLiveAt: stored.firstLiveAt.toISOString(),
    customData: {},
  }
}

type StoredImage = StoredProduct['images'][number]

export function localisedImage(
  { src, width, height, colour, alt }: StoredImage,
  market: Market,
): ProductImage {
  return { hash: src, src, alt: localised(alt, market), width, height, colour }
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

function localisedVariant(
  { vat }: StoredProduct,
  variant: StoredVariant,
  price: PriceRow,
  market: Market,
): Variant {
  return {
    id: variant.id,
    referenceKey: variant.referenceKey,
    label: localised(variant.label, market),
    ...(variant.gtin === null ? {} : { gtin: variant.gtin }),
    price: localisedPrice(price, variant.content, vat, market),
    stock: { quantity: variant.quantity },
    customData: { KQPRI: blockOf(variant, price) },
  }
}

const PIECE = 'ST'

function blockOf(variant: StoredVariant, { scale, before }: PriceRow): Kqpri {
  const [first, second, third] = scale
  return {
    BVC: variant.bvc,
    deliveryDaysFrom: variant.deliveryDaysFrom,
    deliveryDaysTo: variant.deliveryDaysTo,
    priceReference: before,
    scaleAmount1: first?.amount ?? null,
    scaleAmount2: second?.amount ?? null,
    scaleAmount3: third?.amount ?? null,
    scalePrice1: first?.price ?? null,
    scalePrice2: second?.price ?? null,
    scalePrice3: third?.price ?? null,
    scaleUnit1: first ? PIECE : null,
    scaleUnit2: second ? PIECE : null,
    scaleUnit3: third ? PIECE : null,
    paybackFactor: variant.paybackFactor,
  }
}

function priceRangeOf(variants: readonly Variant[]): Product['priceRange'] {
  const available = comparableVariants(variants)
  const sorted = (available.length > 0 ? available : variants)
    .map(({ price }) => price)
    .sort((a, b) => a.withTax - b.withTax)
  const [min, max] = [sorted[0], sorted.at(-1)]
  return min && max ? { min, max } : null
}

/** The highest percentage that the price blocks of the variants may show; never more than the law lets them say. */
function saleLabel(variants: readonly Variant[], market: Market): string | null {
  const percent = Math.max(
    0,
    ...variants.map((variant) => priceSummary(variant, variants, market).discountPercent),
  )
  return percent > 0 ? `−${percent} %` : null
}
