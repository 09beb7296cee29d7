import type { Ranking } from '@shop/api-client/office/ranking-commands'
import * as v from 'valibot'
import { chosenPrice, chosenValues, PRICE } from '../../listing/facets/chosen-filters.ts'
import { type CountedFacet, listedFacets, priceFacet } from '../../listing/facets/listed-facets.ts'
import type { ListingResult } from '../../listing/index/catalogue-index-types.ts'
import { Remembered } from '../../listing/index/remembered.ts'
import type { SearchQuery } from '../../listing/port/catalogue-search.ts'
import { facetField } from './facet-entry.ts'
import {
  type CountedGroup,
  type CountedValues,
  CountsAnswer,
  countedValues,
  countsUnder,
  type FoundCard,
  foundCards,
  spanOf,
} from './list-answer.ts'
import {
  type AskedFilters,
  type AskedScope,
  type CardsAsked,
  cardsRequest,
  countsOf,
  memberFilters,
  NO_FILTERS,
  pinsRequest,
} from './list-request.ts'
import type { JsonObject, OpenSearchLine } from './opensearch-line.ts'
import { MOST_PLACES } from './products-mapping.ts'

/** Counts of a scope without any filter. */
type Whole = { facets: ReadonlyMap<string, CountedValues>; span: { min: number; max: number }; total: number }

export type ListAsked = Pick<
  SearchQuery,
  'country' | 'language' | 'sort' | 'page' | 'perPage' | 'filters'
> & {
  scope: AskedScope
  ranking: Ranking | undefined
}

export type StretchAsked = {
  scope: AskedScope
  filters: AskedFilters
  sort: SearchQuery['sort']
  ranking: Ranking | undefined
  start: number
  end: number
  withoutFamily?: string
  allMembers?: boolean
}

/** The products of one market, asked as lists. */
export class MarketIndex {
  readonly #line: OpenSearchLine
  readonly #alias: string
  readonly #facetNames: () => readonly string[]
  readonly #wholes = new Remembered<Whole>()

  constructor(line: OpenSearchLine, alias: string, facetNames: () => readonly string[]) {
    this.#line = line
    this.#alias = alias
    this.#facetNames = facetNames
  }

