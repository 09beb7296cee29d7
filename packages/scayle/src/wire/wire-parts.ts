import * as v from 'valibot'

/** Money in minor units: whole, never negative, and small enough to be added up. */
export const cents = v.pipe(
  v.number(),
  v.integer('money is whole'),
  v.minValue(0),
  v.maxValue(1_000_000_000_000),
)
export const wholeId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
export const text = v.string()
/** Absent and null say the same. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null)

export const WirePagination = v.object({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  perPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
  last: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
