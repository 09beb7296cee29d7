import { COUNTRIES } from '@shop/domain/market/markets'
import { MOST_RESERVED } from '@shop/domain/store/store'
import * as v from 'valibot'
import { writtenId } from './database-integer.ts'
import { defineCall } from './define-call.ts'

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number('number.number'))

const DayHoursSchema = v.object({ opens: v.string(), closes: v.string() })

export const StoreSchema = v.object({
  id: v.string(),
  name: v.string(),
  street: v.string(),
  zip: v.string(),
  city: v.string(),
  country: v.picklist(COUNTRIES),
  phone: v.string(),
  hours: v.object({
    /** Monday first; null is a closed day. */
    week: v.array(v.nullable(DayHoursSchema)),
    closedOn: v.array(v.string()),
  }),
})
export type StoreFacts = v.InferOutput<typeof StoreSchema>

export const NearStoreSchema = v.object({
  ...StoreSchema.entries,
  /** Whole kilometres as the crow flies; null without a starting point. */
  distanceKm: v.nullable(v.number()),
  stock: v.variant('kind', [
    v.object({ kind: v.literal('plenty') }),
    v.object({ kind: v.literal('few'), quantity: v.number() }),
    v.object({ kind: v.literal('none') }),
  ]),
  /** Pieces that one reservation may ask for here. */
  most: v.number(),
})
export type NearStore = v.InferOutput<typeof NearStoreSchema>

/**
 * Stores of the shop's country with the stock of a variant, nearest first; without a place by name of the city.
 * 404 `variant_not_found` where the variant or the service does not exist, 409 `online_only`, 422 `input_invalid`
 * (`store.errors.zip` for a ZIP code that is none).
 *
 * @see product §3
 */
export const loadStores = defineCall({
  name: 'loadStores',
  method: 'GET',
  path: '/api/shop/stores/',
  input: v.pipe(
    v.object({
      variantId: writtenId,
      zip: v.exactOptional(v.pipe(v.string(), v.maxLength(20, 'store.errors.zip'))),
      lat: v.exactOptional(v.pipe(number, v.minValue(-90, 'number.min'), v.maxValue(90, 'number.max'))),
      lng: v.exactOptional(v.pipe(number, v.minValue(-180, 'number.min'), v.maxValue(180, 'number.max'))),
    }),
    v.forward(
      v.check(({ lat, lng }) => lat !== undefined || lng === undefined, 'generic.validation.required'),
      ['lat'],
    ),
    v.forward(
      v.check(({ lat, lng }) => lng !== undefined || lat === undefined, 'generic.validation.required'),
      ['lng'],
    ),
  ),
  answer: v.object({ stores: v.array(NearStoreSchema) }),
})

export const StoreSiteSchema = v.object({ ...StoreSchema.entries, lat: v.number(), lng: v.number() })

/** Every open store of the shop's country by name of the city; none where the country has none. */
export const listStores = defineCall({
  name: 'listStores',
  method: 'GET',
  path: '/api/shop/stores/all/',
  input: v.object({}),
  answer: v.object({ stores: v.array(StoreSiteSchema) }),
})

/**
 * Puts pieces aside in a store for three opening days. 404 `variant_not_found`, `store_not_found`; 409 `online_only`,
 * `store_sold_out`; 422 `input_invalid`; 429.
 *
 * @see product §3
 */
export const reserveInStore = defineCall({
  name: 'reserveInStore',
  method: 'POST',
  path: '/api/shop/reservations/',
  rights: 'session',
  status: 201,
  input: v.object({
    variantId: writtenId,
    storeId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    quantity: v.pipe(
      v.number(),
      v.integer('number.integer'),
      v.minValue(1, 'number.min'),
      v.maxValue(MOST_RESERVED, 'number.max'),
    ),
    name: v.pipe(v.string(), v.maxLength(20_000, 'generic.validation.maxLength')),
    email: v.pipe(v.string(), v.maxLength(1000, 'newsletter.errors.email')),
    phone: v.optional(v.pipe(v.string(), v.maxLength(100, 'address.errors.phone')), ''),
  }),
  answer: v.object({
    /** What the shopper says at the counter. */
    number: v.string(),
    store: StoreSchema,
    productName: v.string(),
    quantity: v.number(),
    /** ISO moment: until then it waits. */
    heldUntil: v.string(),
  }),
})
export type Reservation = v.InferOutput<typeof reserveInStore.answer>

/** Cancels a reservation by the link of its mail; idempotent. The answer does not reveal whether there was one. */
export const cancelReservation = defineCall({
  name: 'cancelReservation',
  method: 'POST',
  path: '/api/shop/reservations/cancel/',
  rights: 'session',
  status: 202,
  input: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({}),
})
