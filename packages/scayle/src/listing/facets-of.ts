import type { Facet } from '@shop/api-client/contract/catalogue'
import type { Locale } from '@shop/domain/market/markets'
import { localeI18n } from '@shop/i18n/locale-i18n'
import type { AttributeKeys } from '../connection/setup.ts'
import { valueName } from '../goods/attributes-of.ts'
import type { WireFilter } from '../wire/wire-filter.ts'
import { facetName } from './facet-names.ts'
import { type Chosen, FLAG } from './listing-query.ts'

type AttributeFilter = Extract<WireFilter, { type: 'attributes' }>
/** How many products each value has beside what is chosen, by slug and id. */
export type Counts = ReadonlyMap<string, ReadonlyMap<number, number>>

type Context = { chosen: Chosen; counts: Counts; keys: AttributeKeys; locale: Locale }

/** Facets of a list: what is offered without any choice, with the counts and the choice of now. */
export function facetsOf(offered: readonly WireFilter[], context: Context): Facet[] {
  return offered.flatMap((filter) => {
    const name = facetName(filter.slug, context.keys)
    if (name === null) return []
    if (filter.type === 'attributes') return valuesFacet(filter, name, context)
    if (filter.type === 'range' && name === 'price') return priceFacet(filter, context)
    if (filter.type === 'boolean') return flagFacet(filter, name, context)
    return []
  })
}

function valuesFacet(filter: AttributeFilter, name: string, { chosen, counts }: Context): Facet[] {
  const selected = new Set((chosen.values.get(filter.slug) ?? []).map(({ id }) => id))
  if (filter.values.length < 2 && selected.size === 0) return []
  const known = counts.get(filter.slug)
  return [
    {
      name,
      label: filter.name,
      type: name === 'colour' ? 'colour' : 'values',
      range: null,
      values: filter.values.map(({ id, name: label, value, productCount }) => ({
        value: valueName({ label, value: value ?? null }),
        label,
        count: known ? (known.get(id) ?? 0) : productCount,
        selected: selected.has(id),
      })),
    },
  ]
}

function priceFacet(
  { values: [span] }: Extract<WireFilter, { type: 'range' }>,
  { chosen: { price }, locale }: Context,
): Facet[] {
  if (!span || (span.min >= span.max && price === null)) return []
  const label = localeI18n(locale).t({ id: 'facet.price', message: 'Preis' })
  const range = { min: span.min, max: span.max, from: price?.from ?? null, to: price?.to ?? null }
  return [{ name: 'price', label, type: 'range', values: [], range }]
}

function flagFacet(
  { slug, name: word, values }: Extract<WireFilter, { type: 'boolean' }>,
  name: string,
  { chosen, locale }: Context,
): Facet[] {
  const count = values.find((value) => value.name)?.productCount ?? 0
  const isSet = chosen.flags.has(slug)
  if (count === 0 && !isSet) return []
  const i18n = localeI18n(locale)
  // SCAYLE names its standing filters in English everywhere.
  const label = slug === 'sale' ? i18n.t({ id: 'facet.sale', message: 'Angebote' }) : word
  const value = slug === 'sale' ? i18n.t({ id: 'facet.reduced', message: 'Reduziert' }) : word
  return [
    {
      name,
      label,
      type: 'flag',
      range: null,
      values: [{ value: FLAG, label: value, count, selected: isSet }],
    },
  ]
}
