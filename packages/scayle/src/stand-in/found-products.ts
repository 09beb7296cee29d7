import type { StandInGoods, StandInProduct } from './stand-in-goods.ts'

const DEFAULT_PER_PAGE = 100

/** Which products a request asks for: `filters[…]`, `filters:not[…]`, and whether those that are sold out are among them. */
export function foundProducts(
  { products }: StandInGoods,
  query: URLSearchParams,
  except: string | null = null,
): StandInProduct[] {
  const tests = [...query].flatMap(([name, value]) => testOf(name, value, except) ?? [])
  const withSoldOut = query.get('includeSoldOut') === 'true'
  return products.filter(
    (product) => (withSoldOut || !product.isSoldOut) && tests.every((isMet) => isMet(product)),
  )
}

type Test = (product: StandInProduct) => boolean

function testOf(parameter: string, value: string, except: string | null): Test | null {
  const match = /^filters(:not)?\[([^\]]+)\]$/.exec(parameter)
  const [, isNot, name = ''] = match ?? []
  if (!match || name === except) return null
  const known: Record<string, Test> = {
    category: ({ categoryIds }) => categoryIds.has(Number(value)),
    term: ({ words }) =>
      value
        .toLowerCase()
        .split(/\s+/)
        .every((part) => words.includes(part)),
    minPrice: ({ minPrice }) => minPrice >= Number(value),
    maxPrice: ({ minPrice }) => minPrice <= Number(value),
    sale: ({ isOnSale }) => isOnSale === (value === 'true'),
    referenceKey: ({ record }) => value.split(',').includes(record.referenceKey),
  }
  if ((name === 'minPrice' || name === 'maxPrice') && except === 'prices') return null
  const isMet = Object.hasOwn(known, name) ? known[name] : attributeTest(name, value)
  if (!isMet) return null
  return isNot ? (product) => !isMet(product) : isMet
}

function attributeTest(key: string, value: string): Test {
  const ids = new Set(value.split(',').map(Number))
  return ({ attributes }) => (attributes.get(key)?.values ?? []).some(({ id }) => ids.has(id))
}

/** In the order of `sort` and `sortDir`; without one the most popular first. */
export function sortedProducts(
  products: readonly StandInProduct[],
  query: URLSearchParams,
): StandInProduct[] {
  const sign = query.get('sortDir') === 'desc' ? -1 : 1
  const by = (value: (product: StandInProduct) => number) =>
    products.toSorted((one, other) => sign * (value(one) - value(other)) || one.record.id - other.record.id)
  switch (query.get('sort')) {
    case 'price':
      return by(({ minPrice }) => minPrice)
    case 'reduction':
      return by(({ reduction }) => reduction)
    case 'new':
      return by(({ record }) => Date.parse(record.firstLiveAt))
    default:
      return [...products]
  }
}

/** A page with the numbers that go with it: `current` is how many there are on it; at the ends prev and next stay. */
export function pageOf<Entity>(entities: readonly Entity[], query: URLSearchParams) {
  const perPage = Math.max(1, Number(query.get('perPage') ?? DEFAULT_PER_PAGE))
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const last = Math.max(1, Math.ceil(entities.length / perPage))
  const shown = entities.slice((page - 1) * perPage, page * perPage)
  return {
    pagination: {
      current: shown.length,
      total: entities.length,
      perPage,
      page,
      first: 1,
      prev: Math.max(1, page - 1),
      next: Math.min(last, page + 1),
      last,
    },
    entities: shown,
  }
}

type FilterValue = { id: number; name: string; value: string; productCount: number }

/** The values of an attribute among products, each with how many have it. */
export function attributeValues(products: readonly StandInProduct[], key: string): FilterValue[] {
  const counted = new Map<number, FilterValue>()
  for (const { attributes } of products)
    for (const { id, label, value } of attributes.get(key)?.values ?? []) {
      const known = counted.get(id) ?? { id, name: label, value, productCount: 0 }
      counted.set(id, { ...known, productCount: known.productCount + 1 })
    }
  return [...counted.values()].sort(
    (one, other) => other.productCount - one.productCount || one.id - other.id,
  )
}

/** The filter groups of a list, with counts beside everything that is chosen. */
export function filterGroups(products: readonly StandInProduct[]): Record<string, unknown>[] {
  const keys = new Map<string, { id: number; label: string }>()
  for (const { record, attributes } of products)
    for (const [key, { id, label }] of attributes)
      if (key === 'brand' || record.attributes[key]?.facet) keys.set(key, { id, label })
  const prices = products.map(({ minPrice }) => minPrice)
  const onSale = products.filter(({ isOnSale }) => isOnSale).length
  return [
    ...[...keys].map(([slug, { id, label }]) => ({
      slug,
      name: label,
      id,
      type: 'attributes',
      attributeGroupType: 'localizedStringList',
      values: attributeValues(products, slug),
    })),
    {
      slug: 'prices',
      name: 'Prices',
      id: null,
      type: 'range',
      values:
        prices.length === 0
          ? []
          : [{ min: Math.min(...prices), max: Math.max(...prices), productCount: prices.length }],
    },
    {
      slug: 'sale',
      name: 'Sale',
      id: null,
      type: 'boolean',
      values: [
        { name: false, productCount: products.length - onSale },
        { name: true, productCount: onSale },
      ],
    },
    {
      slug: 'max_savings_percentage',
      name: 'Savings',
      id: null,
      type: 'range',
      values: [{ min: 0, max: 70, productCount: products.length }],
    },
  ]
}
