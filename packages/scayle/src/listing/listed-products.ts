import type { Listing, Sort } from '@shop/api-client/contract/catalogue'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import type { Shop } from '@shop/domain/shop/shop'
import * as v from 'valibot'
import type { Tenant } from '../connection/tenant.ts'
import { Unanswered } from '../connection/unanswered.ts'
import { productsPage } from '../goods/believable-products.ts'
import { cardOf, productOf } from '../goods/product-of.ts'
import { CARD_WITH } from '../goods/product-with.ts'
import { type WireFilter, WireFilters } from '../wire/wire-filter.ts'
import { WirePagination } from '../wire/wire-parts.ts'
import { facetName } from './facet-names.ts'
import { type Counts, facetsOf } from './facets-of.ts'
import {
  type Chosen,
  chosenOf,
  filtersOf,
  knownSort,
  type ListScope,
  SORTS,
  sortOf,
  whereOf,
} from './listing-query.ts'

/** The state of a list, as its call brings it. */
export type ListState = { sort: Sort; page: number; perPage: number; filters: Record<string, string> }

/** A tenant with the names by which its lists can be filtered, as they become known. */
export type Lists = { tenant: Tenant; names: Set<string> }

/** A page of a list with its facets, without the category that it belongs to. */
export type ListedProducts = Omit<Listing, 'category' | 'breadcrumbs' | 'subcategories'>

const Values = v.array(v.object({ id: v.number(), productCount: v.number() }))

/** A page of the products of a category or of a search; products that are sold out are not in it. */
export async function listedProducts(
  lists: Lists,
  { shop, scope, state }: { shop: Shop; scope: ListScope; state: ListState },
): Promise<ListedProducts> {
  const { tenant } = lists
  const { attributes: keys, relevancy } = tenant.setup
  const offered = await offeredFilters(lists, shop, scope)
  const chosen = chosenOf(state.filters, offered, keys)
  const sort = knownSort(state.sort)
  const key = JSON.stringify([shop.shopId, scope, filtersOf(chosen, keys), sort, state.page, state.perPage])
  const [found, counts] = await Promise.all([
    tenant.known.answer(`list ${key}`, () =>
      tenant.ask(
        'a list',
        () => {
          const order = sortOf(sort, relevancy)
          return tenant.clientOf(shop).products.query({
            where: whereOf(scope, chosen),
            with: CARD_WITH,
            pagination: { page: state.page, perPage: state.perPage },
            ...(order ? { sort: order } : {}),
          })
        },
        productsPage({ shop }),
      ),
    ),
    countsOf(tenant, { shop, scope, chosen, offered }),
  ])
  const context = { setup: tenant.setup, shop }
  return {
    products: found.entities.map((product) => cardOf(product, context)),
    hasPriceBound: found.entities.some((product) => isPriceBound(productOf(product, context), shop.company)),
    facets: facetsOf(offered, { chosen, counts, keys, locale: shop.locale }),
    total: found.pagination.total,
    page: state.page,
    perPage: state.perPage,
    pages: Math.max(1, Math.ceil(found.pagination.total / state.perPage)),
    sort,
    sorts: [...SORTS],
    filters: filtersOf(chosen, keys),
  }
}

/** How many products a category has. */
export async function productCount(tenant: Tenant, shop: Shop, scope: ListScope): Promise<number> {
  const { pagination } = await tenant.known.answer(`count ${JSON.stringify([shop.shopId, scope])}`, () =>
    tenant.ask(
      'a count',
      () => tenant.clientOf(shop).products.query({ where: scope, pagination: { page: 1, perPage: 1 } }),
      v.object({ pagination: WirePagination }),
    ),
  )
  return pagination.total
}

/** What there is to choose from while nothing is chosen; its names become known. */
export async function offeredFilters(
  { tenant, names }: Lists,
  shop: Shop,
  scope: ListScope | Record<string, never>,
): Promise<WireFilter[]> {
  const { filters } = await tenant.known.answer(
    `filters ${JSON.stringify([shop.shopId, scope])}`,
    async () => ({
      filters: await tenant.ask(
        'filters',
        () => tenant.clientOf(shop).filters.get({ where: scope }),
        WireFilters,
      ),
    }),
  )
  for (const { slug } of filters) {
    const name = facetName(slug, tenant.setup.attributes)
    if (name !== null) names.add(name)
  }
  return filters
}

type CountQuery = { shop: Shop; scope: ListScope; chosen: Chosen; offered: readonly WireFilter[] }

/**
 * Counts beside what is chosen. Of a group in which something is chosen the others count as if nothing were: they would be
 * chosen besides. Counts that do not come cost the page nothing; those without a choice stand in.
 */
async function countsOf(tenant: Tenant, { shop, scope, chosen, offered }: CountQuery): Promise<Counts> {
  const isChosen = chosen.values.size > 0 || chosen.flags.size > 0 || chosen.price !== null
  if (!isChosen) return new Map()
  try {
    const key = JSON.stringify([shop.shopId, scope, filtersOf(chosen, tenant.setup.attributes)])
    const { rows } = await tenant.known.answer(`counts ${key}`, async () => {
      const client = tenant.clientOf(shop)
      const filters = await tenant.ask(
        'counts',
        () => client.filters.get({ where: whereOf(scope, chosen) }),
        WireFilters,
      )
      const own = await Promise.all(
        [...chosen.values.keys()].map(async (slug) => {
          const where = whereOf(scope, chosen, slug)
          const values = await tenant.ask('values', () => client.filters.getValues(slug, { where }), Values)
          return [slug, values] as const
        }),
      )
      const others = filters.flatMap((filter) =>
        filter.type === 'attributes' && !chosen.values.has(filter.slug)
          ? [[filter.slug, filter.values] as const]
          : [],
      )
      return { rows: [...others, ...own] }
    })
    const counted = new Map(
      rows.map(([slug, values]) => [slug, new Map(values.map(({ id, productCount: count }) => [id, count]))]),
    )
    // A group that is not named any more has no product left beside the choice.
    for (const { slug } of offered) if (!counted.has(slug)) counted.set(slug, new Map())
    return counted
  } catch (failure) {
    if (failure instanceof Unanswered) return new Map()
    throw failure
  }
}
