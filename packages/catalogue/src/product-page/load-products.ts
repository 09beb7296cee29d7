import { loadProducts } from '@shop/api-client/contract/catalogue'
import { namedList } from '../catalogue/named-list.ts'
import { on } from '../on.ts'

/** Cards of products by id or by key, in the order asked; what is unknown is left out. More than 100 are refused. */
export const loadProductsHandler = on(loadProducts).answer(async ({ ids, referenceKeys }, { catalogue }) => {
  const byId = await catalogue.cards(namedList(ids, 'ids').map(Number))
  const byKey = await catalogue.productsByKey(namedList(referenceKeys, 'referenceKeys'))
  return [...byId, ...byKey.map(({ card }) => card)]
})
