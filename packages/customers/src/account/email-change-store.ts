import type { Mailbox } from '@shop/domain/user/email-change'
import type { Sql } from '@shop/engine/db/database'
import { emailChanges } from '@shop/engine/db/schema/email-changes'
import { users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql as raw } from 'drizzle-orm'
import type { Customer } from '../user/customer.ts'
import { customerOf } from '../user/customer-store.ts'
import { endResetLinks } from '../user/reset-link-store.ts'
import { endSignInCodes } from '../user/sign-in-code/sign-in-code-store.ts'

/** The queue of what customer service moves; its messages name both addresses. */
export const EMAIL_CHANGE_TOPIC = 'emailChangeNews'

type NewChange = typeof emailChanges.$inferInsert
export type EmailChange = typeof emailChanges.$inferSelect

/** Keeps a change that waits for its confirmation; an earlier one that still waits ends. */
export async function keepEmailChange(sql: Sql, change: NewChange): Promise<void> {
  await sql
    .delete(emailChanges)
    .where(and(eq(emailChanges.customerId, change.customerId), isNull(emailChanges.confirmedAt)))
  await sql.insert(emailChanges).values(change)
}

/** Where customer service moves an account, and until when that can be confirmed; null while nobody is asked yet. */
export type DeskChange = { newEmail: string; until: Date | null }

/** The change that customer service has begun and that still waits; null for none. */
export async function deskChangeOf(sql: Sql, customerId: string, now: Date): Promise<DeskChange | null> {
  const [queued] = await sql
    .select({ newEmail: raw<string>`${outbox.payload}->>'newEmail'` })
    .from(outbox)
    .where(queuedFor(customerId))
    .orderBy(desc(outbox.id))
    .limit(1)
  if (queued !== undefined) return { newEmail: queued.newEmail, until: null }
  const [asked] = await sql
    .select({ newEmail: emailChanges.newEmail, until: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(waitingDeskChange(customerId), gt(emailChanges.expiresAt, now)))
  return asked ?? null
}

/** Stops what customer service has begun: its link, and what still waits to become one. */
export async function endDeskChange(sql: Sql, customerId: string): Promise<void> {
  // First the queue: what its worker holds is a change once it lets go.
  await sql.delete(outbox).where(queuedFor(customerId))
  await sql.delete(emailChanges).where(waitingDeskChange(customerId))
}

function queuedFor(customerId: string) {
  return and(
    eq(outbox.topic, EMAIL_CHANGE_TOPIC),
    eq(raw`${outbox.payload}->>'customerId'`, customerId),
    isNull(outbox.doneAt),
  )
}

function waitingDeskChange(customerId: string) {
  return and(
    eq(emailChanges.customerId, customerId),
    eq(emailChanges.byDesk, true),
    isNull(emailChanges.confirmedAt),
  )
}

type LinkQuery = { tokenHash: string; isConfirmed: boolean; now: Date }

/** The change of a valid link, its customer, and whose link it is; both locked: of two at once only one goes on. */
export async function changeOfLink(
  sql: Sql,
  { tokenHash, isConfirmed, now }: LinkQuery,
): Promise<{ change: EmailChange; customer: Customer; mailbox: Mailbox } | null> {
  const { confirmedAt } = emailChanges
  const [row] = await sql
    .select({ change: emailChanges, customer: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.customerId))
    .where(
      and(
        or(eq(emailChanges.tokenHash, tokenHash), eq(emailChanges.oldTokenHash, tokenHash)),
        gt(emailChanges.expiresAt, now),
        isConfirmed ? isNotNull(confirmedAt) : isNull(confirmedAt),
      ),
    )
    .for('update')
  if (!row) return null
  const { change } = row
  const isOld = isConfirmed || change.oldTokenHash === tokenHash
  return { change, customer: customerOf(row.customer), mailbox: isOld ? 'old' : 'new' }
}

/** A mailbox has agreed, and the other one is asked for: nothing changes yet. */
export async function markAgreed(
  sql: Sql,
  { id, mailbox, now }: { id: string; mailbox: Mailbox; now: Date },
): Promise<void> {
  const agreed = mailbox === 'new' ? { newAgreedAt: now } : { oldAgreedAt: now }
  await sql.update(emailChanges).set(agreed).where(eq(emailChanges.id, id))
}

/** The change has happened: from now on its only link is the one by which the old mailbox takes it back. */
export async function markConfirmed(
  sql: Sql,
  { id, ...link }: Pick<EmailChange, 'id' | 'tokenHash' | 'expiresAt'> & { confirmedAt: Date },
): Promise<void> {
  await sql
    .update(emailChanges)
    .set({ ...link, oldTokenHash: null })
    .where(eq(emailChanges.id, id))
}

/** Every change of an account ends, so that none can be confirmed or undone any more. */
export async function endEmailChanges(sql: Sql, customerId: string): Promise<void> {
  await sql.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
}

/** Another address for an account, verified; reset links and codes of the former one end. Fails with 23505 when the address is taken. */
export async function putEmail(
  sql: Sql,
  id: string,
  { email, now, keepsPassword }: { email: string; now: Date; keepsPassword: boolean },
): Promise<void> {
  await sql
    .update(users)
    .set({
      email,
      emailProvenAt: now,
      resetHash: null,
      resetExpiresAt: null,
      updatedAt: now,
      ...(keepsPassword ? {} : { passwordHash: null }),
    })
    .where(eq(users.id, id))
  await endResetLinks(sql, id)
  await endSignInCodes(sql, id)
}

/** Forgets changes whose link has ended, and with them the old address. */
export async function forgetEmailChanges(sql: Sql, now: Date): Promise<void> {
  await sql.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
}
