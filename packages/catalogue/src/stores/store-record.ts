import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { COUNTRIES } from '@shop/domain/market/markets'
import * as v from 'valibot'

const LONGEST = 200
/** Days on which a store is closed, some years ahead. */
const MOST_DAYS = 400

const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST),
  v.check(
    (value) => value.isWellFormed() && !/\p{Cc}/u.test(value),
    'holds a character that is none of a text',
  ),
)
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 09:30'))

export const StoreId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'is no id: a-z, 0-9 and hyphens'))
export const Pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INTEGER))

const Hours = v.strictObject({
  /** From Monday on; null where it is closed all day. */
  week: v.pipe(v.array(v.nullable(v.strictObject({ opens: time, closes: time }))), v.length(7)),
  closedOn: v.pipe(v.array(v.pipe(v.string(), v.isoDate())), v.maxLength(MOST_DAYS)),
})

/** A store as shoppers see it. */
export const StoreFields = {
  id: StoreId,
  name: text,
  street: text,
  zip: text,
  city: text,
  country: v.picklist(COUNTRIES),
  phone: text,
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  hours: Hours,
}

/** A line of a file of stores. False closes one for good: it is shown no more, and what is put aside there is kept. */
export const StoreLine = v.strictObject({ ...StoreFields, isActive: v.exactOptional(v.boolean()) })
export type StoreLine = v.InferOutput<typeof StoreLine>
