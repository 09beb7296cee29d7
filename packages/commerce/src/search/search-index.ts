import type { Shop } from '@shop/domain/shop/shop'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { catalogueIndex } from '../listing/catalogue-index.ts'
import { type ArticleNumbers, articleNumbers } from './article-numbers.ts'
import { TermIndex, type WeightedText } from './term-index.ts'

export type SearchIndex = { terms: TermIndex; numbers: ArticleNumbers }

const indexes = new WeakMap<Catalogue, SearchIndex>()

/** The search index of a snapshot; its positions are those of the snapshot's listing index. */
export function searchIndex(catalogue: Catalogue, shop: Pick<Shop, 'market' | 'delivery'>): SearchIndex {
  const known = indexes.get(catalogue)
  if (known) return known

  const documents = catalogueIndex(catalogue, shop).productIds.map((id) => textsOf(catalogue, id))
  const index = { terms: new TermIndex(documents), numbers: articleNumbers(catalogue) }
  indexes.set(catalogue, index)
  return index
}

function textsOf(catalogue: Catalogue, productId: number): WeightedText[] {
  const entry = catalogue.product(productId)
  if (!entry) return []
  const { product } = entry
  return [
    { text: product.name, weight: 5 },
    { text: `${product.brand} ${product.subbrand ?? ''}`, weight: 4 },
    ...product.categories.flat().map(({ categoryName }) => ({ text: categoryName, weight: 3 })),
    ...entry.facetKeys.flatMap((key) =>
      (product.attributes[key]?.values ?? []).map(({ label }) => ({ text: label, weight: 2 })),
    ),
    { text: product.referenceKey, weight: 2 },
    ...product.variants.map(({ referenceKey }) => ({ text: referenceKey.replaceAll('_', ' '), weight: 2 })),
  ]
}
