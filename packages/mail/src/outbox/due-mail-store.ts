import { ASYNCHRONOUS_COMMIT } from '@shop/engine/db/asynchronous-commit'
import type { Sql } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import { and, asc, eq, isNull, lte, or, sql as raw } from 'drizzle-orm'
import { MAIL_TOPIC } from './outbox-store.ts'

/** A mail that this process alone may carry until its lease ends. */
export type ClaimedMail = { id: number; key: string; payload: unknown; attempts: number }

/** Keys sort as mails were written. */
const KEY_LENGTH = 12

/**
 * Leases the oldest due mail to this process until a moment, after which others may take it. A lease lost in a power
 * failure is as if it had never been.
 */
export async function claimMail(
  sql: Sql,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedMail | null> {
  const due = sql
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.topic, MAIL_TOPIC),
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
        lte(outbox.availableAt, now),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await sql
    .update(outbox)
    .set({ leasedUntil: until, attempts: raw`${outbox.attempts} + 1` })
    .where(eq(outbox.id, raw`(${due})`))

    .returning({
      id: outbox.id,
      payload: outbox.payload,
      attempts: outbox.attempts,
      wait: ASYNCHRONOUS_COMMIT,
    })
  return claimed ? claimedMail(claimed) : null
}

function claimedMail({ id, payload, attempts }: Omit<ClaimedMail, 'key'>): ClaimedMail {
  return { id, payload, attempts, key: String(id).padStart(KEY_LENGTH, '0') }
}

export async function mailDelivered(sql: Sql, { id }: ClaimedMail, now: Date): Promise<void> {
  await sql.update(outbox).set({ doneAt: now, leasedUntil: null, lastError: null }).where(eq(outbox.id, id))
}

/** Notes why a mail could not be carried and lets it go again at another moment. */
export async function mailFailed(
  sql: Sql,
  { id }: ClaimedMail,
  { error, dueAt }: { error: unknown; dueAt: Date },
): Promise<void> {
  const lastError = String(error).slice(0, 500)
  await sql.update(outbox).set({ leasedUntil: null, lastError, availableAt: dueAt }).where(eq(outbox.id, id))
}

/** Gives a mail up; it stays until an operator sends it again, or it is forgotten. */
export async function mailGivenUp(
  sql: Sql,
  { id }: ClaimedMail,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  const lastError = String(error).slice(0, 500)
  await sql.update(outbox).set({ leasedUntil: null, lastError, deadAt: now }).where(eq(outbox.id, id))
}
