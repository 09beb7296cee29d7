import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products, variants } from './catalogue.ts'

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What the office finds a product by beside its own columns; follows a change within seconds. */
export const productDesk = pgTable(
  'product_desk',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    words: searchWords('words').notNull(),
  },
  (table) => [index('product_desk_words').using('gin', table.words)],
)

/** What products lack: a country (`DE`), a fact there (`DE:maker`), a language (`fr`), or `picture`. */
export const productGaps = pgTable(
  'product_gaps',
  {
    gap: text('gap').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.gap, table.productId] }),
    index('product_gaps_product').on(table.productId),
  ],
)

/** Products that have changed since their rows of `productDesk` and `productGaps` were made. */
export const productDeskDue = pgTable('product_desk_due', { productId: integer('product_id').primaryKey() })

/** Every word of four letters and more that some product has had: what is typed nearly right is one of these. */
export const productDeskWordsKnown = pgTable('product_desk_words_known', { word: text('word').primaryKey() })

/** Variants of which few units are left, or none; a trigger of `stock` keeps it. */
export const scarceStock = pgTable(
  'scarce_stock',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    level: text('level').$type<'out' | 'low'>().notNull(),
  },
  (table) => [index('scarce_stock_level').on(table.level, table.productId)],
)
