import type { FeedItem } from '@shop/catalogue/findable/product-feed'
import { imageAddress } from '@shop/domain/image/image-address'
import { isValidImage } from '@shop/domain/image/is-valid-image'
import { type Locale, markets } from '@shop/domain/market/markets'
import { shopUrl } from '@shop/domain/origin/shop-address'
import { struckPrice } from '@shop/domain/price/struck-price'
import { unitDisplay } from '@shop/domain/price/unit-display'
import { advancedValue } from '@shop/domain/product/advanced-value'
import { canOrder } from '@shop/domain/product/can-order'
import { isPreOrder } from '@shop/domain/product/is-pre-order'
import type { VariantPrice } from '@shop/domain/product/product'
import { productHref } from '@shop/domain/product-link/product-href'
import { shortened } from '@shop/domain/text/shortened'
import type { Places } from './places.ts'

/** An article's fields in product feeds, by the names of Google's product data; empty where there is nothing. */
export type FeedFields = Record<(typeof FEED_FIELDS)[number], string> & { additional_image_links: string[] }

/** @see https://support.google.com/merchants/answer/7052112 */
export const FEED_FIELDS = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
  'brand',
  'gtin',
  'mpn',
  'identifier_exists',
  'condition',
  'product_type',
  'color',
  'size',
  'energy_efficiency_class',
  'min_energy_efficiency_class',
  'max_energy_efficiency_class',
  'certification_authority',
  'certification_name',
  'certification_code',
  'shipping_country',
  'shipping_service',
  'shipping_price',
  'shipping_label',
] as const

const LONGEST_TITLE = 150
const LONGEST_FEED_DESCRIPTION = 5000
const IMAGE_WIDTH = 1200
const MOST_IMAGES = 10
/** A sale without a known end; Google requires one, and reads the feed again long before. */
const OPEN_END_DAYS = 30
const DAY = 86_400_000

export type FeedPlace = { locale: Locale; places: Places; now: Date }

export function feedFields(item: FeedItem, { locale, places, now }: FeedPlace): FeedFields {
  const { product, variant, energyLabel, shipping } = item
  const market = markets[locale]
  const { origins, defaultOrigin } = places
  const hasChoice = product.variants.length > 1
  const choice = hasChoice ? `?variant=${encodeURIComponent(variant.referenceKey)}` : ''
  const pictures = product.images
    .filter(({ src }) => isValidImage(src))
    .map(({ src }) => whole(src, defaultOrigin))
  const struck = struckPrice(variant.price)
  const isSale = struck !== null && item.sale !== null
  return {
    id: variant.referenceKey,
    item_group_id: hasChoice ? product.referenceKey : '',
    title: shortened(
      [product.name, hasChoice ? variant.label : ''].filter((part) => part !== '').join(', '),
      LONGEST_TITLE,
    ),
    description: shortened(product.description, LONGEST_FEED_DESCRIPTION),
    link: shopUrl(locale, productHref(product) + choice, origins, defaultOrigin),
    image_link: pictures[0] ?? '',
    additional_image_links: pictures.slice(1, 1 + MOST_IMAGES),
    availability: canOrder(variant) ? (isPreOrder(variant) ? 'preorder' : 'in_stock') : 'out_of_stock',
    price: money(isSale ? struck : variant.price.withTax, variant.price),
    sale_price: isSale ? money(variant.price.withTax, variant.price) : '',
    sale_price_effective_date: isSale && item.sale ? period(item.sale, now) : '',
    ...unitPricing(item),
    brand: product.brand,
    gtin: variant.gtin ?? '',
    mpn: variant.gtin === undefined ? variant.referenceKey : '',
    identifier_exists: variant.gtin === undefined && product.brand === '' ? 'no' : '',
    condition: 'new',
    product_type: (product.categories[0] ?? []).map(({ categoryName }) => categoryName).join(' > '),
    color: String(advancedValue(product.advancedAttributes, 'farbe') ?? ''),
    size: hasChoice ? variant.label : '',
    energy_efficiency_class: energyLabel?.class ?? '',
    // A scale begins with its best class; the least efficient one is Google's minimum.
    min_energy_efficiency_class: energyLabel?.scale.to ?? '',
    max_energy_efficiency_class: energyLabel?.scale.from ?? '',
    ...registered(energyLabel),
    shipping_country: market.country,
    shipping_service: SERVICES[shipping.method],
    shipping_price: money(shipping.cost, variant.price),
    shipping_label: shipping.method,
  }
}

const SERVICES = { parcel: 'Standard', freight: 'Freight', download: 'E-mail' } as const

function whole(src: string, defaultOrigin: string): string {
  const address = imageAddress(src, IMAGE_WIDTH)
  return address.startsWith('/') ? defaultOrigin + address : address
}

function money(minor: number, { currencyCode }: VariantPrice): string {
  return `${(minor / 100).toFixed(2)} ${currencyCode}`
}

function period({ from, until }: NonNullable<FeedItem['sale']>, now: Date): string {
  const end = until ?? new Date(Math.max(now.valueOf(), from.valueOf()) + OPEN_END_DAYS * DAY)
  return `${from.toISOString()}/${end.toISOString()}`
}

/** The label's entry in the Union's register, the only valid source within the Union. */
function registered(label: FeedItem['energyLabel']) {
  const isThere = label !== null && label.eprelId !== ''
  return {
    certification_authority: isThere ? 'EC' : '',
    certification_name: isThere ? 'EPREL' : '',
    certification_code: isThere ? label.eprelId : '',
  }
}

/** The law's units are litres and square metres here; others stay as they are. @see eu-duties C-11 */
function unitPricing({ content }: FeedItem) {
  if (!content) return { unit_pricing_measure: '', unit_pricing_base_measure: '' }
  const unit = unitDisplay(content.unit).replace('m²', 'sqm')
  return { unit_pricing_measure: `${content.size} ${unit}`, unit_pricing_base_measure: `1 ${unit}` }
}
