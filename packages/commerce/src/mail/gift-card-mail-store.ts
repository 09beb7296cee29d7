import { and, eq, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { outbox } from '../db/schema/system.ts'
import type { Mail } from './mail.ts'
import { HELD, MAIL_TOPIC } from './outbox-store.ts'

/** Writes the mail with a card's code, which nobody keeps elsewhere, to be sent when its order is paid. */
export async function holdGiftCardMail(
  sql: Sql,
  mail: Mail,
  { orderId, part }: { orderId: string; part: string },
): Promise<void> {
  await sql.insert(outbox).values({
    topic: MAIL_TOPIC,
    payload: { ...mail, giftCardOrder: orderId, giftCardPart: part },
    availableAt: HELD,
  })
}

export async function sendGiftCardMails(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql.update(outbox).set({ availableAt: now }).where(heldFor(orderId))
}

/** Drops the mails that wait for an order, or the one with the card of a part of it. */
export async function dropGiftCardMails(sql: Sql, orderId: string, part?: string): Promise<void> {
  const isOfPart = part === undefined ? undefined : eq(raw`${outbox.payload}->>'giftCardPart'`, part)
  await sql.delete(outbox).where(and(heldFor(orderId), isOfPart))
}

function heldFor(orderId: string) {
  return and(
    isNull(outbox.doneAt),
    eq(outbox.availableAt, HELD),
    eq(outbox.topic, MAIL_TOPIC),
    eq(raw`${outbox.payload}->>'giftCardOrder'`, orderId),
  )
}
