import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** Orders that the tables below know already; old ones are forgotten, they are never looked at again. */
export const countedOrders = pgTable(
  'counted_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('counted_orders_placed').on(table.placedAt)],
)

/** In how many orders two products were together; every pair has a row in both directions. */
export const coPurchases = pgTable(
  'co_purchases',
  {
    productId: integer('product_id').notNull(),
    otherId: integer('other_id').notNull(),
    orders: integer('orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    index('co_purchases_most').on(table.productId, table.orders.desc()),
  ],
)

/** Units ordered of a product on a day. */
export const productSales = pgTable(
  'product_sales',
  {
    productId: integer('product_id').notNull(),
    day: date('day').notNull(),
    units: integer('units').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId] })],
)
