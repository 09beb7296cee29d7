import * as v from 'valibot'
import { Uint32List } from '../../listing/columns/growable.ts'
import type { FacetCounts } from '../../listing/facets/facet-counts.ts'
import { FacetValues } from '../../listing/facets/facet-values.ts'
import { readEntry } from './facet-entry.ts'

const Cards = v.object({ doc_count: v.number() })
const Values = v.object({
  sum_other_doc_count: v.number(),
  buckets: v.array(v.object({ key: v.string(), cards: Cards })),
})
const Facet = v.object({ cards: Cards, values: Values })
const Bound = v.object({ value: v.nullable(v.number()) })
const Group = v.object({
  in: v.looseObject({ cards: Cards, least: Bound, most: Bound }),
})

/** Groups of counts by the names they were asked under. */
export const CountsAnswer = v.object({ aggregations: v.record(v.string(), Group) })
export type CountedGroup = v.InferOutput<typeof Group>

const FaceHit = v.object({
  _score: v.nullish(v.number()),
  fields: v.object({ 'm.id': v.tuple([v.number()]), 'm.popularity': v.tuple([v.number()]) }),
})
export const CardsAnswer = v.object({
  timed_out: v.optional(v.boolean()),
  hits: v.object({
    total: v.object({ value: v.number() }),
    hits: v.array(
      v.object({
        _id: v.string(),
        fields: v.object({ family: v.tuple([v.string()]) }),
        inner_hits: v.object({ face: v.object({ hits: v.object({ hits: v.array(FaceHit) }) }) }),
      }),
    ),
  }),
})

/** A card of a list with the products of it that were asked for, its face first. */
export type FoundCard = {
  key: string
  family: string
  members: { id: number; popularity: number; score: number }[]
}

export function foundCards(answer: unknown): { total: number; cards: FoundCard[] } {
  const { hits } = v.parse(CardsAnswer, answer)
  return {
    total: hits.total.value,
    cards: hits.hits.map(({ _id, fields, inner_hits }) => ({
      key: _id,
      family: fields.family[0],
      members: inner_hits.face.hits.hits.map((hit) => ({
        id: hit.fields['m.id'][0],
        popularity: hit.fields['m.popularity'][0],
        score: hit._score ?? 0,
      })),
    })),
  }
}

/** Values of a facet with their counts; `entries` finds a value by the way it is written in documents. */
export type CountedValues = {
  values: FacetValues
  met: FacetCounts
  entries: ReadonlyMap<string, number>
  /** Whether there are more values than were looked at. */
  hasMore: boolean
}

/** The values of a facet that anything in a scope has. */
export function countedValues(group: CountedGroup, name: string, at: number): CountedValues {
  const { cards, values: found } = facetAt(group, at)
  const values = new FacetValues(name)
  const entries = new Map<string, number>()
  for (const { key } of found.buckets) {
    const entry = readEntry(key)
    if (entry === null) continue
    values.codeOf(entry)
    // Two ways to write one value in one wording are counted as it.
    entries.set(key, values.entriesOf(entry.value).at(-1) ?? 0)
  }
  const met: FacetCounts = {
    counts: new Uint32Array(values.entries.length),
    met: new Uint32List(),
    covered: cards.doc_count,
  }
  for (const number of values.entries.keys()) met.met.push(number)
  fill(met.counts, found.buckets, entries)
  return { values, met, entries, hasMore: found.sum_other_doc_count > 0 }
}

/** The counts of the same values under filters. */
export function countsUnder(
  group: CountedGroup,
  { values, entries }: CountedValues,
  at: number,
): Uint32Array {
  const counts = new Uint32Array(values.entries.length)
  fill(counts, facetAt(group, at).values.buckets, entries)
  return counts
}

/** Minor units; upside down for no products. */
export function spanOf({ in: { least, most } }: CountedGroup): { min: number; max: number } {
  return { min: least.value ?? Number.POSITIVE_INFINITY, max: most.value ?? Number.NEGATIVE_INFINITY }
}

function facetAt(group: CountedGroup, at: number): v.InferOutput<typeof Facet> {
  return v.parse(Facet, group.in[`f${at}`])
}

function fill(
  counts: Uint32Array,
  buckets: v.InferOutput<typeof Values>['buckets'],
  entries: ReadonlyMap<string, number>,
): void {
  for (const { key, cards } of buckets) {
    const number = entries.get(key)
    if (number !== undefined) counts[number] = (counts[number] ?? 0) + cards.doc_count
  }
}
