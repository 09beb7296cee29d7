import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import * as v from 'valibot'

/** An id as the database knows it: whatever else a caller sends is refused at the door, and never reaches a column. */
export const databaseId = v.pipe(
  v.number('number.number'),
  v.integer('number.integer'),
  v.minValue(1, 'number.min'),
  v.maxValue(LARGEST_INTEGER, 'number.max'),
)

/** As `databaseId`, in a path or a query, where every number is a text. */
export const writtenId = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), databaseId)
