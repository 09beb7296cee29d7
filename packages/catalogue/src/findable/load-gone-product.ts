import { loadGoneProduct } from '@shop/api-client/contract/catalogue'
import { problem } from '@shop/api-client/contract/problem'
import { localised } from '../localised/localised.ts'
import { on } from '../on.ts'
import { goneProduct } from './gone-product-store.ts'

/** What is left of a product that is sold no more. 404 `product_not_found` for one that never was or still is. */
export const loadGoneProductHandler = on(loadGoneProduct).answer(
  async ({ referenceKey }, { catalogue, shop, sql, now }) => {
    const gone = await goneProduct(sql, referenceKey, now)
    if (!gone)
      throw problem(
        404,
        'product_not_found',
        `No product ${referenceKey} was ever taken out of this shop. Check the number.`,
      )

    const category = gone.categories
      .map((id) => catalogue.category(id))
      .find((one) => one !== null && one.productCount > 0)
    return {
      name: localised(gone.name, shop.market),
      category: category ? { name: category.name, path: category.path } : null,
    }
  },
)
