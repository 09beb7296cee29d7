import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import {
  Arrangement,
  listingFilterHistory,
  resetListingFilters,
  type ShownListingFilters,
  setListingFilters,
  showListingFilters,
} from '@shop/api-client/office/listing-filter-commands'
import { markets } from '@shop/domain/market/markets'
import { arrangedFilters } from '@shop/domain/merchandising/arranged-filters'
import { logEntries } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { objectVersion } from '@shop/engine/command/object-version'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import type { Catalogue } from '../catalogue/catalogue.ts'
import {
  lockCategoryFilters,
  putCategoryFilters,
  readCategoryFilters,
  removeCategoryFilters,
} from '../rankings/category-filters-store.ts'
import { type MerchandisingContext, onShelf, shelfOf } from './merchandising-context.ts'
import { rankedCard } from './shown-ranking.ts'

const MOST_VERSIONS = 50
const SHOWN = 12

/** Which filters a category offers, as the office sets them. @see product §8 "Listing" */
export const LISTING_FILTER_COMMANDS = [
  onShelf(showListingFilters, {
    // Goods are read beside the transaction, which holds the embedded database for everybody.
    prepare: (input, context) => shownFilters(context, input),
  })(async (_input, _context, shown) => ({ answer: shown, object: null })),

  onShelf(setListingFilters, {
    version: ({ categoryId }, { sql }) => heldVersion(sql, categoryId),
  })(async ({ categoryId, filters }, { sql }) => {
    const { filters: before } = await lockCategoryFilters(sql, categoryId)
    await putCategoryFilters(sql, categoryId, filters)
    return {
      answer: { categoryId },
      object: filtersObject(categoryId),
      before: before && logged(before),
      after: logged(filters),
      undo: before
        ? undoBy(setListingFilters, { categoryId, filters: before })
        : undoBy(resetListingFilters, { categoryId }),
    }
  }),

  onShelf(resetListingFilters, {
    version: ({ categoryId }, { sql }) => heldVersion(sql, categoryId),
  })(async ({ categoryId }, { sql }) => {
    const { filters: before } = await lockCategoryFilters(sql, categoryId)
    await removeCategoryFilters(sql, categoryId)
    return {
      answer: { categoryId },
      object: filtersObject(categoryId),
      before: before && logged(before),
      after: null,
      undo: before && undoBy(setListingFilters, { categoryId, filters: before }),
    }
  }),

  onShelf(listingFilterHistory)(async ({ categoryId }, { sql }) => {
    const object = filtersObject(categoryId)
    const entries = await logEntries(sql, { object, before: null, withReads: false, limit: MOST_VERSIONS })
    const versions = entries.map(({ at, by, command, after }) => {
      const filters = v.safeParse(Logged, after)
      return { at: at.toISOString(), by, command, filters: filters.success ? filters.output : null }
    })
    return { answer: { versions }, object: null }
  }),
]

/** As whoever reads the log reads it: `colour open`. */
function logged(filters: Arrangement): { filters: string[] } {
  return { filters: filters.map(({ name, state }) => `${name} ${state}`) }
}

const Logged = v.pipe(
  v.object({ filters: v.array(v.string()) }),
  v.transform(({ filters }) =>
    filters.map((one) => {
      const [name, state] = one.split(' ')
      return { name, state }
    }),
  ),
  Arrangement,
)

/** The real list with its filters as they are set, as they come down, and as a draft would make them. */
async function shownFilters(
  context: MerchandisingContext,
  { locale, categoryId, draft }: ParsedCommandInput<typeof showListingFilters>,
): Promise<ShownListingFilters> {
  const catalogue = await shelfOf(context, locale)
  const category = catalogue.category(categoryId)
  if (category === null) throw gone()
  const { country, language } = markets[locale]
  const scope = { kind: 'category', categoryId } as const
  const query = { country, language, scope, sort: 'relevancy', page: 1, perPage: SHOWN, filters: {} } as const
  const listed = await catalogue.search.list(query)
  const set = await readCategoryFilters(context.sql)
  const own = set.get(categoryId) ?? null
  const inherited = inheritedOf(catalogue, category.parentId, set)
  const arrangement = (draft === undefined ? own : draft) ?? inherited?.filters ?? null
  const { version } = await objectVersion(context.sql, filtersObject(categoryId))
  const products = await catalogue.listedProducts(listed.productIds)

  return {
    title: category.name,
    path: category.path,
    total: listed.total,
    own,
    inherited,
    version,
    facets: listed.facets,
    preview: arrangement === null ? listed.facets : arrangedFilters(listed.facets, arrangement),
    cards: products.map((product) => rankedCard(product, markets[locale].currency)),
  }
}

/** What the nearest category above has set. */
function inheritedOf(
  catalogue: Catalogue,
  parentId: number | null,
  set: ReadonlyMap<number, Arrangement>,
): ShownListingFilters['inherited'] {
  for (let id = parentId; id !== null; ) {
    const above = catalogue.category(id)
    const filters = set.get(id)
    if (above !== null && filters) return { categoryId: id, name: above.name, filters }
    id = above?.parentId ?? null
  }
  return null
}

/** @throws CommandRefusal for a category that is gone */
async function heldVersion(sql: Sql, categoryId: number) {
  const { isThere } = await lockCategoryFilters(sql, categoryId)
  if (!isThere) throw gone()
  return objectVersion(sql, filtersObject(categoryId))
}

function gone(): CommandRefusal {
  return new CommandRefusal('This category is not there any more: choose another one.', 'categoryGone', {})
}

/** How the log names the filters of a category. */
function filtersObject(categoryId: number): string {
  return `filters:${categoryId}`
}
