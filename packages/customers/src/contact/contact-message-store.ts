import { KEPT_FOR, periodBefore } from '@shop/domain/privacy/kept-for'
import { forgetInLog } from '@shop/engine/command/command-log-store'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { contactMessages, inboxEntries, inboxWork } from '@shop/engine/db/schema/inbox'
import { eq, inArray, lt } from 'drizzle-orm'

export type ContactMessage = typeof contactMessages.$inferSelect

/** Keeps what somebody has written, for the inbox of the office. A request about data is one by its topic. */
export async function insertMessage(
  sql: Sql,
  { answers, ...message }: Omit<ContactMessage, 'id' | 'kind' | 'answers'> & Readonly<Answers>,
): Promise<void> {
  const kind = message.topic === 'privacy' ? 'privacy' : 'message'
  await sql.insert(contactMessages).values({ ...message, id: newKey(), kind, answers: [...answers] })
}

type Answers = { answers: readonly { label: string; value: string }[] }

/** What was written under an e-mail address, for the export of its owner. */
export async function messagesUnder(sql: Sql, email: string): Promise<ContactMessage[]> {
  return sql.select().from(contactMessages).where(eq(contactMessages.email, email))
}

/**
 * Forgets who wrote and what; that something came in, when, and what became of it stays: a request about data has to be
 * proved as answered.
 */
export async function forgetMessages(sql: Sql, email: string): Promise<void> {
  const nobody = { name: '', email: '', message: '', subject: '', orderNumber: '', answers: [] }
  const left = await sql
    .update(contactMessages)
    .set(nobody)
    .where(eq(contactMessages.email, email))
    .returning({ number: contactMessages.number })
  await forgetWords(
    sql,
    left.map(({ number }) => number),
  )
}

/** Deletes the oldest that the shop's period is over for, with all that the desk has noted; how many. */
export async function forgetOldMessages(sql: Sql, now: Date, most: number): Promise<number> {
  const aged = sql
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.receivedAt, periodBefore(now, KEPT_FOR.letterBox)))
    .limit(most)
  const gone = await sql
    .delete(contactMessages)
    .where(inArray(contactMessages.id, aged))
    .returning({ number: contactMessages.number })
  const numbers = gone.map(({ number }) => number)
  if (numbers.length === 0) return 0
  await forgetWords(sql, numbers)
  await sql.delete(inboxEntries).where(inArray(inboxEntries.number, numbers))
  await sql.delete(inboxWork).where(inArray(inboxWork.number, numbers))
  return numbers.length
}

/** How the log names something of the inbox. */
export function inboxObject(number: string): string {
  return `inbox:${number}`
}

/** What the desk has noted and answered may name the writer, and so may the log of it. */
export async function forgetWords(sql: Sql, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await sql
    .update(inboxEntries)
    .set({ text: null })
    .where(inArray(inboxEntries.number, [...numbers]))
  for (const number of numbers) await forgetInLog(sql, inboxObject(number))
}
