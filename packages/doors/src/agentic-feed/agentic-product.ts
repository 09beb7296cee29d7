import type { FeedItem } from '@shop/catalogue/findable/product-feed'
import { struckPrice } from '@shop/domain/price/struck-price'
import { unitDisplay } from '@shop/domain/price/unit-display'
import { advancedValue } from '@shop/domain/product/advanced-value'
import { canOrder } from '@shop/domain/product/can-order'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import type { Product, Variant } from '@shop/domain/product/product'
import { productHref } from '@shop/domain/product-link/product-href'

type Money = { amount: number; currency: string }
type Media = { type: 'image'; url: string; alt_text?: string }
export type AgenticLink = { type: string; title?: string; url: string }

/** A product of a feed, one line of `products.jsonl`. Amounts are minor units. */
export type AgenticProduct = {
  id: string
  title: string
  description?: { plain: string }
  url: string
  media: Media[]
  variants: AgenticVariant[]
}

type AgenticVariant = {
  id: string
  title: string
  url: string
  barcodes?: { type: 'GTIN'; value: string }[]
  price: Money
  list_price?: Money
  unit_price?: Money & {
    measure: { value: number; unit: string }
    reference: { value: number; unit: string }
  }
  availability: { available: boolean; status: 'in_stock' | 'preorder' | 'out_of_stock' }
  categories: { value: string; taxonomy: 'merchant' }[]
  condition: ['new']
  variant_options: { name: string; value: string }[]
  seller: { name: string; links: readonly AgenticLink[] }
}

export type AgenticPlace = {
  /** The whole address of a path of the shop. */
  addressOf: (path: string) => string
  /** The whole address of a picture; null for what is no picture. */
  pictureOf: (src: string) => string | null
  seller: { name: string; links: readonly AgenticLink[] }
  /** What colour and size are called in the language of the feed. */
  optionNames: { colour: string; size: string }
}

/** The articles of one product as the protocol's feed of 2026-04-17 has them. @see https://github.com/agentic-commerce-protocol/agentic-commerce-protocol */
export function agenticProduct(
  items: readonly [FeedItem, ...FeedItem[]],
  place: AgenticPlace,
): AgenticProduct {
  const [{ product }] = items
  return {
    id: product.referenceKey,
    title: product.name,
    ...(product.description === '' ? {} : { description: { plain: product.description } }),
    url: place.addressOf(productHref(product)),
    media: product.images.flatMap(({ src, alt }) => {
      const url = place.pictureOf(src)
      return url === null ? [] : [{ type: 'image' as const, url, ...(alt === '' ? {} : { alt_text: alt }) }]
    }),
    variants: items.map((item) => agenticVariant(item, place)),
  }
}

function agenticVariant(item: FeedItem, { addressOf, seller, optionNames }: AgenticPlace): AgenticVariant {
  const { product, variant } = item
  const hasChoice = product.variants.length > 1
  const choice = hasChoice ? `?variant=${encodeURIComponent(variant.referenceKey)}` : ''
  const category = (product.categories[0] ?? []).map(({ categoryName }) => categoryName).join(' > ')
  return {
    id: variant.referenceKey,
    title: hasChoice && variant.label !== '' ? `${product.name}, ${variant.label}` : product.name,
    url: addressOf(productHref(product) + choice),
    ...(variant.gtin === undefined ? {} : { barcodes: [{ type: 'GTIN' as const, value: variant.gtin }] }),
    ...prices(item),
    availability: availability(variant),
    categories: category === '' ? [] : [{ value: category, taxonomy: 'merchant' }],
    condition: ['new'],
    variant_options: options(product, hasChoice ? variant.label : '', optionNames),
    seller,
  }
}

/** An earlier price is named where a sale is running, as on every page; see `struckPrice`. */
function prices({
  variant,
  sale,
  content,
}: FeedItem): Pick<AgenticVariant, 'price' | 'list_price' | 'unit_price'> {
  const { currencyCode: currency, withTax, reference } = variant.price
  const struck = sale === null ? null : struckPrice(variant.price)
  const price = { amount: withTax, currency }
  return {
    price,
    ...(struck === null ? {} : { list_price: { amount: struck, currency } }),
    ...(reference === null || content === null
      ? {}
      : {
          unit_price: {
            amount: reference.withTax,
            currency,
            measure: { value: content.size, unit: unitDisplay(content.unit) },
            reference: { value: reference.size, unit: unitDisplay(reference.unit) },
          },
        }),
  }
}

function availability(variant: Variant): AgenticVariant['availability'] {
  const available = canOrder(variant)
  const status = available ? (isPreOrder(variant) ? 'preorder' : 'in_stock') : 'out_of_stock'
  return { available, status }
}

function options(product: Product, size: string, names: AgenticPlace['optionNames']) {
  const colour = String(advancedValue(product.advancedAttributes, 'farbe') ?? '')
  return [
    { name: names.colour, value: colour },
    { name: names.size, value: size },
  ].filter(({ value }) => value !== '')
}
