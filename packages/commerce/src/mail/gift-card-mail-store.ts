import { and, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { outbox } from '../db/schema/system.ts'
import type { Mail } from './mail.ts'
import { HELD, MAIL_TOPIC } from './outbox-store.ts'

/** Writes the mail with a card's code, which nobody keeps elsewhere, to be sent when its order is paid. */
export async function holdGiftCardMail(sql: Sql, mail: Mail, orderId: string): Promise<void> {
  await sql
    .insert(outbox)
    .values({ topic: MAIL_TOPIC, payload: { ...mail, giftCardOrder: orderId }, availableAt: HELD })
}

export async function sendGiftCardMails(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql.update(outbox).set({ availableAt: now }).where(heldFor(orderId))
}

export async function dropGiftCardMails(sql: Sql, orderId: string): Promise<void> {
  await sql.delete(outbox).where(heldFor(orderId))
}

function heldFor(orderId: string) {
  return and(
    isNull(outbox.doneAt),
    eq(outbox.availableAt, HELD),
    eq(outbox.topic, MAIL_TOPIC),
    eq(raw`${outbox.payload}->>'giftCardOrder'`, orderId),
  )
}
