import * as v from 'valibot'
import { cents, text } from './wire-parts.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const named = { slug: text, name: text }
const KnownFilter = v.variant('type', [
  v.object({
    ...named,
    type: v.literal('attributes'),
    values: v.nullish(
      v.array(v.object({ id: v.number(), name: text, value: v.nullish(text), productCount: count })),
      [],
    ),
  }),
  v.object({
    ...named,
    type: v.literal('range'),
    values: v.nullish(v.array(v.object({ min: cents, max: cents, productCount: count })), []),
  }),
  v.object({
    ...named,
    type: v.literal('boolean'),
    values: v.nullish(v.array(v.object({ name: v.boolean(), productCount: count })), []),
  }),
  v.object({ ...named, type: v.literal('identifier') }),
])
export type WireFilter = v.InferOutput<typeof KnownFilter>

/** Kinds of filters that came later are left out, and do not cost the others. */
export const WireFilters = v.pipe(
  v.array(v.fallback(v.nullable(KnownFilter), null)),
  v.transform((filters) => filters.flatMap((filter) => filter ?? [])),
)
