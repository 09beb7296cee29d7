import { isZipOf } from '@shop/domain/address/normalised-zip'
import { COUNTRIES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

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
const closedOn = v.pipe(v.array(v.pipe(v.string(), v.isoDate())), v.maxLength(MOST_DAYS))

export const StoreId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'is no id: a-z, 0-9 and hyphens'))

/** A store as shoppers see it: what files of stores and the office say of it. */
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
  hours: v.strictObject({
    /** From Monday on; null where it is closed all day. */
    week: v.pipe(v.array(v.nullable(v.strictObject({ opens: time, closes: time }))), v.length(7)),
    closedOn,
  }),
}

export const ShownStore = v.object({
  ...StoreFields,
  /** False where it was closed for good: shoppers do not see it, and what is put aside there is kept. */
  isActive: v.boolean(),
  /** Different articles that lie in it, and units of all of them. */
  articles: v.number(),
  units: v.number(),
  /** Reservations that wait there. */
  held: v.number(),
})
export type ShownStore = v.InferOutput<typeof ShownStore>

/** Every store of the shop, also those that were closed, by country and city. */
export const showStores = defineCommand({
  name: 'showStores',
  right: 'products.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ stores: v.array(ShownStore) }),
})

/** As it was on the screen: what files have brought is taken as it is. */
const SeenStore = v.strictObject({
  ...StoreFields,
  country: v.string(),
  hours: v.strictObject({
    week: v.array(v.nullable(v.strictObject({ opens: v.string(), closes: v.string() }))),
    closedOn: v.array(v.string()),
  }),
  isActive: v.boolean(),
})

const SavedStore = v.pipe(
  v.strictObject({
    ...StoreFields,
    hours: v.strictObject({
      week: v.pipe(
        v.array(
          v.nullable(
            v.pipe(
              v.strictObject({ opens: time, closes: time }),
              v.forward(
                v.check(({ opens, closes }) => opens < closes, 'A store closes later than it opens.'),
                ['closes'],
              ),
            ),
          ),
        ),
        v.length(7),
      ),
      closedOn: v.pipe(
        closedOn,
        v.check((days) => new Set(days).size === days.length, 'Each day stands there once.'),
      ),
    }),
    isActive: v.boolean(),
  }),
  v.forward(
    v.check(({ zip, country }) => isZipOf(zip, country), 'This is no ZIP code of the country.'),
    ['zip'],
  ),
)

/**
 * Makes a store, or says what it is now, as a line of a file of stores does. One that is not any more as it was on the
 * screen is a conflict; `was` is null for a new one, whose id nobody may have yet.
 */
export const saveStore = defineCommand({
  name: 'saveStore',
  right: 'products.change',
  changes:
    'Makes a store or changes its address, its hours and the days on which it is closed, or closes it for good.',
  isVersioned: true,
  undoneBy: 'saveStore',
  input: v.pipe(
    v.strictObject({ was: v.nullable(SeenStore), store: SavedStore }),
    v.forward(
      v.check(({ was, store }) => was === null || was.id === store.id, 'A store keeps its short name.'),
      ['store', 'id'],
    ),
  ),
  answer: v.object({ id: v.string() }),
})
