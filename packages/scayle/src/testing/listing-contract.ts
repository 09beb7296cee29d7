import type { Facet, Listing } from '@shop/api-client/contract/catalogue'
import { searchProducts, suggestSearch } from '@shop/api-client/contract/search'
import { expect, test } from 'vitest'
import type { Contracted } from './contracted.ts'
import { aCategory, listing, orderableCards } from './some-goods.ts'

/** How lists of a shop behave, wherever its goods are. */
export function listingContract(shop: () => Contracted): void {
  const api = () => shop().engine.api(shop().locale)

  test('a path that no category has is a 404', async () => {
    await expect(listing(shop(), '/no/such/category/')).rejects.toMatchObject({ code: 'category_not_found' })
  })

  test('a list says where it is, and how many pages it has', async () => {
    const { path, first } = await aCategory(shop())

    expect(first.category?.path).toBe(path)
    expect(first.breadcrumbs.at(-1)?.path).toBe(path)
    expect(first.pages).toBe(Math.ceil(first.total / first.perPage))
    expect(first.products).toHaveLength(Math.min(first.total, first.perPage))
    for (const { count } of first.subcategories) expect(count).toBeGreaterThan(0)
  })

  test('pages follow one another without a product twice', async () => {
    const { path, total } = await longest(shop())

    const pages = await Promise.all([1, 2].map((page) => listing(shop(), path, { page })))

    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(Math.min(total, 48))
  })

  test.each([
    ['price_asc', 1],
    ['price_desc', -1],
  ] as const)('sorted by %s, what can be bought has rising or falling prices', async (sort, sign) => {
    const { path } = await longest(shop())

    const sorted = await listing(shop(), path, { sort })

    const prices = sorted.products.filter(({ isSoldOut }) => !isSoldOut).map(({ price }) => price?.price ?? 0)
    expect(sorted.sort).toBe(sort)
    expect(prices).toEqual(prices.toSorted((one, other) => sign * (one - other)))
  })

  test('a value that is chosen leaves as many products as it had counted, and stays to be given up', async () => {
    const { path, first } = await aCategory(shop())
    const [facet, value] = aChoice(first)

    const filtered = await listing(shop(), path, { filters: { [facet.name]: value.value } })

    const same = filtered.facets.find(({ name }) => name === facet.name)
    expect(filtered.total).toBe(value.count)
    expect(filtered.filters).toEqual({ [facet.name]: value.value })
    expect(same?.values.filter(({ selected }) => selected).map((one) => one.value)).toEqual([value.value])
    expect(new Map(same?.values.map((one) => [one.value, one.count]))).toEqual(
      new Map(facet.values.map((one) => [one.value, one.count])),
    )
    expect(shop().engine.isFilter(facet.name)).toBe(true)
  })

  test('two values of a facet leave what has either', async () => {
    const { path, first } = await aCategory(shop())
    const [facet] = aChoice(first)
    const [one, other] = facet.values
    const filters = { [facet.name]: `${one?.value},${other?.value}` }

    const both = await listing(shop(), path, { filters })

    expect(both.filters).toEqual(filters)
    expect(both.total).toBeGreaterThanOrEqual(Math.max(one?.count ?? 0, other?.count ?? 0))
    expect(both.total).toBeLessThanOrEqual((one?.count ?? 0) + (other?.count ?? 0))
  })

  test('a price range leaves what lies within it', async () => {
    const { path, first } = await aCategory(shop())
    const range = first.facets.find(({ type }) => type === 'range')?.range
    const to = Math.floor(((range?.min ?? 0) + (range?.max ?? 0)) / 2)

    const cheap = await listing(shop(), path, { filters: { price: `-${to}` } })

    expect(cheap.total).toBeGreaterThan(0)
    expect(cheap.total).toBeLessThan(first.total)
    for (const { price } of cheap.products) expect(price?.price).toBeLessThanOrEqual(to)
  })

  test('a filter that does not exist changes nothing', async () => {
    const { path, first } = await aCategory(shop())

    const same = await listing(shop(), path, { filters: { nonsense: 'x', colour: 'no-such-colour' } })

    expect(same.total).toBe(first.total)
    expect(same.filters).toEqual({})
  })

  test('a word of a product’s name finds it, its number leads to it, and nonsense finds nothing', async () => {
    const [card] = await orderableCards(shop(), 1)
    const word = card?.name.split(' ').at(-1) ?? ''

    const found = await api()(searchProducts, { q: word, perPage: 96 })
    const numbered = await api()(searchProducts, { q: card?.referenceKey ?? '' })
    const nothing = await api()(searchProducts, { q: 'qqxyzzyqq' })

    expect(found.products.map(({ name }) => name)).toContain(card?.name)
    expect(numbered.redirect).toBe(card?.href)
    expect([nothing.total, nothing.products]).toEqual([0, []])
    expect(nothing.instead?.bestsellers.length).toBeGreaterThan(0)
  })

  test('letters of a name suggest products', async () => {
    const [card] = await orderableCards(shop(), 1)

    const { products } = await api()(suggestSearch, { q: card?.name ?? '' })

    expect(products.length).toBeGreaterThan(0)
    expect(products.length).toBeLessThanOrEqual(6)
  })
}

/** The first value of a facet with a choice that not every product has. */
function aChoice({ facets, total }: Listing): [Facet, Facet['values'][number]] {
  for (const facet of facets) {
    const value = facet.values.find(({ count }) => count > 0 && count < total)
    if (facet.values.length > 1 && value) return [facet, value]
  }
  throw new Error('No facet of this list leaves a choice.')
}

async function longest(shop: Contracted): Promise<{ path: string; total: number }> {
  const { path, first } = await aCategory(shop)
  return { path, total: first.total }
}
