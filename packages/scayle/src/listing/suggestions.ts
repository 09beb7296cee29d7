import type { Suggestions } from '@shop/api-client/contract/search'
import type { Shop } from '@shop/domain/shop/shop'
import type { Tenant } from '../connection/tenant.ts'
import { productsPage } from '../goods/believable-products.ts'
import { categoryAt, categoryTree } from '../goods/category-tree.ts'
import { cardOf, categoryPath } from '../goods/product-of.ts'
import { CARD_WITH } from '../goods/product-with.ts'
import { WireSuggestions } from '../wire/wire-search.ts'

const MOST = 6

/** What letters may become. SCAYLE completes no words and suggests no brands: these lists are empty. */
export async function suggestions(tenant: Tenant, shop: Shop, q: string): Promise<Suggestions> {
  const term = q.trim()
  if (term === '') return { queries: [], categories: [], brands: [], products: [] }
  const key = JSON.stringify([shop.shopId, term])
  const client = tenant.clientOf(shop)
  const [{ suggestions: found }, products, tree] = await Promise.all([
    tenant.known.answer(`suggestions ${key}`, () =>
      tenant.ask(
        'suggestions',
        () => client.searchv2.suggestions(term, { with: { product: CARD_WITH } }),
        WireSuggestions,
      ),
    ),
    tenant.known.answer(`suggested ${key}`, () =>
      tenant.ask(
        'suggested products',
        () =>
          client.products.query({ where: { term }, with: CARD_WITH, pagination: { page: 1, perPage: MOST } }),
        productsPage({ shop }),
      ),
    ),
    categoryTree(tenant, shop),
  ])
  const named = found.flatMap((entity) =>
    entity?.type === 'product' ? [entity.productSuggestion.product] : [],
  )
  const cards = [...named, ...products.entities].map((product) =>
    cardOf(product, { setup: tenant.setup, shop }),
  )
  return {
    queries: [],
    categories: found
      .flatMap((entity) =>
        entity?.type === 'category'
          ? (categoryAt(tree, categoryPath(entity.categorySuggestion.category.path)) ?? [])
          : [],
      )
      .slice(0, MOST)
      .map(({ name, path, trail }) => ({ name, path, trail: trail.slice(0, -1).map((step) => step.name) })),
    brands: [],
    products: cards
      .filter(({ id }, place) => cards.findIndex((card) => card.id === id) === place)
      .slice(0, MOST),
  }
}
