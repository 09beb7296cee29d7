import type { Role } from '@shop/domain/staff/rights'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who works here. Nobody is deleted: the log names them. */
export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** True while the password is one that somebody else has made. */
  mustChangePassword: boolean('must_change_password').notNull().default(true),
  /** When a one-time password ends that nobody has used. */
  oneTimeEndsAt: moment('one_time_ends_at'),
  roles: text('roles').array().$type<Role[]>().notNull(),
  state: text('state').$type<'active' | 'blocked'>().notNull(),
  /** Shared with the app that shows codes, base32; whoever reads it can make codes, so only this table has it. */
  factorSecret: text('factor_secret'),
  /** The step of the last code that was taken: none is taken twice. */
  factorStep: bigint('factor_step', { mode: 'number' }),
  lastSignInAt: moment('last_sign_in_at'),
  createdAt: moment('created_at').notNull(),
})

/** Where staff are signed in, by the digest of the token that their browser has. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId), index('staff_sessions_ends').on(table.endsAt)],
)

/** What was done through the one door, and which customers were looked at. Rows are never changed but to forget a person. */
export const commandLog = pgTable(
  'command_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Null for an operator at the command line. */
    staffId: text('staff_id'),
    by: text('by').notNull(),
    command: text('command').notNull(),
    isRead: boolean('is_read').notNull(),
    /** `order:T00000001`, `staff:…`; null for what is about no single thing. */
    object: text('object'),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    /** The step that takes it back; null where none does. */
    undo: jsonb('undo').$type<unknown>(),
    /** The entry that this one has taken back. */
    undoes: bigint('undoes', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('command_log_undoes').on(table.undoes).where(sql`${table.undoes} is not null`),
    index('command_log_object').on(table.object, table.id),
    index('command_log_at').on(table.at),
    index('command_log_staff').on(table.staffId, table.id),
    index('command_log_shown').using('gin', table.after.op('jsonb_path_ops')).where(sql`${table.isRead}`),
  ],
)
