import type { Address } from '@shop/domain/address/address'
import type { Occasion } from '@shop/domain/gift-list/occasion'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Lists with a name and an occasion, from which others give; each belongs to a customer and goes with the account. */
export const giftLists = pgTable(
  'gift_lists',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shopId: integer('shop_id').notNull(),
    name: text('name').notNull(),
    occasion: text('occasion').$type<Occasion>().notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    isSurprise: boolean('is_surprise').notNull().default(false),
    /** Opens the list to givers, while it is shared. Kept as it is: its owner has to see the link again. */
    token: text('token'),
    /** Where gifts may be delivered to; givers never read it. */
    deliveryAddress: jsonb('delivery_address').$type<Address>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('gift_lists_customer').on(table.customerId, table.shopId),
    uniqueIndex('gift_lists_token').on(table.token),
  ],
)

export const giftListItems = pgTable(
  'gift_list_items',
  {
    /** Baskets and orders name the line that they are for by it, in `customData.gift`. */
    key: text('key').primaryKey(),
    listId: text('list_id')
      .notNull()
      .references(() => giftLists.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id'),
    wanted: integer('wanted').notNull(),
    /** Units that a giver or the owner said were bought in another shop. */
    elsewhere: integer('elsewhere').notNull().default(0),
    /** Who said so, in the order of their saying; empty where no name was left. */
    elsewhereFrom: text('elsewhere_from').array().notNull().default(sql`'{}'`),
    /** Gifts that the owner has thanked for, by their keys. */
    thanked: text('thanked').array().notNull().default(sql`'{}'`),
    note: text('note').notNull().default(''),
    isUrgent: boolean('is_urgent').notNull().default(false),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    index('gift_list_items_list').on(table.listId),
    uniqueIndex('gift_list_items_once').on(
      table.listId,
      table.productId,
      sql`coalesce(${table.variantId}, 0)`,
    ),
    check('gift_list_items_wanted_positive', sql`${table.wanted} > 0`),
    check('gift_list_items_elsewhere_not_negative', sql`${table.elsewhere} >= 0`),
  ],
)
