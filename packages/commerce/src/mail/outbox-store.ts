import { and, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { outbox } from '../db/schema/system.ts'
import type { Mail } from './mail.ts'

export const MAIL_TOPIC = 'mail'

/** A mail that waits for a payment is due at the end of time, until somebody moves it. */
const HELD = new Date('9999-12-31T00:00:00Z')

/** Puts a mail into the outbox, in the transaction that makes it true. */
export async function putMail(sql: Sql, mail: Mail, now: Date): Promise<void> {
  await sql.insert(outbox).values({ topic: MAIL_TOPIC, payload: mail, availableAt: now })
}

/** Puts a mail into the outbox that is sent only once its order is paid: it knows the order's token, which is not kept. */
export async function holdMail(sql: Sql, mail: Mail, orderId: string): Promise<void> {
  await sql.insert(outbox).values({ topic: MAIL_TOPIC, payload: { ...mail, orderId }, availableAt: HELD })
}

export async function releaseHeldMail(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql.update(outbox).set({ availableAt: now }).where(heldFor(orderId))
}

export async function dropHeldMail(sql: Sql, orderId: string): Promise<void> {
  await sql.delete(outbox).where(heldFor(orderId))
}

function heldFor(orderId: string) {
  return and(
    isNull(outbox.doneAt),
    eq(outbox.availableAt, HELD),
    eq(outbox.topic, MAIL_TOPIC),
    eq(raw`${outbox.payload}->>'orderId'`, orderId),
  )
}

/** Asks for money to be given back that came for an order nobody can fulfil any more. */
export async function putRefund(
  sql: Sql,
  refund: { orderId: string; paymentId: string; amount: number },
  now: Date,
): Promise<void> {
  await sql.insert(outbox).values({ topic: 'refund', payload: refund, availableAt: now })
}
