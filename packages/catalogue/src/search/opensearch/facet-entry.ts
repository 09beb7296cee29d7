import type { Localised } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import type { IndexedFacet } from '../../listing/facets/product-facts.ts'

const Words = v.tuple([v.string(), v.string(), v.string()])
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), Words, Words, v.nullable(v.array(v.number()))]),
  v.transform(([value, label, facetLabel, rank]): IndexedFacet & { value: string } => ({
    name: '',
    value,
    label: localised(facetLabel),
    values: [{ value, label: localised(label), ...(rank && { rank }) }],
  })),
)

/**
 * The values of a facet as documents have them: each in its wording, so that counting them brings their words along, and
 * a label that is being corrected is two entries until the last product has the new one.
 */
export function facetEntries({ label, values }: IndexedFacet): string[] {
  const entries = values.map((value) =>
    JSON.stringify([value.value, words(value.label), words(label), value.rank ?? null]),
  )
  return [...new Set(entries)]
}

/** An entry as it was written; null for anything else. */
export function readEntry(entry: string): (IndexedFacet & { value: string }) | null {
  const read = v.safeParse(Kept, entry)
  return read.success ? read.output : null
}

/** The name of a facet in the name of a field, where dots mean something. */
export function facetField(name: string): string {
  return encodeURIComponent(name).replaceAll('.', '%2E')
}

export function facetOfField(field: string): string {
  return decodeURIComponent(field)
}

function words({ de, fr, nl }: Localised): [string, string, string] {
  return [de, fr, nl]
}

function localised([de, fr, nl]: [string, string, string]): Localised {
  return { de, fr, nl }
}
