import { LOCALES } from '@shop/domain/market/markets'
import { FILTER_STATES } from '@shop/domain/merchandising/arranged-filters'
import * as v from 'valibot'
import { FacetSchema } from '../contract/catalogue.ts'
import { defineCommand } from './define-command.ts'
import { GoodsId } from './product-commands.ts'
import { RankedCard } from './ranking-commands.ts'

const Minor = v.pipe(v.number(), v.safeInteger())

/** Which filters a list offers, in which order, and which stand open. @see arrangedFilters */
export const Arrangement = v.pipe(
  v.array(
    v.strictObject({
      /** As in the address: `colour`, `brand`. */
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      state: v.picklist(FILTER_STATES),
    }),
  ),
  v.minLength(1, 'Name one filter at least.'),
  v.maxLength(200, 'These are more filters than a list can have.'),
  v.check(
    (filters) => new Set(filters.map(({ name }) => name)).size === filters.length,
    'A filter comes once.',
  ),
)
export type Arrangement = v.InferOutput<typeof Arrangement>

/** The filters of a category's real list, as they are and as a draft would make them. */
export const showListingFilters = defineCommand({
  name: 'showListingFilters',
  right: 'merchandising.read',
  changes: null,
  input: v.strictObject({
    locale: v.picklist(LOCALES),
    categoryId: GoodsId,
    /** Absent: as it is. Null: as the category would be without filters of its own. */
    draft: v.exactOptional(v.nullable(Arrangement)),
  }),
  answer: v.object({
    title: v.string(),
    path: v.string(),
    total: Minor,
    /** What was set for the category itself; null where it goes by another one, or by its goods. */
    own: v.nullable(Arrangement),
    /** What it goes by without filters of its own: the nearest category above that has some. */
    inherited: v.nullable(v.object({ categoryId: v.number(), name: v.string(), filters: Arrangement })),
    /** What `setListingFilters` and `resetListingFilters` want to have been seen. */
    version: Minor,
    /** Everything that the list can be filtered by, in the order that follows from its goods. */
    facets: v.array(FacetSchema),
    /** As shoppers would see them. */
    preview: v.array(FacetSchema),
    /** The beginning of the list. */
    cards: v.array(RankedCard),
  }),
})
export type ShownListingFilters = v.InferOutput<typeof showListingFilters.answer>

export const setListingFilters = defineCommand({
  name: 'setListingFilters',
  right: 'merchandising.change',
  changes:
    'Sets which filters a category offers, in which order and which stand open; categories below follow.',
  isVersioned: true,
  undoneBy: 'setListingFilters',
  input: v.strictObject({ categoryId: GoodsId, filters: Arrangement }),
  answer: v.object({ categoryId: v.number() }),
})

export const resetListingFilters = defineCommand({
  name: 'resetListingFilters',
  right: 'merchandising.change',
  changes: 'Takes the filters of a category away: it goes by the one above, or by its goods.',
  isVersioned: true,
  undoneBy: 'setListingFilters',
  input: v.strictObject({ categoryId: GoodsId }),
  answer: v.object({ categoryId: v.number() }),
})

/** How the filters of a category were after each change, the latest first; null where they were taken away. */
export const listingFilterHistory = defineCommand({
  name: 'listingFilterHistory',
  right: 'merchandising.read',
  changes: null,
  input: v.strictObject({ categoryId: GoodsId }),
  answer: v.object({
    versions: v.array(
      v.object({
        at: v.string(),
        by: v.string(),
        command: v.string(),
        filters: v.nullable(Arrangement),
      }),
    ),
  }),
})
