import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sessions, users } from './shopper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Passkeys of accounts. Only public keys are kept: nobody signs in with what stands here. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** What the authenticator calls it, base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** What calls name it by; it opens nothing. */
    id: text('id').notNull().unique('passkeys_id'),
    customerId: text('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The host on which it was made; browsers offer it nowhere else. */
    host: text('host').notNull(),
    name: text('name').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as the authenticator counts: a copy of it would fall behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator: `internal`, `hybrid`, … */
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
)

/** Challenges that wait for their answer from the session that asked, each for one use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** `add` or `signIn`: an answer to one is none to the other. */
    purpose: text('purpose').$type<'add' | 'signIn'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_session').on(table.sessionId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
)
