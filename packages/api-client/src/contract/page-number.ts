import * as v from 'valibot'

/** The page of a list, from 1 on, also as it stands in an address. */
export const pageNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'number.whole'), v.transform(Number))]),
  v.integer('number.whole'),
  v.minValue(1, 'number.min'),
  v.maxValue(9999, 'number.max'),
)
