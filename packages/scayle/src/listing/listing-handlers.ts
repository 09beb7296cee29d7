import { loadListing } from '@shop/api-client/contract/catalogue'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import { searchProducts, suggestSearch } from '@shop/api-client/contract/search'
import type { Shop } from '@shop/domain/shop/shop'
import type { CallContext, Handler } from '@shop/engine/on'
import { orUnavailable, type Tenant } from '../connection/tenant.ts'
import { Unanswered } from '../connection/unanswered.ts'
import { categoryAt, categoryTree, type TreeCategory } from '../goods/category-tree.ts'
import { on } from '../on.ts'
import { type ListState, type Lists, listedProducts, productCount } from './listed-products.ts'
import { searchTarget, shownInstead } from './search-words.ts'
import { suggestions } from './suggestions.ts'

/** More chips than this are not read, and each costs a question. */
const MOST_SUBCATEGORIES = 24

/** The calls of lists: categories, searches, suggestions. */
export function listingHandlers(lists: Lists): Handler<CallContext>[] {
  return [
    on(loadListing).answer(({ path, ...state }, { shop }) =>
      orUnavailable(() => categoryListing(lists, shop, path, state)),
    ),
    on(searchProducts).answer(({ q, exact, ...state }, { shop }) =>
      orUnavailable(() => foundProducts(lists, shop, { q, isExact: exact === '1', state })),
    ),
    on(suggestSearch).answer(({ q }, { shop }) => orUnavailable(() => suggestions(lists.tenant, shop, q))),
  ]
}

async function categoryListing(
  lists: Lists,
  shop: Shop,
  path: string,
  state: ListState,
): Promise<AnswerOf<typeof loadListing>> {
  const category = categoryAt(await categoryTree(lists.tenant, shop), path)
  if (category === null)
    throw problem(404, 'category_not_found', `There is no category ${path} in this shop. Check the path.`)
  const { id, name } = category
  const [listed, subcategories] = await Promise.all([
    listedProducts(lists, { shop, scope: { categoryId: id }, state }),
    subcategoriesOf(lists.tenant, shop, category),
  ])
  return {
    ...listed,
    category: { id, name, path, description: '', seoText: '', seoTitle: '', seoDescription: '', image: null },
    breadcrumbs: category.trail.map((step) => ({ name: step.name, path: step.path })),
    subcategories,
    paths: { [shop.locale]: path },
  }
}

/** The categories below that have products. One whose count does not come is left out. */
async function subcategoriesOf(tenant: Tenant, shop: Shop, { children }: TreeCategory) {
  const counted = await Promise.all(
    children.slice(0, MOST_SUBCATEGORIES).map(async ({ id, name, path }) => {
      const count = await productCount(tenant, shop, { categoryId: id }).catch((failure: unknown) => {
        if (failure instanceof Unanswered) return 0
        throw failure
      })
      return { name, path, count }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}

type SearchInput = { q: string; isExact: boolean; state: ListState }

/**
 * What fits the words. SCAYLE searches tolerantly by itself and does not say what it corrected, so nothing is offered as a
 * better spelling.
 */
async function foundProducts(
  lists: Lists,
  shop: Shop,
  { q, isExact, state }: SearchInput,
): Promise<AnswerOf<typeof searchProducts>> {
  const term = q.trim()
  const notes = { category: null, breadcrumbs: [], subcategories: [], q, corrected: null, leftOut: [] }
  if (term === '') {
    const instead = await shownInstead(lists.tenant, shop)
    return { ...nothing(state), ...notes, redirect: null, instead }
  }
  const [listed, redirect] = await Promise.all([
    listedProducts(lists, { shop, scope: { term }, state }),
    isExact ? null : searchTarget(lists.tenant, shop, term),
  ])
  const isNothing =
    listed.total === 0 &&
    (Object.keys(listed.filters).length === 0 || (await productCount(lists.tenant, shop, { term })) === 0)
  return {
    ...listed,
    ...notes,
    redirect,
    instead: isNothing ? await shownInstead(lists.tenant, shop) : null,
  }
}

function nothing({ perPage }: ListState) {
  return {
    products: [],
    hasPriceBound: false,
    facets: [],
    total: 0,
    page: 1,
    perPage,
    pages: 1,
    sort: 'relevancy' as const,
    sorts: ['relevancy' as const],
    filters: {},
  }
}
