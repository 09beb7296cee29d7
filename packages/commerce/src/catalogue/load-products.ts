import { loadProducts } from '@shop/api-client/contract/catalogue'
import { on } from '../on.ts'
import { namedList } from './named-list.ts'

/** Cards of products by id or by key, in the order asked; what is unknown is left out. At most 100. */
export const loadProductsHandler = on(loadProducts).answer(async ({ ids, referenceKeys }, { catalogue }) => {
  const byId = await catalogue.cards(namedList(ids).map(Number))
  const byKey = await catalogue.productsByKey(namedList(referenceKeys))
  return [...byId, ...byKey.map(({ card }) => card)]
})
