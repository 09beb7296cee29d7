import type { Currency } from '@shop/domain/market/markets'
import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const giftCards = pgTable(
  'gift_cards',
  {
    id: text('id').primaryKey(),
    /** Digests of the code, and of code and PIN together; neither is kept. */
    codeHash: text('code_hash').notNull().unique(),
    pinHash: text('pin_hash').notNull(),
    /** All but the end of the code hidden. */
    maskedCode: text('masked_code').notNull(),
    /** Minor units; always the sum of the card's bookings. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** `waiting` until the order that bought it is paid. */
    state: text('state').$type<'waiting' | 'active' | 'blocked'>().notNull(),
    expiresAt: moment('expires_at'),
    /** The order that bought it, and which of the cards of that order; null for a card of the operators. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    orderPart: text('order_part'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('gift_cards_order_part').on(table.orderId, table.orderPart),
    check('gift_cards_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** Every change of a balance; rows are never changed. */
export const giftCardBookings = pgTable(
  'gift_card_bookings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    giftCardId: text('gift_card_id')
      .notNull()
      .references(() => giftCards.id, { onDelete: 'cascade' }),
    /** Minor units; negative when the card paid. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    kind: text('kind').$type<'issued' | 'paid' | 'released' | 'refunded'>().notNull(),
    /** The order that was paid, or got its money back. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [
    index('gift_card_bookings_card').on(table.giftCardId),
    index('gift_card_bookings_order').on(table.orderId),
  ],
)
