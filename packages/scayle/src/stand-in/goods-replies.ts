import { attributeValues, filterGroups, foundProducts, pageOf, sortedProducts } from './found-products.ts'
import { ok, type Reply, refused } from './reply.ts'
import {
  type StandInCategory,
  type StandInGoods,
  type StandInProduct,
  type StandInShop,
  word,
} from './stand-in-goods.ts'
import { including, shownProduct, shownVariant } from './with-grammar.ts'

/** A question about goods of a shop: its path in parts, `['v1', 'products', '12']`. */
export type GoodsQuestion = {
  parts: readonly string[]
  query: URLSearchParams
  goods: StandInGoods
  shop: StandInShop
}

/** Answers questions about goods; null for another path. */
export function goodsReply(question: GoodsQuestion): Reply | null {
  const { parts, query, goods } = question
  const [version, kind, ...rest] = parts
  const list = query.get('with') ?? ''
  switch (`${version}/${kind}`) {
    case 'v1/products':
      return rest.length === 0 ? productsReply(question, list) : productReply(goods, Number(rest[0]), list)
    case 'v1/variants':
      return ok({
        entities: idsOf(query).flatMap((id) => {
          const found = goods.variants.get(id)
          return found ? [{ ...shownVariant(found.wire, list), productId: found.product.record.id }] : []
        }),
      })
    case 'v1/filters': {
      const [slug] = rest
      if (slug === undefined) return ok(filterGroups(foundProducts(goods, query)))
      return ok(attributeValues(foundProducts(goods, query), slug))
    }
    case 'v1/categories':
      return categoriesReply(question, rest, list)
    case 'v2/search':
      return searchReply(question, rest[0] ?? '', list)
    case 'v1/recommendations':
      return similarReply(goods, Number(rest[1]), query, list)
    default:
      return null
  }
}

function productsReply({ query, goods }: GoodsQuestion, list: string): Reply {
  const key = query.get('referenceKey')
  const named =
    key !== null
      ? goods.products.filter(({ record }) => record.referenceKey === key)
      : query.has('ids')
        ? idsOf(query).flatMap((id) => goods.byId.get(id) ?? [])
        : sortedProducts(foundProducts(goods, query), query)
  const page = pageOf(named, query)
  return ok({ ...page, entities: page.entities.map((product) => wholeProduct(goods, product, list)) })
}

function productReply(goods: StandInGoods, id: number, list: string): Reply {
  const found = goods.byId.get(id)
  return found ? ok(wholeProduct(goods, found, list)) : refused(404, 'Product not found')
}

/** A product with its siblings, the others of its master, where they are asked for. */
export function wholeProduct(goods: StandInGoods, product: StandInProduct, list: string, prefix = '') {
  const shown = shownProduct(product.wire, list, prefix)
  if (!including(list, prefix)('siblings')) return shown
  const siblings = goods.products.filter(
    ({ record }) => record.masterKey === product.record.masterKey && record.id !== product.record.id,
  )
  return {
    ...shown,
    siblings: siblings.map((sibling) => shownProduct(sibling.wire, list, `${prefix}siblings.`)),
  }
}

function categoriesReply(
  { query, goods, shop }: GoodsQuestion,
  rest: readonly string[],
  list: string,
): Reply {
  const depth = Number(query.get('depth') ?? 1)
  const withBelow = including(list)('descendants')
  const shown = (category: StandInCategory, left: number): Record<string, unknown> => ({
    id: category.record.id,
    path: category.path,
    name: word(category.record.name, shop.market),
    slug: category.record.slug,
    parentId: category.record.parentId ?? 0,
    rootlineIds: category.trail.map(({ record }) => record.id),
    childrenIds: category.below,
    properties: [],
    isHidden: false,
    depth: category.trail.length,
    supportedFilter: [],
    shopLevelCustomData: {},
    countryLevelCustomData: {},
    ...(withBelow && left > 1
      ? {
          children: category.below
            .flatMap((id) => goods.categories.get(id) ?? [])
            .map((one) => shown(one, left - 1)),
        }
      : {}),
  })
  const all = [...goods.categories.values()]
  if (rest.length === 0) {
    const ids = query.has('ids') ? new Set(idsOf(query)) : null
    const wanted = ids
      ? all.filter(({ record }) => ids.has(record.id))
      : all.filter(({ record }) => record.parentId === null)
    return ok(wanted.map((category) => shown(category, depth)))
  }
  const path = `/${rest.join('/')}`
  const found = all.find((one) => one.path === path || String(one.record.id) === rest[0])
  return found ? ok(shown(found, depth)) : refused(404, 'Category not found')
}

/** Categories by their names; products by number only, as SCAYLE does. */
function searchReply({ query, goods, shop }: GoodsQuestion, kind: string, list: string): Reply {
  const term = (query.get('term') ?? '').toLowerCase()
  const product = goods.products.find(({ record }) => record.referenceKey.toLowerCase() === term)
  const categories = [...goods.categories.values()].filter((category) =>
    word(category.record.name, shop.market).toLowerCase().startsWith(term),
  )
  const entities = [
    ...(product
      ? [{ type: 'product', productSuggestion: { product: wholeProduct(goods, product, list, 'product.') } }]
      : []),
    ...categories.map((category) => ({
      type: 'category',
      categorySuggestion: {
        category: {
          id: category.record.id,
          name: word(category.record.name, shop.market),
          slug: category.record.slug,
          path: category.path,
        },
        filters: [],
      },
    })),
  ]
  if (kind === 'suggestions') return ok({ suggestions: entities })
  const exact = entities.find(
    (entity) =>
      'productSuggestion' in entity || entity.categorySuggestion.category.name.toLowerCase() === term,
  )
  return exact ? ok(exact) : { status: 204 }
}

function similarReply(goods: StandInGoods, id: number, query: URLSearchParams, list: string): Reply {
  const found = goods.byId.get(id)
  if (!found) return refused(404, 'Product not found')
  const [first] = found.record.categories
  const similar = goods.products.filter(
    ({ record, isSoldOut }) =>
      !isSoldOut &&
      record.masterKey !== found.record.masterKey &&
      record.categories.some((one) => one === first),
  )
  return ok({
    recommendations: similar.slice(0, Number(query.get('limit') ?? 10)).map((one) => ({
      product: wholeProduct(goods, one, list),
      imageConfidenceScore: 1,
    })),
  })
}

function idsOf(query: URLSearchParams): number[] {
  return (query.get('ids') ?? '').split(',').map(Number)
}
