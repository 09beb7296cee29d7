import type { Scope } from '@shop/domain/staff/token-scopes'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What other systems sign in with. Nothing is deleted: the log names them. */
export const integrationTokens = pgTable('integration_tokens', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** How the token begins, by which it is recognised in a configuration; it says nothing of the rest. */
  prefix: text('prefix').notNull(),
  /** Digest of the token; the token itself is never stored. */
  hash: text('hash').notNull().unique(),
  scopes: text('scopes').array().$type<Scope[]>().notNull(),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  endsAt: moment('ends_at').notNull(),
  revokedAt: moment('revoked_at'),
  /** To the minute. */
  lastUsedAt: moment('last_used_at'),
})