  /** A page of a list with its facets, as `listProducts` makes it; a facet's own choice does not lower its counts. */
  async list(asked: ListAsked, revision: number): Promise<ListingResult> {
    const { scope, page, perPage, sort, ranking } = asked
    const whole = await this.#whole(scope, revision)
    const { filters, understood } = await this.#chosen(scope, asked.filters, whole)
    const isFiltered = filters.values.size > 0 || filters.price !== null
    const start = (page - 1) * perPage
    const [left, cards] = await Promise.all([
      isFiltered ? this.#left(scope, filters, whole) : null,
      this.cards({ scope, filters, sort, ranking, start, end: start + perPage }),
    ])
    const counted: CountedFacet[] = [...whole.facets].map(([name, { values, met }]) => ({
      values,
      met,
      counts: left?.counts.get(name) ?? met.counts,
      chosen: filters.values.has(name) ? new Set(filters.values.get(name)) : null,
    }))
    const total = left?.total ?? whole.total
    return {
      productIds: cards.flatMap(({ members: [face] }) => face?.id ?? []),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / perPage)),
      facets: listedFacets(counted, priceFacet(left?.span ?? whole.span, filters.price, asked), asked),
      filters: understood,
    }
  }

  /** The cards of a stretch of a list: pinned ones, then the others, and what is sold out at the end. */
  async cards(asked: StretchAsked): Promise<FoundCard[]> {
    const { scope, filters, sort, ranking, start, end } = asked
    if (start >= MOST_PLACES) return []
    const pins = sort === 'relevancy' ? (ranking?.pins ?? []) : []
    const pinned = pins.length === 0 ? [] : await this.#pinned(scope, filters, pins)
    const without = pinned.map(({ key }) => key)
    const [from, to] = [Math.max(0, start - pinned.length), Math.min(end - pinned.length, MOST_PLACES)]
    const orderable = await this.#stretch({
      ...asked,
      stock: 'orderable',
      without,
      from,
      size: Math.max(0, to - from),
    })
    const late = orderable.total
    const shown = [...pinned.slice(start, end), ...orderable.cards]
    if (to <= late) return shown
    const soldOut = { ...asked, without, stock: 'soldOut' as const, from: Math.max(0, from - late) }
    const { cards } = await this.#stretch({ ...soldOut, size: to - Math.max(late, from) })
    return [...shown, ...cards]
  }

  /** The cards of which something can be ordered. */
  async orderable(asked: StretchAsked): Promise<FoundCard[]> {
    const pins = asked.ranking?.pins ?? []
    const { scope, filters, start, end } = asked
    const pinned = pins.length === 0 ? [] : await this.#pinned(scope, filters, pins)
    const from = Math.max(0, start - pinned.length)
    const others = await this.#stretch({
      ...asked,
      stock: 'orderable',
      without: pinned.map(({ key }) => key),
      from,
      size: Math.max(0, end - pinned.length - from),
    })
    return [...pinned.slice(start, end), ...others.cards]
  }

  /** How many products pass each of some questions. */
  async counts(questions: readonly JsonObject[]): Promise<number[]> {
    const filters = Object.fromEntries(questions.map((question, at) => [`q${at}`, question]))
    const answer = await this.#line.search(this.#alias, {
      size: 0,
      aggs: { products: { nested: { path: 'm' }, aggs: { found: { filters: { filters } } } } },
    })
    const { buckets } = v.parse(Found, answer).aggregations.products.found
    return questions.map((_, at) => buckets[`q${at}`]?.doc_count ?? 0)
  }

  /** The highest score of each of some questions. */
  async bestScores(questions: readonly JsonObject[]): Promise<number[]> {
    const asked = questions.map((query) => ({
      index: this.#alias,
      body: { size: 1, _source: false, query: { nested: { path: 'm', score_mode: 'max', query } } },
    }))
    const answers = await this.#line.searches(asked)
    return answers.map((answer) => v.parse(Best, answer).hits.max_score ?? 0)
  }

  async #stretch(asked: CardsAsked): Promise<{ total: number; cards: FoundCard[] }> {
    return foundCards(await this.#line.search(this.#alias, cardsRequest(asked)))
  }

  /** One card of each pinned product, in the order of the pins. */
  async #pinned(scope: AskedScope, filters: AskedFilters, pins: readonly number[]): Promise<FoundCard[]> {
    const { cards } = foundCards(await this.#line.search(this.#alias, pinsRequest(scope, filters, pins)))
    const placeOf = ({ members }: FoundCard) => Math.min(...members.map(({ id }) => pins.indexOf(id)))
    return cards
      .map((card) => ({ ...card, members: card.members.filter(({ id }) => id === pins[placeOf(card)]) }))
      .sort((a, b) => placeOf(a) - placeOf(b))
  }

  async #whole(scope: AskedScope, revision: number): Promise<Whole> {
    if (scope.kind === 'found') return this.#wholeNow(scope)
    const key = scope.kind === 'category' ? String(scope.categoryId) : 'all'
    const known = this.#wholes.peek(key, revision)
    if (known) return known
    const whole = await this.#wholeNow(scope)
    return this.#wholes.get(key, revision, () => whole)
  }

  async #wholeNow(scope: AskedScope): Promise<Whole> {
    const names = this.#facetNames()
    const groups = await this.#groups({ whole: countsOf(memberFilters(scope, NO_FILTERS), names) })
    const group = groupOf(groups, 'whole')
    const facets = names.map((name, at): [string, CountedValues] => [name, countedValues(group, name, at)])
    return { facets: new Map(facets), span: spanOf(group), total: group.in.cards.doc_count }
  }

  /** What passes all filters, and the counts under them. */
  async #left(scope: AskedScope, filters: AskedFilters, whole: Whole) {
    const names = [...whole.facets.keys()]
    const chosen = [...filters.values.keys()]
    const groups = await this.#groups({
      left: countsOf(memberFilters(scope, filters), names),
      price: countsOf(memberFilters(scope, filters, PRICE), []),
      ...Object.fromEntries(
        chosen.map((name, at) => [`but${at}`, countsOf(memberFilters(scope, filters, name), [name])]),
      ),
    })
    const left = groupOf(groups, 'left')
    const counts = [...whole.facets].map(([name, values], at): [string, Uint32Array] => {
      const place = chosen.indexOf(name)
      return [
        name,
        place < 0 ? countsUnder(left, values, at) : countsUnder(groupOf(groups, `but${place}`), values, 0),
      ]
    })
    return { counts: new Map(counts), span: spanOf(groupOf(groups, 'price')), total: left.in.cards.doc_count }
  }

  async #groups(aggs: JsonObject): Promise<Readonly<Record<string, CountedGroup>>> {
    return v.parse(CountsAnswer, await this.#line.search(this.#alias, { size: 0, aggs })).aggregations
  }

  /** The filters of an address that mean something in a scope. */
  async #chosen(scope: AskedScope, filters: SearchQuery['filters'], whole: Whole) {
    const values = new Map<string, readonly string[]>()
    const understood: Record<string, string> = {}
    for (const [name, counted] of [...whole.facets].filter(([one]) => Object.hasOwn(filters, one))) {
      const rare = counted.hasMore ? await this.#rareValues(scope, name, filters) : new Set<string>()
      const isThere = (value: string) => counted.values.entriesOf(value).length > 0 || rare.has(value)
      const present = chosenValues(filters, name, isThere)
      if (present.length === 0) continue
      values.set(name, present)
      understood[name] = present.join(',')
    }
    const price = chosenPrice(filters)
    if (price) understood[PRICE] = `${price.from ?? ''}-${price.to ?? ''}`
    return { filters: { values, price }, understood }
  }

  /** Which spellings of what an address chooses are values, beyond those that are looked at. */
  async #rareValues(
    scope: AskedScope,
    name: string,
    filters: SearchQuery['filters'],
  ): Promise<ReadonlySet<string>> {
    const spelled: string[] = []
    chosenValues(filters, name, (value) => {
      spelled.push(value)
      return false
    })
    const questions = spelled.map((value) => ({
      bool: {
        filter: [...memberFilters(scope, NO_FILTERS), { term: { [`m.f.${facetField(name)}`]: value } }],
      },
    }))
    const counts = questions.length === 0 ? [] : await this.counts(questions)
    return new Set(spelled.filter((_, at) => (counts[at] ?? 0) > 0))
  }
}

const Found = v.object({
  aggregations: v.object({
    products: v.object({
      found: v.object({ buckets: v.record(v.string(), v.object({ doc_count: v.number() })) }),
    }),
  }),
})
const Best = v.object({ hits: v.object({ max_score: v.nullable(v.number()) }) })

function groupOf(groups: Readonly<Record<string, CountedGroup>>, name: string): CountedGroup {
  const group = groups[name]
  if (!group) throw new Error(`The search was asked for the counts ${name} and answered without them.`)
  return group
}
