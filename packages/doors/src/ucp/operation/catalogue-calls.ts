import { LookupInput, ProductInput, SearchInput } from '../catalogue/catalogue-input.ts'
import {
  type CatalogueShop,
  catalogueProduct,
  lookUpCatalogue,
  searchCatalogue,
} from '../catalogue/catalogue-operations.ts'
import type { BuyersContext } from './buyers-locale.ts'
import type { Asked, Operation } from './operation.ts'
import { parsed } from './parsed.ts'

const SEARCH = 'dev.ucp.shopping.catalog.search'
const LOOKUP = 'dev.ucp.shopping.catalog.lookup'

/** The operations of the catalogue. */
export function catalogueCalls(shopOf: (asked: Asked, context: BuyersContext) => CatalogueShop): Operation[] {
  return [
    {
      name: 'search_catalog',
      capability: SEARCH,
      async run(asked) {
        const input = parsed(SearchInput, asked.payload)
        return searchCatalogue(shopOf(asked, input.context), input)
      },
    },
    {
      name: 'lookup_catalog',
      capability: LOOKUP,
      async run(asked) {
        const input = parsed(LookupInput, asked.payload)
        return lookUpCatalogue(shopOf(asked, input.context), input)
      },
    },
    {
      name: 'get_product',
      capability: LOOKUP,
      async run(asked) {
        const input = parsed(ProductInput, asked.payload)
        const product = await catalogueProduct(shopOf(asked, input.context), input)
        return product && { product }
      },
    },
  ]
}
