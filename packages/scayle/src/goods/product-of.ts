import { saleLabel } from '@shop/domain/price/sale-label'
import { canOrder } from '@shop/domain/product/can-order'
import { comparableVariants } from '@shop/domain/product/cheapest-variant'
import type { Product, ProductCategory, ProductImage, Sibling, Variant } from '@shop/domain/product/product'
import type { ProductCard } from '@shop/domain/product/product-card'
import { productCardOf } from '@shop/domain/product-card/product-card-of'
import { productHref } from '@shop/domain/product-link/product-href'
import { lawfulVariant } from '@shop/domain/promotion/lawful-variant'
import { isPromotable } from '@shop/domain/recommendation/is-promotable'
import type { Shop } from '@shop/domain/shop/shop'
import type { ScayleSetup } from '../connection/setup.ts'
import type { WireProduct, WireSibling } from '../wire/wire-product.ts'
import { advancedAttributesOf, attributesOf, firstLabel, valueName } from './attributes-of.ts'
import { variantOf } from './variant-of.ts'

export type GoodsContext = { setup: ScayleSetup; shop: Pick<Shop, 'market'> }

/** Sizes of pictures are not told; a square that no page lays out anew when it comes. */
const PICTURE = { width: 1200, height: 1200, colour: '#eeeeee' }

/** A product as the shop shows it. Name, brand and description are attributes, by the keys of the options. */
export function productOf(wire: WireProduct, context: GoodsContext): Product {
  const named = namedProduct(wire, context)
  const variants = variantsOf(wire, context, named)
  return {
    ...named,
    variants,
    siblings: wire.siblings.map((sibling) => siblingOf(sibling, context)),
    advancedAttributes: advancedAttributesOf(wire.advancedAttributes),
    priceRange: priceRangeOf(variants),
    isSoldOut: wire.isSoldOut || !variants.some(canOrder),
    sale: saleLabel(variants, context.shop.market.language),
  }
}

/** What a card shows of a product. */
export function cardOf(wire: WireProduct, context: GoodsContext): ProductCard {
  return productCardOf(productOf(wire, context))
}

function variantsOf(
  wire: WireSibling,
  { setup, shop }: GoodsContext,
  { attributes }: Pick<Named, 'attributes'>,
): Variant[] {
  return wire.variants.map((variant) =>
    lawfulVariant(variantOf(variant, { setup, currency: shop.market.currency }), { attributes }),
  )
}

type Named = Omit<
  Product,
  'variants' | 'siblings' | 'advancedAttributes' | 'priceRange' | 'isSoldOut' | 'sale'
>

function namedProduct(wire: WireSibling, { setup }: GoodsContext): Named {
  const { attributes: keys } = setup
  const attributes = attributesOf(wire.attributes)
  const name = firstLabel(wire.attributes, keys.name) ?? wire.referenceKey
  return {
    id: wire.id,
    referenceKey: wire.referenceKey,
    masterKey: wire.masterKey,
    seoUrl: null,
    name,
    brand: firstLabel(wire.attributes, keys.brand) ?? '',
    subbrand: null,
    description: firstLabel(wire.attributes, keys.description) ?? '',
    images: wire.images.map((image) => imageOf(image, name, setup)),
    attributes,
    colorsList: coloursOf(wire, keys.colour),
    categories: wire.categories.map((trail) => trail.map(categoryOf)).filter((trail) => trail.length > 0),
    collections: [],
    isActive: wire.isActive,
    isNew: wire.isNew && isPromotable({ attributes }),
    promo: null,
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    firstLiveAt: wire.firstLiveAt ?? wire.createdAt,
    customData: {},
  }
}

/** A category address with a slash at both ends, as the shop writes them. */
export function categoryPath(url: string): string {
  return `/${url.split('/').filter(Boolean).join('/')}/`
}

function categoryOf(category: WireProduct['categories'][number][number]): ProductCategory {
  const { categoryId, categoryName, categorySlug, categoryUrl } = category
  return { categoryId, categoryName, categorySlug, categoryUrl: categoryPath(categoryUrl) }
}

type WireImage = WireProduct['images'][number]

function imageOf({ hash, url }: WireImage, alt: string, { pictures }: ScayleSetup): ProductImage {
  const src = pictures === null ? hash : (url ?? `${pictures}${hash}`)
  return { hash, src, alt, ...PICTURE }
}

function coloursOf(wire: WireSibling, key: string): string[][] {
  const values = wire.attributes[key]?.values ?? []
  return values.length === 0 ? [] : [values.map(valueName)]
}

function siblingOf(wire: WireSibling, context: GoodsContext): Sibling {
  const named = namedProduct(wire, context)
  const variants = variantsOf(wire, context, named)
  const image = named.images[0] ?? null
  return {
    id: wire.id,
    label: firstLabel(wire.attributes, context.setup.attributes.colour) ?? named.name,
    referenceKey: wire.referenceKey,
    imageHash: image?.hash ?? '',
    image,
    href: productHref(named),
    isActive: wire.isActive,
    advancedAttributes: advancedAttributesOf(wire.advancedAttributes),
    buyableVariant: variants.some(canOrder),
    hasVariants: variants.length > 1,
  }
}

function priceRangeOf(variants: readonly Variant[]): Product['priceRange'] {
  const comparable = comparableVariants(variants)
  const sorted = (comparable.length > 0 ? comparable : variants)
    .map(({ price }) => price)
    .sort((one, other) => one.withTax - other.withTax)
  const [min, max] = [sorted[0], sorted.at(-1)]
  return min && max ? { min, max } : null
}
