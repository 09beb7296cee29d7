import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { staff } from './staff.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Passkeys of staff. Only public keys are kept: nobody signs in with what stands here. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** What the authenticator calls it, base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** What commands name it by, the same in every shop; it opens nothing. */
    id: text('id').notNull().unique('staff_passkeys_id'),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The host of the office on which it was made; browsers offer it nowhere else. */
    host: text('host').notNull(),
    /** How the authenticator names its owner: random, and the same in every shop. */
    owner: text('owner').notNull(),
    name: text('name').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as the authenticator counts: a copy of it would fall behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
)

/** Challenges that wait for their answer, each for one use. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** Whose passkey is made; null for a sign-in, which names nobody before it is answered. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    /**
     * How the authenticator is told to name the owner of what it makes; of a company that is connected the session that
     * has begun it; null for a sign-in.
     */
    owner: text('owner'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_passkey_challenges_expires').on(table.expiresAt)],
)

/** Whom a company means by what it calls somebody, for good: addresses are given away, subjects are not. */
export const staffCompanyLinks = pgTable(
  'staff_company_links',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('staff_company_links_staff').on(table.staffId, table.issuer),
  ],
)
