import { deliveryPromise } from '@shop/domain/delivery/delivery-promise'
import { deliverySortGroup } from '@shop/domain/delivery/sort-group'
import { productSlug } from '@shop/domain/product/product-slug'
import type { Shop } from '@shop/domain/shop/shop'
import type { CatalogueProduct } from '../catalogue/catalogue.ts'
import { told } from '../catalogue/told-words.ts'
import { DELIVERY_WORDS, ratingWords, SALE_WORDS } from './facet-words.ts'
import type { FacetValue, ListingDocument } from './listing-document.ts'

type ListingShop = Pick<Shop, 'market' | 'delivery'>

const FACET_NAMES: Record<string, string> = { farbe: 'colour', groesse: 'size' }
const STARS = [4, 3, 2]
const LAST = Number.MAX_SAFE_INTEGER

/** What an attribute is called among the filters. */
export function attributeFacetName(key: string): string {
  return FACET_NAMES[key] ?? key
}

/** Everything a listing has to know of a product. */
export function listingDocument(entry: CatalogueProduct, shop: ListingShop): ListingDocument {
  const { product, card } = entry
  const price = card.price?.price ?? null
  return {
    productId: product.id,
    isSoldOut: card.isSoldOut,
    categoryIds: entry.categoryIds,
    price,
    facets: facetsOf(entry, shop),
    ranks: {
      relevancy: 0,
      price_asc: price ?? LAST,
      price_desc: -(price ?? -1),
      newest: -Date.parse(product.firstLiveAt),
      discount: -(card.price?.discountPercent ?? 0),
      delivery: card.delivery ? deliverySortGroup(card.delivery, shop.delivery.instantUpToDays) : LAST,
      rating: card.rating ? -(card.rating.average * 1_000_000 + card.rating.count) : 0,
    },
  }
}

function facetsOf(
  { product, card, facetKeys }: CatalogueProduct,
  shop: ListingShop,
): ListingDocument['facets'] {
  const { market } = shop
  const attributes = facetKeys.map((key): [string, FacetValue[]] => [
    attributeFacetName(key),
    product.attributes[key]?.values.map(({ value, label }) => ({ value, label })) ?? [],
  ])
  const average = card.rating?.average ?? 0
  return {
    ...Object.fromEntries(attributes),
    brand: [{ value: productSlug(product.brand), label: product.brand }],
    rating: STARS.filter((stars) => average >= stars).map((stars) => ({
      value: String(stars),
      label: told(ratingWords(stars), market),
    })),
    sale: product.sale === null ? [] : [{ value: '1', label: told(SALE_WORDS, market) }],
    delivery: deliveryOf(card, shop),
  }
}

function deliveryOf({ delivery, isSoldOut }: CatalogueProduct['card'], shop: ListingShop): FacetValue[] {
  if (!delivery || isSoldOut) return []
  const { kind } = deliveryPromise(delivery, shop.delivery.instantUpToDays)
  const value = kind === 'download' ? 'instant' : kind
  return [{ value, label: told(DELIVERY_WORDS[value], shop.market) }]
}
