import { loadProduct } from '@shop/api-client/contract/catalogue'
import { problem } from '@shop/api-client/contract/problem'
import { on } from '../on.ts'
import { firstReviews } from '../reviews/review-page.ts'
import { bundleWithParts } from './bundle-parts.ts'

const MOST_ALTERNATIVES = 12

/** Everything the product page shows. 404 `product_not_found` for a number that is unknown here. */
export const loadProductHandler = on(loadProduct).answer(
  async ({ referenceKey }, { catalogue, shop, sql }) => {
    const found = await catalogue.productByKey(referenceKey)
    if (!found)
      throw problem(
        404,
        'product_not_found',
        `There is no product ${referenceKey} in this shop. Check the number.`,
      )

    const { product } = found
    const { bundle, ...extras } = found.extras
    const trail = product.categories[0] ?? []
    return {
      product,
      breadcrumbs: trail.map(({ categoryName, categoryUrl }) => ({ name: categoryName, path: categoryUrl })),
      reviews: await firstReviews(sql, product.id, shop.market.language),
      ...extras,
      bundle: await bundleWithParts(catalogue, bundle),
      // What is most popular in the same category and can be ordered; siblings have their own place.
      alternatives: await catalogue.cards(
        catalogue.index.similarTo(product.id, shop.market.country, MOST_ALTERNATIVES),
      ),
    }
  },
)
