import { loadProducts } from '@shop/api-client/contract/catalogue'
import { commaList } from '../catalogue/comma-list.ts'
import { on } from '../on.ts'

/** Cards of products by id or by key, in the order asked; what is unknown is left out. More than 100 are refused. */
export const loadProductsHandler = on(loadProducts).answer(async ({ ids, referenceKeys }, { catalogue }) => {
  const byKey = await catalogue.productsByKey(commaList(referenceKeys, 'referenceKeys'))
  return catalogue.listedCards([
    ...commaList(ids, 'ids').map(Number),
    ...byKey.map(({ product }) => product.id),
  ])
})
