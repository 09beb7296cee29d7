import type { Sql } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import { and, eq, isNotNull, isNull, ne, sql as raw } from 'drizzle-orm'
import type { Mail } from '../mail.ts'

export const MAIL_TOPIC = 'mail'

/** Ids begin with 1. */
const NO_ROW = 0

/** The due date of a mail that is held until its payment is decided. */
export const HELD = new Date('9999-12-31T00:00:00Z')

/** Puts a mail into the outbox, in the transaction that makes it true. */
export async function putMail(sql: Sql, mail: Mail, now: Date): Promise<void> {
  await newMail(sql, mail, now)
}

/** The statement of `putMail`, to be batched with others. */
export function newMail(sql: Sql, mail: Mail, now: Date) {
  return sql.insert(outbox).values({ topic: MAIL_TOPIC, payload: mail, availableAt: now })
}

/**
 * Puts a mail into the outbox if it is meant, and does the same work without a trace when it is not, so that the
 * response time does not reveal whether a mail is sent.
 */
export async function putMailIf(
  sql: Sql,
  isMeant: boolean,
  { mail, now }: { mail: Mail; now: Date },
): Promise<void> {
  const [row] = await sql
    .insert(outbox)
    .values({ topic: MAIL_TOPIC, payload: mail, availableAt: now })
    .returning({ id: outbox.id })
  if (row) await sql.delete(outbox).where(eq(outbox.id, isMeant ? NO_ROW : row.id))
}

/** The outcome of an order that a held mail waits for. */
export type Outcome = 'confirmed' | 'payment_failed'

/**
 * The statement that puts a held mail into the outbox, sent only when its order has this outcome. It is written with
 * the order because it needs the order's token, of which only a digest is stored.
 */
export function newHeldMail(sql: Sql, mail: Mail, held: { orderId: string; outcome: Outcome }) {
  return sql.insert(outbox).values({ topic: MAIL_TOPIC, payload: { ...mail, ...held }, availableAt: HELD })
}

/** Lets the mail of one outcome go and drops the others; null drops them all. */
export async function settleHeldMails(
  sql: Sql,
  { orderId, outcome, now }: { orderId: string; outcome: Outcome | null; now: Date },
): Promise<void> {
  const held = and(
    isNull(outbox.doneAt),
    eq(outbox.availableAt, HELD),
    eq(outbox.topic, MAIL_TOPIC),
    eq(raw`${outbox.payload}->>'orderId'`, orderId),
  )
  if (outcome !== null)
    await sql
      .update(outbox)
      .set({ availableAt: now })
      .where(and(held, eq(raw`${outbox.payload}->>'outcome'`, outcome)))
  await sql.delete(outbox).where(held)
}

/** Puts a message of another topic into the outbox, in the transaction that makes it true; its worker takes it from there. */
export async function putNews(sql: Sql, topic: string, payload: unknown, now: Date): Promise<void> {
  await sql.insert(outbox).values({ topic, payload, availableAt: now })
}

/** Why a message was held back: it had not gone out when a backup was written, and may have since. */
const HELD_BACK = 'held back by a restore'

/** Holds back what has not gone out, as if it was given up; returns how many mails and other messages. */
export async function holdBack(sql: Sql, now: Date): Promise<{ mails: number; news: number }> {
  const held = await sql
    .update(outbox)
    .set({ deadAt: now, lastError: HELD_BACK })
    .where(and(isNull(outbox.doneAt), isNull(outbox.deadAt), ne(outbox.availableAt, HELD)))
    .returning({ topic: outbox.topic })
  const mails = held.filter(({ topic }) => topic === MAIL_TOPIC).length
  return { mails, news: held.length - mails }
}

/** Lets everything go that a restore has held back; returns how many. */
export async function letGo(sql: Sql, now: Date): Promise<number> {
  const freed = await sql
    .update(outbox)
    .set({ deadAt: null, attempts: 0, availableAt: now, lastError: null })
    .where(and(isNull(outbox.doneAt), isNotNull(outbox.deadAt), eq(outbox.lastError, HELD_BACK)))
    .returning({ id: outbox.id })
  return freed.length
}
