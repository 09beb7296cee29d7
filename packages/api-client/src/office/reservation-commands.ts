import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

/** So many reservations stand on one page of the list. */
export const RESERVATIONS_ON_PAGE = 50

export const RESERVATION_STATES = ['held', 'collected', 'expired', 'cancelled'] as const

const ListedReservation = v.object({
  number: v.string(),
  state: v.picklist(RESERVATION_STATES),
  store: v.string(),
  /** Null for who packs alone, and once the shop has forgotten it. */
  name: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  productName: v.string(),
  variant: v.string(),
  articleNumber: v.string(),
  quantity: v.number(),
  heldUntil: v.string(),
  createdAt: v.string(),
})
export type ListedReservation = v.InferOutput<typeof ListedReservation>

/** Pieces that stores have put aside: what is waited for by its end, what is over with the last first. */
export const listReservations = defineCommand({
  name: 'listReservations',
  right: 'orders.read',
  changes: null,
  showsCustomer: true,
  input: v.strictObject({
    state: v.optional(v.picklist(RESERVATION_STATES), 'held'),
    /** A number, a part of a name, or an article; whatever the state. */
    text: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(60))), null),
    store: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
    /** Where the page before ended. */
    after: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80))), null),
  }),
  answer: v.object({
    /** How many wait in all stores, with the first page; 0 with later ones. */
    held: v.number(),
    stores: v.array(v.object({ id: v.string(), name: v.string() })),
    reservations: v.array(ListedReservation),
    next: v.nullable(v.string()),
  }),
})

export const ReservationNumber = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^R-[0-9-]{4,20}$/, 'The number of a reservation is written R-4821-0937-55.'),
)

/** Ends what waits in a store, by those who stand there. */
export const endReservation = defineCommand({
  name: 'endReservation',
  right: 'orders.ship',
  changes: 'Notes that a reservation was collected, or puts its pieces back on the shelf of the store.',
  input: v.strictObject({ number: ReservationNumber, how: v.picklist(['collected', 'givenBack']) }),
  answer: v.object({ number: v.string(), state: v.picklist(RESERVATION_STATES), quantity: v.number() }),
})
