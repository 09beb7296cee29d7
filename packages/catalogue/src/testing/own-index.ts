import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ProductsIndex } from '../listing/index/products-index.ts'
import { OwnSearch } from '../search/own/own-search.ts'
import type { TextIndex } from '../search/text/text-index.ts'

/** The index in memory that a catalogue is searched by. */
export function ownIndex({ search }: Pick<Catalogue, 'search'>): ProductsIndex<TextIndex> {
  if (search instanceof OwnSearch) return search.index
  throw new Error('This catalogue is searched elsewhere: a test of the index needs the index.')
}
