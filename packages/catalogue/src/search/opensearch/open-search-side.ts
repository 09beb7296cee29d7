import { createHash } from 'node:crypto'
import { type Country, type Language, type Locale, markets } from '@shop/domain/market/markets'
import { newKey } from '@shop/engine/db/new-key'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { type ChangeReader, FeedPosition, resumeChangeReader } from '../../catalogue/change-feed-store.ts'
import { indexRecipe } from '../../catalogue/index-recipe.ts'
import type { FreshOptions, IndexMaking, ReadSearch, SearchSide } from '../../catalogue/search-side.ts'
import type { IndexCategory } from '../../listing/index/place-index.ts'
import { loadCategories } from '../../products/catalogue-store.ts'
import { indexRowsAfter } from '../../products/index-rows-store.ts'
import { shownCategories } from '../../products/shown-categories.ts'
import { facetOfField } from './facet-entry.ts'
import { OpenSearch } from './open-search.ts'
import { OpenSearchLine } from './opensearch-line.ts'
import { productsMapping } from './products-mapping.ts'

export type OpenSearchSetup = {
  /** With a name and a password where the server wants them; a path is what the indexes are called by. */
  address: string
  /** What they are called by without one. */
  shop: string
  locales: readonly Locale[]
  askingMilliseconds?: number
}

/** What the indexes of a shop hold. */
const State = v.object({ recipe: v.string(), tree: v.string(), position: FeedPosition })
type State = v.InferOutput<typeof State>
const KeptState = v.object({ _source: v.object({ state: v.pipe(v.string(), v.parseJson(), State) }) })

const Aliases = v.record(v.string(), v.object({ aliases: v.record(v.string(), v.unknown()) }))
const Mapping = v.record(
  v.string(),
  v.object({
    mappings: v.object({
      properties: v.object({
        m: v.object({
          properties: v.object({
            e: v.object({ properties: v.optional(v.record(v.string(), v.unknown()), {}) }),
          }),
        }),
      }),
    }),
  }),
)

const PORTION = 200
/** Well within the time for which changes are kept. */
const MOST_AGE_MILLISECONDS = 20 * 60 * 1000
/** How a version of an index is made that others read differently. */
const VERSION = 1

/** Products searched in OpenSearch; its indexes outlive the process, and are shared by all processes of a shop. */
export function openSearchSide(setup: OpenSearchSetup, making: IndexMaking): SearchSide {
  return new OpenSearchSide(setup, making)
}

class OpenSearchSide implements SearchSide {
  readonly #making: IndexMaking
  readonly #line: OpenSearchLine
  readonly #languages: ReadonlyMap<Country, readonly Language[]>
  readonly #shop: string
  readonly #aliases: ReadonlyMap<Country, string>
  readonly #recipe: string
  #kept: FeedPosition | null = null
  #keptAt = Number.NEGATIVE_INFINITY

  constructor(setup: OpenSearchSetup, making: IndexMaking) {
    const address = new URL(setup.address)
    this.#shop = address.pathname.replaceAll('/', '') || setup.shop
    address.pathname = '/'
    this.#languages = languagesOf(setup.locales)
    this.#making = making
    this.#line = new OpenSearchLine(address.href, setup.askingMilliseconds)
    const countries = [...making.markets.keys()]
    this.#aliases = new Map(countries.map((country) => [country, `${this.#shop}-${country.toLowerCase()}`]))
    this.#recipe = `${VERSION} ${indexRecipe(making)}`
  }

