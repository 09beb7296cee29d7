import type { Sql } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import type { Mail } from '@shop/mail/mail'
import { HELD, MAIL_TOPIC } from '@shop/mail/outbox/outbox-store'
import { and, eq, isNull, or, sql as raw } from 'drizzle-orm'
import { PRINT_TOPIC } from './print-job-store.ts'

/** Writes the mail with a card's code, which is stored nowhere else, to be sent when its order is paid. */
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

/** Lets the mails of an order's cards go, and those that come by post be printed. */
export async function sendGiftCardMails(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql.update(outbox).set({ availableAt: now }).where(heldFor(orderId))
}

/** Drops what waits for an order, mails and cards to be printed, or the one with the card of a part of it. */
export async function dropGiftCardMails(sql: Sql, orderId: string, part?: string): Promise<void> {
  const isOfPart = part === undefined ? undefined : eq(raw`${outbox.payload}->>'giftCardPart'`, part)
  await sql.delete(outbox).where(and(heldFor(orderId), isOfPart))
}

function heldFor(orderId: string) {
  return and(
    isNull(outbox.doneAt),
    // A released mail counts as sent; a print job stays until it was printed.
    or(and(eq(outbox.topic, MAIL_TOPIC), eq(outbox.availableAt, HELD)), eq(outbox.topic, PRINT_TOPIC)),
    eq(raw`${outbox.payload}->>'giftCardOrder'`, orderId),
  )
}
