import type { RecallNotice } from '@shop/domain/recall/recall'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Product safety recalls; a lifted one stays, its variants are sold again. @see eu-duties C-15 */
export const recalls = pgTable('recalls', {
  id: text('id').primaryKey(),
  /** Counts what was said and lifted of it. */
  version: integer('version').notNull().default(1),
  notice: jsonb('notice').$type<RecallNotice>().notNull(),
  publishedAt: moment('published_at').notNull(),
  liftedAt: moment('lifted_at'),
})

/** What may not be sold: the variants of running recalls, each of one recall. */
export const recalledVariants = pgTable(
  'recalled_variants',
  {
    variantId: integer('variant_id').primaryKey(),
    recallId: text('recall_id')
      .notNull()
      .references(() => recalls.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recalled_variants_recall').on(table.recallId)],
)

/** The buyability code that a variant has while it is recalled. @see spec §4 "Delivery state (BVC)" */
export const RECALLED_BVC = 4

/** Whether a row of variants may not be sold now. */
export const isRecalled = sql<boolean>`exists (select 1 from ${recalledVariants} where ${recalledVariants.variantId} = ${variants.id})`

/** Who was written to about a recall, by a digest of the address: nobody is twice. */
export const recallMails = pgTable(
  'recall_mails',
  {
    recallId: text('recall_id')
      .notNull()
      .references(() => recalls.id, { onDelete: 'cascade' }),
    addressDigest: text('address_digest').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recallId, table.addressDigest] })],
)
