import type { Market } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import type { Catalogue, CatalogueProduct } from '../catalogue/catalogue.ts'
import { told } from '../catalogue/told-words.ts'
import { FACET_WORDS } from './facet-words.ts'
import type { FacetDefinition } from './listing-document.ts'
import { ListingIndex } from './listing-index.ts'
import { attributeFacetName, listingDocument } from './product-document.ts'

const indexes = new WeakMap<Catalogue, ListingIndex>()

/** The listing index of a snapshot; made when it is first asked for, and thrown away with the snapshot. */
export function catalogueIndex(catalogue: Catalogue, shop: Pick<Shop, 'market' | 'delivery'>): ListingIndex {
  const known = indexes.get(catalogue)
  if (known) return known

  const products = [...catalogue.products()].sort(byPopularity)
  const documents = products.map((product) => listingDocument(product, shop))
  const index = new ListingIndex(
    documents,
    definitions(products, shop.market),
    told(FACET_WORDS.price, shop.market),
  )
  indexes.set(catalogue, index)
  return index
}

function byPopularity(a: CatalogueProduct, b: CatalogueProduct): number {
  return b.popularity - a.popularity || a.product.id - b.product.id
}

/** Facets in the order a shopper meets them; what is not named here stands in between, as the products bring it. */
const FIRST = ['colour', 'size', 'material', 'brand']

function definitions(products: readonly CatalogueProduct[], market: Market): FacetDefinition[] {
  const attributes = new Map<string, FacetDefinition>()
  for (const { product, facetKeys } of products) {
    for (const key of facetKeys) {
      const name = attributeFacetName(key)
      const label = product.attributes[key]?.label ?? key
      if (!attributes.has(name))
        attributes.set(name, { name, label, type: name === 'colour' ? 'colour' : 'values' })
    }
  }
  const own = (
    name: 'brand' | 'rating' | 'sale' | 'delivery',
    type: FacetDefinition['type'],
  ): FacetDefinition => ({
    name,
    label: told(FACET_WORDS[name], market),
    type,
  })
  const all = [
    ...attributes.values(),
    own('brand', 'values'),
    own('rating', 'values'),
    own('delivery', 'values'),
    own('sale', 'flag'),
  ]
  const placeOf = ({ name }: FacetDefinition) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return all.sort((a, b) => placeOf(a) - placeOf(b))
}
