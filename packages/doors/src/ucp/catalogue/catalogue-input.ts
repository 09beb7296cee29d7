import * as v from 'valibot'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const amount = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = text(64)

/** Where the buyer is, as far as the agent says so. */
const context = v.optional(
  v.looseObject({
    address_country: v.optional(text(10)),
    language: v.optional(text(35)),
  }),
  {},
)

const filters = v.optional(
  v.looseObject({
    categories: v.optional(v.pipe(v.array(text(300)), v.maxLength(20)), []),
    price: v.optional(v.object({ min: v.optional(amount), max: v.optional(amount) })),
  }),
  { categories: [] },
)

export const SearchInput = v.looseObject({
  query: v.optional(text(200), ''),
  context,
  filters,
  pagination: v.optional(
    v.object({
      cursor: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'A cursor is one that an answer has given.')),
      ),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
    }),
    { limit: 10 },
  ),
})
export type SearchInput = v.InferOutput<typeof SearchInput>

/** More at once are refused, as the protocol wants it, and not cut off. */
export const MOST_IDS = 50

export const LookupInput = v.looseObject({
  ids: v.pipe(
    v.array(id),
    v.minLength(1, 'Name at least one id.'),
    v.maxLength(MOST_IDS, `At most ${MOST_IDS} ids are looked up at once.`),
  ),
  context,
})
export type LookupInput = v.InferOutput<typeof LookupInput>

export const ProductInput = v.looseObject({
  id,
  selected: v.optional(
    v.pipe(
      v.array(v.object({ name: text(100), id: v.optional(text(64)), label: text(200) })),
      v.maxLength(10),
    ),
    [],
  ),
  context,
})
export type ProductInput = v.InferOutput<typeof ProductInput>