  async resumed(sql: Sql) {
    const state = await this.#state()
    if (state === null || !(await this.#areThere())) return null
    if (state.recipe !== this.#recipe) return discarded('this version of the shop makes it another way')
    const reader = await resumeChangeReader(sql, state.position)
    if (reader === null) return discarded('the database does not know what has changed since')
    const { tags, isBroken } = await reader.read()
    if (isBroken) return discarded('the changes since are incomplete')

    const categories = shownCategories(await loadCategories(sql))
    const search = this.#opened(sql, { categories, places: this.#aliases })
    await search.learn(await this.#facets())
    this.#kept = state.position
    this.#keptAt = performance.now()
    return {
      search,
      reader,
      tags,
      isOutdated: (categories: readonly IndexCategory[]) => treeOf(categories) !== state.tree,
    }
  }

  async fresh(sql: Sql, { categories, version, signal }: FreshOptions): Promise<OpenSearch> {
    const stamp = newKey().toLowerCase()
    const places = new Map([...this.#aliases].map(([country, alias]) => [country, `${alias}-${stamp}`]))
    for (const [country, place] of places) {
      const mapping = productsMapping(this.#languages.get(country) ?? [])
      await this.#line.tell('PUT', `/${encodeURIComponent(place)}`, mapping)
    }
    const search = this.#opened(sql, { categories, places })
    for (let last = 0; ; ) {
      const rows = await indexRowsAfter(sql, last, PORTION)
      signal?.throwIfAborted()
      const end = rows.at(-1)
      if (!end) break
      last = end.id
      await search.fill(rows, version)
    }
    await search.show()
    await search.count()
    return search
  }

  /** The aliases lead to the fresh indexes at once, and those before are gone. */
  async publish(search: unknown, reader: ChangeReader | null): Promise<void> {
    if (!(search instanceof OpenSearch)) return
    const before = v.parse(Aliases, (await this.#line.tell('GET', '/_alias')) ?? {})
    const actions = [...search.places].flatMap(([country, place]) => {
      const alias = this.#aliases.get(country) ?? ''
      const old = Object.entries(before).filter(([, { aliases }]) => alias in aliases)
      return [{ add: { index: place, alias } }, ...old.map(([index]) => ({ remove_index: { index } }))]
    })
    await this.#line.tell('POST', '/_aliases', { actions })
    search.moveTo(this.#aliases)
    if (reader) await this.#keepState({ search, reader })
    else await this.#line.tell('DELETE', `/${encodeURIComponent(this.#stateIndex)}`)
  }

  changed(): void {
    // Every change is noted with `keep`.
  }

  isDue({ reader }: ReadSearch): boolean {
    const isOld = performance.now() - this.#keptAt > MOST_AGE_MILLISECONDS
    return isOld || this.#kept?.newest?.id !== reader.position().newest?.id
  }

  async keep(_database: unknown, read: ReadSearch): Promise<void> {
    await this.#keepState(read)
  }

  async close(_database: unknown, read: ReadSearch | null): Promise<void> {
    if (read && this.isDue(read)) await this.#keepState(read)
    await this.#line.close()
  }

  #opened(
    sql: Sql,
    { categories, places }: { categories: readonly IndexCategory[]; places: ReadonlyMap<Country, string> },
  ): OpenSearch {
    const { markets, instantUpToDays, cards, words } = this.#making
    const making = { markets, instantUpToDays, cards, languages: this.#languages }
    return new OpenSearch({ sql, line: this.#line, making, words, categories, places })
  }

  get #stateIndex(): string {
    return `${this.#shop}-state`
  }

  async #state(): Promise<State | null> {
    const found = await this.#line.tell('GET', `/${encodeURIComponent(this.#stateIndex)}/_doc/state`)
    if (found === null) return null
    const read = v.safeParse(KeptState, found)
    return read.success ? read.output._source.state : discarded('another version has written it')
  }

  /** Several processes note how far they have come; the furthest counts. */
  async #keepState({ search, reader }: ReadSearch): Promise<void> {
    if (!(search instanceof OpenSearch)) return
    const position = reader.position()
    this.#kept = position
    this.#keptAt = performance.now()
    const state: State = { recipe: this.#recipe, tree: treeOf(search.categories()), position }
    const index = { _index: this.#stateIndex, _id: 'state' }
    const version = { version: position.newest?.id ?? 0, version_type: 'external_gte' }
    const lines = [{ index: { ...index, ...version } }, { state: JSON.stringify(state) }]
    await this.#line.tell('POST', '/_bulk', lines)
  }

  async #areThere(): Promise<boolean> {
    const known = v.parse(Aliases, (await this.#line.tell('GET', '/_alias')) ?? {})
    const names = new Set(Object.values(known).flatMap(({ aliases }) => Object.keys(aliases)))
    return [...this.#aliases.values()].every((alias) => names.has(alias))
  }

  /** The facets that documents have, as the mappings know them. */
  async #facets(): Promise<string[]> {
    const names = [...this.#aliases.values()].map(encodeURIComponent).join(',')
    const mappings = v.parse(Mapping, await this.#line.tell('GET', `/${names}/_mapping`))
    const fields = Object.values(mappings).flatMap(({ mappings: { properties } }) =>
      Object.keys(properties.m.properties.e.properties),
    )
    return [...new Set(fields)].map(facetOfField)
  }
}

function languagesOf(locales: readonly Locale[]): ReadonlyMap<Country, readonly Language[]> {
  const languages = new Map<Country, Language[]>()
  for (const locale of locales) {
    const { country, language } = markets[locale]
    const known = languages.get(country) ?? []
    languages.set(country, known.includes(language) ? known : [...known, language])
  }
  return languages
}

/** A digest of the categories: products are found by the names of those that they were written with. */
function treeOf(categories: readonly IndexCategory[]): string {
  const rows = categories
    .map(({ id, parentId, name }) => [id, parentId, name.de, name.fr, name.nl] as const)
    .sort(([a], [b]) => a - b)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

function discarded(reason: string): null {
  console.warn(`The search begins anew, all products are read: ${reason}.`)
  return null
}
