import type { ProductSearchQuery, ProductSortConfig } from '@scayle/storefront-api'
import type { Sort } from '@shop/api-client/contract/catalogue'
import type { AttributeKeys } from '../connection/setup.ts'
import { valueName } from '../goods/attributes-of.ts'
import type { WireFilter } from '../wire/wire-filter.ts'
import { facetName } from './facet-names.ts'

/** How lists can be sorted; by rating and delivery SCAYLE cannot. */
export const SORTS = ['relevancy', 'price_asc', 'price_desc', 'newest', 'discount'] as const
type KnownSort = (typeof SORTS)[number]

/** What is chosen of the filters of a list, as far as it was understood. */
export type Chosen = {
  /** By slug: ids of the chosen values with their names in addresses. */
  values: ReadonlyMap<string, readonly { id: number; name: string }[]>
  price: { from: number | null; to: number | null } | null
  /** Slugs of flags that are set. */
  flags: ReadonlySet<string>
}

/** The value of a flag in addresses. */
export const FLAG = '1'

/**
 * Reads the filters of an address by what there is to choose from: unknown names and values are left out, as the shop's own
 * lists do.
 */
export function chosenOf(
  filters: Readonly<Record<string, string>>,
  offered: readonly WireFilter[],
  keys: AttributeKeys,
): Chosen {
  const values = new Map<string, { id: number; name: string }[]>()
  const flags = new Set<string>()
  let price: Chosen['price'] = null
  for (const filter of offered) {
    const name = facetName(filter.slug, keys)
    const words = name !== null && Object.hasOwn(filters, name) ? (filters[name] ?? '') : ''
    if (words === '') continue
    if (filter.type === 'range' && name === 'price') price = chosenPrice(words)
    if (filter.type === 'boolean' && words === FLAG) flags.add(filter.slug)
    if (filter.type !== 'attributes') continue
    const wanted = new Set(words.split(','))
    const found = filter.values
      .map(({ id, name: label, value }) => ({ id, name: valueName({ label, value: value ?? null }) }))
      .filter((value) => wanted.has(value.name))
    if (found.length > 0) values.set(filter.slug, found)
  }
  return { values, price, flags }
}

/** A range in minor units, with swapped ends put right; null for none. */
function chosenPrice(words: string): Chosen['price'] {
  const match = /^(\d{0,12})-(\d{0,12})$/.exec(words)
  const [from = null, to = null] = (match?.slice(1) ?? []).map((digits) => (digits ? Number(digits) : null))
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** The same, in the names of addresses. */
export function filtersOf({ values, price, flags }: Chosen, keys: AttributeKeys): Record<string, string> {
  const named = [...values].map(([slug, chosen]) => [
    facetName(slug, keys) ?? slug,
    chosen.map(({ name }) => name).join(','),
  ])
  return Object.fromEntries([
    ...named,
    ...(price ? [['price', `${price.from ?? ''}-${price.to ?? ''}`]] : []),
    ...[...flags].map((slug) => [facetName(slug, keys) ?? slug, FLAG]),
  ])
}

/** What a list is made of. */
export type ListScope = { categoryId: number } | { term: string }

/** The question for a scope and what is chosen in it, without the group of `except`. */
export function whereOf(scope: ListScope, chosen: Chosen, except: string | null = null): ProductSearchQuery {
  const { price } = except === 'prices' ? { price: null } : chosen
  return {
    ...scope,
    // The client drops zeros: everything costs at least nothing, and what costs at most nothing is asked for as one cent.
    ...(price?.from ? { minPrice: price.from } : {}),
    ...(price?.to === null || price === null ? {} : { maxPrice: Math.max(1, price.to) }),
    attributes: [
      ...[...chosen.values]
        .filter(([slug]) => slug !== except)
        .map(([key, values]) => ({ type: 'attributes' as const, key, values: values.map(({ id }) => id) })),
      ...[...chosen.flags]
        .filter((slug) => slug !== except)
        .map((key) => ({ type: 'boolean' as const, key, value: true })),
    ],
  }
}

/** The sort that is used where SCAYLE cannot sort as asked: relevancy. */
export function knownSort(sort: Sort): KnownSort {
  return SORTS.find((known) => known === sort) ?? 'relevancy'
}

export function sortOf(sort: KnownSort, relevancy: string | null): ProductSortConfig | undefined {
  switch (sort) {
    case 'price_asc':
      return { by: 'price', direction: 'asc' }
    case 'price_desc':
      return { by: 'price', direction: 'desc' }
    case 'newest':
      return { by: 'new', direction: 'desc' }
    case 'discount':
      return { by: 'reduction', direction: 'desc' }
    case 'relevancy':
      return relevancy === null ? undefined : { sortingKey: relevancy }
  }
}
