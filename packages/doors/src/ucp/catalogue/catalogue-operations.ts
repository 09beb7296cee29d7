import { loadListing, loadProduct, type ProductPageData } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'
import { searchProducts } from '@shop/api-client/contract/search'
import { canOrder } from '@shop/domain/product/can-order'
import type { Variant } from '@shop/domain/product/product'
import type { UcpMessage } from '../protocol/ucp-problem.ts'
import { articleId, isIdOf, productKeysOf } from './article-id.ts'
import type { LookupInput, ProductInput, SearchInput } from './catalogue-input.ts'
import { type CataloguePlace, type UcpProduct, ucpProduct } from './ucp-product.ts'

/** The smallest page of a listing, of which an answer is a part. */
const PER_PAGE = 24

export type CatalogueShop = { api: Api; place: CataloguePlace }

/**
 * Products by words or by the path of a category, in the order of the shop's own search. An answer has at most what is
 * left of one page of it; the cursor says where the next one begins.
 */
export async function searchCatalogue({ api, place }: CatalogueShop, input: SearchInput) {
  const { query, filters, pagination } = input
  const offset = Number(pagination.cursor ?? 0)
  const page = {
    page: Math.floor(offset / PER_PAGE) + 1,
    perPage: PER_PAGE,
    filters: priceFilter(filters.price),
  }
  const [path] = filters.categories.filter((category) => category.startsWith('/'))
  const listing =
    query.trim() === '' && path !== undefined
      ? await found(api(loadListing, { path, ...page }))
      : await api(searchProducts, { q: query, ...page })
  const cards = (listing?.products ?? []).slice(offset % PER_PAGE).slice(0, pagination.limit)
  const pages = await Promise.all(cards.map(({ referenceKey }) => productPage(api, referenceKey)))
  const next = offset + cards.length
  const total = listing?.total ?? 0
  const hasNext = cards.length > 0 && next < total
  return {
    products: pages.flatMap((one) => shown(one, place)),
    pagination: { has_next_page: hasNext, total_count: total, ...(hasNext ? { cursor: String(next) } : {}) },
    ...withMessages(unheeded(input)),
  }
}

/** What an agent has asked for and the shop does not do is said, not left out in silence. */
function unheeded({ query, filters }: SearchInput): UcpMessage[] {
  const isPath =
    filters.categories.length === 1 && filters.categories[0]?.startsWith('/') && query.trim() === ''
  if (filters.categories.length === 0 || isPath) return []
  return [
    {
      type: 'warning',
      code: 'filter_ignored',
      path: '$.filters.categories',
      content: 'A category is one path of the shop, as /wohnen/sofas/, without a query beside it.',
    },
  ]
}

function priceFilter(price: SearchInput['filters']['price']): Record<string, string> {
  if (price?.min === undefined && price?.max === undefined) return {}
  return { price: `${price.min ?? ''}-${price.max ?? ''}` }
}

/** Products and articles by their ids; which one led where stands beside each article. */
export async function lookUpCatalogue({ api, place }: CatalogueShop, { ids }: LookupInput) {
  const found = new Map<string, { page: ProductPageData; inputs: Inputs }>()
  const unknown: string[] = []
  for (const id of new Set(ids)) {
    const page = await pageOfId(api, id)
    const variant = page && variantOfId(page, id)
    if (!page || !variant) {
      unknown.push(id)
      continue
    }
    const { inputs } = found.get(page.product.referenceKey) ?? { inputs: new Map() }
    const match = isIdOf(id, page.product, variant) ? ('exact' as const) : ('featured' as const)
    const key = articleId(page.product, variant)
    inputs.set(key, [...(inputs.get(key) ?? []), { id, match }])
    found.set(page.product.referenceKey, { page, inputs })
  }
  return {
    products: [...found.values()].flatMap(({ page, inputs }) => {
      const variants = page.product.variants.filter((one) => inputs.has(articleId(page.product, one)))
      return shown(page, place, variants).map((product) => ({
        ...product,
        variants: product.variants.map((variant) => ({ ...variant, inputs: inputs.get(variant.id) ?? [] })),
      }))
    }),
    ...withMessages(unknown.map((id) => ({ type: 'info', code: 'not_found', content: `Not found: ${id}` }))),
  }
}

type Inputs = Map<string, { id: string; match: 'exact' | 'featured' }[]>

/** One product with the choice that was made, or with its featured article; null where there is none. */
export async function catalogueProduct({ api, place }: CatalogueShop, { id, selected }: ProductInput) {
  const page = await pageOfId(api, id)
  const variants = page?.product.variants ?? []
  const own = page && variantOfId(page, id)
  if (!page || !own) return null
  const chosen = selectedIn(page, selected)
  const featured = isIdOf(id, page.product, own) ? own : (chosen ?? own)
  const product = ucpProduct(asked(page), [featured], place)
  const [first] = product.variants
  const options = product.options?.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({
      ...value,
      exists: true,
      available: variants.some((one) => articleId(page.product, one) === value.id && canOrder(one)),
    })),
  }))
  return {
    ...product,
    ...(options === undefined ? {} : { options }),
    selected: first?.options ?? [],
  }
}

type Selected = ProductInput['selected']

function selectedIn({ product }: ProductPageData, selected: Selected): Variant | undefined {
  return product.variants.find((variant) =>
    selected.some(({ id, label }) => id === articleId(product, variant) || label === variant.label),
  )
}

/** The page of a product whose own id it is, or that of one of its articles. */
export async function pageOfId(api: Api, id: string): Promise<ProductPageData | null> {
  for (const key of productKeysOf(id)) {
    const page = await productPage(api, key)
    if (page !== null) return page
  }
  return null
}

/** The article that an id means: its own, or that which a product is shown with. */
export function variantOfId({ product }: ProductPageData, id: string): Variant | undefined {
  return (
    product.variants.find((variant) => isIdOf(id, product, variant)) ??
    (id === product.referenceKey ? featuredOf(product.variants) : undefined)
  )
}

function featuredOf(variants: readonly Variant[]): Variant | undefined {
  return variants.find(canOrder) ?? variants[0]
}

function shown(page: ProductPageData | null, place: CataloguePlace, some?: readonly Variant[]): UcpProduct[] {
  if (page === null) return []
  const variants = some ?? [featuredOf(page.product.variants)].filter((one) => one !== undefined)
  return variants.length === 0 ? [] : [ucpProduct(asked(page), variants, place)]
}

function asked({ product, facts, reviews }: ProductPageData) {
  return { product, facts, reviews }
}

async function productPage(api: Api, referenceKey: string): Promise<ProductPageData | null> {
  return found(api(loadProduct, { referenceKey }))
}

async function found<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  return asking.catch((failure: unknown) => {
    if (isProblem(failure) && failure.status === 404) return null
    throw failure
  })
}

function withMessages(messages: readonly UcpMessage[]) {
  return messages.length === 0 ? {} : { messages }
}
