import type { Country, Locale } from '@shop/domain/market/markets'
import type { OpeningHours } from '@shop/domain/store/opening-hours'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const stores = pgTable(
  'stores',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    street: text('street').notNull(),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    country: text('country').$type<Country>().notNull(),
    phone: text('phone').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    hours: jsonb('hours').$type<OpeningHours>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('stores_country').on(table.country)],
)

/** Pieces on a store's shelves, reserved ones already taken off; apart from the stock that is sent. */
export const storeStock = pgTable(
  'store_stock',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.variantId] }),
    index('store_stock_variant').on(table.variantId),
    check('store_stock_not_negative', sql`${table.quantity} >= 0`),
  ],
)

/** `collected` is set by the store; `expired` and `cancelled` have given their pieces back. */
export type ReservationState = 'held' | 'collected' | 'expired' | 'cancelled'

export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Name, e-mail and phone are forgotten some time after the reservation has ended. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    /** Digest of the token that gives it back. */
    tokenHash: text('token_hash').notNull(),
    heldUntil: moment('held_until').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reservations_token').on(table.tokenHash),
    index('reservations_held').on(table.heldUntil).where(sql`${table.state} = 'held'`),
    index('reservations_email').on(table.email).where(sql`${table.state} = 'held'`),
    check('reservations_quantity_positive', sql`${table.quantity} > 0`),
  ],
)
