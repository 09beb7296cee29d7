import { KEPT_FOR, periodBefore } from '@shop/domain/privacy/kept-for'
import type { Sql } from '@shop/engine/db/database'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { and, desc, eq, isNotNull, isNull, lt, lte, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { MailKind } from '../mail.ts'
import { HELD, MAIL_TOPIC } from './outbox-store.ts'

/** States of a mail. */
export const MAIL_PLACES = ['waiting', 'dead', 'sent'] as const
export type MailPlace = (typeof MAIL_PLACES)[number]

const MailPayload = v.object({ kind: v.string(), to: v.string(), subject: v.string(), text: v.string() })

/** A mail as the desk sees it. */
export type DeskMail = {
  id: number
  place: MailPlace
  attempts: number
  lastError: string | null
  /** When it was written, is due, was sent or was given up. */
  createdAt: Date
  availableAt: Date
  endedAt: Date | null
  mail: v.InferOutput<typeof MailPayload>
}

const WHERE: Record<MailPlace, SQL | undefined> = {
  // A mail that waits for a payment cannot be sent earlier.
  waiting: and(isNull(outbox.doneAt), isNull(outbox.deadAt), ne(outbox.availableAt, HELD)),
  dead: and(isNull(outbox.doneAt), isNotNull(outbox.deadAt)),
  sent: isNotNull(outbox.doneAt),
}

/** Mails of one place, the newest first. */
export async function deskMails(sql: Sql, place: MailPlace, limit: number): Promise<DeskMail[]> {
  const rows = await sql
    .select()
    .from(outbox)
    .where(and(eq(outbox.topic, MAIL_TOPIC), WHERE[place]))
    .orderBy(desc(outbox.id))
    .limit(limit)
  return rows.map(deskMail)
}

export async function deskMailOf(sql: Sql, id: number): Promise<DeskMail | null> {
  const [row] = await sql
    .select()
    .from(outbox)
    .where(and(eq(outbox.topic, MAIL_TOPIC), eq(outbox.id, id), ne(outbox.availableAt, HELD)))
  return row ? deskMail(row) : null
}

function deskMail(row: typeof outbox.$inferSelect): DeskMail {
  const parsed = v.safeParse(MailPayload, row.payload)
  const unreadable = { kind: '?', to: '?', subject: '(cannot be read)', text: '' }
  const place = row.doneAt ? 'sent' : row.deadAt ? 'dead' : 'waiting'
  const { id, attempts, lastError, createdAt, availableAt } = row
  const endedAt = row.doneAt ?? row.deadAt
  return {
    id,
    place,
    attempts,
    lastError,
    createdAt,
    availableAt,
    endedAt,
    mail: parsed.success ? parsed.output : unreadable,
  }
}

/**
 * Sends a mail now: one that waits or was given up starts again, one that was sent is sent a second time, as a new
 * mail. False when it is gone, or being sent at this moment.
 */
export async function sendAgain(sql: Sql, { id, place }: DeskMail, now: Date): Promise<boolean> {
  if (place === 'sent') {
    const copied = await sql.execute(
      // Marked, so that the audit does not take it for a mail that went out twice by mistake.
      raw`insert into outbox (topic, payload, available_at)
          select topic, payload || '{"again": true}', ${now.toISOString()}::timestamptz from outbox
          where id = ${id} and done_at is not null returning id`,
    )
    return copied.rows.length > 0
  }
  const idle = or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now))
  const freed = await sql
    .update(outbox)
    .set({ deadAt: null, attempts: 0, availableAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.doneAt), idle))
    .returning({ id: outbox.id })
  return freed.length > 0
}

/** Forgets what went out, what was given up long ago, and kept copies. @see README "Mails" */
export async function forgetOldMails(sql: Sql, now: Date): Promise<void> {
  await sql.delete(outbox).where(lt(outbox.doneAt, periodBefore(now, KEPT_FOR.sentMail)))
  await sql
    .delete(outbox)
    .where(and(isNull(outbox.doneAt), lt(outbox.deadAt, periodBefore(now, KEPT_FOR.deadMail))))
  await sql.delete(mails).where(lt(mails.sentAt, periodBefore(now, KEPT_FOR.mailCopy)))
}

/** The newest mail of a kind to an address with a text, such as an order number, in its subject; null without one. */
export async function lastSentMail(
  sql: Sql,
  { kind, to, about }: { kind: MailKind; to: string; about: string },
): Promise<DeskMail | null> {
  const [row] = await sql
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.topic, MAIL_TOPIC),
        isNotNull(outbox.doneAt),
        eq(raw`${outbox.payload}->>'kind'`, kind),
        eq(raw`${outbox.payload}->>'to'`, to),
        raw`position(${about} in ${outbox.payload}->>'subject') > 0`,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(1)
  return row ? deskMailOf(sql, row.id) : null
}

/** Mails to an address with a text, such as an order number, in their subject, the newest first. */
export async function mailsAbout(
  sql: Sql,
  { to, about }: { to: string; about: string },
): Promise<DeskMail[]> {
  const rows = await sql
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.topic, MAIL_TOPIC),
        ne(outbox.availableAt, HELD),
        eq(raw`${outbox.payload}->>'to'`, to),
        raw`position(${about} in ${outbox.payload}->>'subject') > 0`,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(MOST_MAILS)
  return rows.map(deskMail)
}

const MOST_MAILS = 50
