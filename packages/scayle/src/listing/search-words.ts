import type { Instead } from '@shop/api-client/contract/search'
import { productHref } from '@shop/domain/product-link/product-href'
import type { Shop } from '@shop/domain/shop/shop'
import type { Tenant } from '../connection/tenant.ts'
import { Unanswered } from '../connection/unanswered.ts'
import { productsPage } from '../goods/believable-products.ts'
import { categoryAt, categoryTree } from '../goods/category-tree.ts'
import { cardOf, categoryPath, productOf } from '../goods/product-of.ts'
import { CARD_WITH } from '../goods/product-with.ts'
import { WireSearchEntity } from '../wire/wire-search.ts'
import { productCount } from './listed-products.ts'

const MOST_BESTSELLERS = 12
const MOST_CATEGORIES = 8

/**
 * Where words lead instead of to a list: to the product that they number, or to the category that they name without any
 * filter. What does not answer leads nowhere, and the list is shown.
 */
export async function searchTarget(tenant: Tenant, shop: Shop, term: string): Promise<string | null> {
  try {
    const { entity } = await tenant.known.answer(
      `resolve ${JSON.stringify([shop.shopId, term])}`,
      async () => ({
        entity: await tenant.ask(
          'where words lead',
          () => tenant.clientOf(shop).searchv2.resolve(term, { with: { product: CARD_WITH } }),
          WireSearchEntity,
        ),
      }),
    )
    if (entity?.type === 'product')
      return productHref(productOf(entity.productSuggestion.product, { setup: tenant.setup, shop }))
    if (entity?.type !== 'category' || entity.categorySuggestion.filters.length > 0) return null
    const path = categoryPath(entity.categorySuggestion.category.path)
    return categoryAt(await categoryTree(tenant, shop), path) ? path : null
  } catch (failure) {
    if (failure instanceof Unanswered) return null
    throw failure
  }
}

/** What is shown to who found nothing: what sells best, and the categories at the top. */
export async function shownInstead(tenant: Tenant, shop: Shop): Promise<Instead> {
  const [found, tree] = await Promise.all([
    tenant.known.answer(`bestsellers ${shop.shopId}`, () =>
      tenant.ask(
        'bestsellers',
        () =>
          tenant.clientOf(shop).products.query({
            with: CARD_WITH,
            sort: { sortingKey: 'scayle:v1:topseller' },
            pagination: { page: 1, perPage: MOST_BESTSELLERS },
          }),
        productsPage({ shop }),
      ),
    ),
    categoryTree(tenant, shop),
  ])
  const categories = await Promise.all(
    tree.slice(0, MOST_CATEGORIES).map(async ({ id, name, path }) => ({
      name,
      path,
      count: await productCount(tenant, shop, { categoryId: id }),
    })),
  )
  return {
    bestsellers: found.entities.map((product) => cardOf(product, { setup: tenant.setup, shop })),
    categories: categories.filter(({ count }) => count > 0),
  }
}
