import { loadProducts } from '@shop/api-client/contract/catalogue'
import { on } from '../on.ts'
import { namedList } from './named-list.ts'

/** Cards of products by id or by key, in the order asked; what is unknown is left out. At most 100. */
export const loadProductsHandler = on(loadProducts).answer(async ({ ids, referenceKeys }, { catalogue }) => {
  const byId = namedList(ids).map((id) => catalogue.product(Number(id)))
  const byKey = namedList(referenceKeys).map((key) => catalogue.productByKey(key))
  return [...byId, ...byKey].flatMap((found) => (found ? [found.card] : []))
})
