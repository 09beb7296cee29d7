import type { InboxEntryKind } from '@shop/api-client/office/inbox-entry'
import type { Sql } from '@shop/engine/db/database'
import { inboxEntries, inboxWork } from '@shop/engine/db/schema/inbox'
import { takeTurn } from '@shop/engine/db/take-turn'
import { asc, eq } from 'drizzle-orm'

export type InboxWork = typeof inboxWork.$inferSelect
export type InboxEntry = typeof inboxEntries.$inferSelect

/** Lets those who do something about the same thing wait for each other until the transaction ends. */
export async function lockItem(sql: Sql, number: string): Promise<void> {
  await takeTurn(sql, `inbox ${number}`)
}

/** Changes what the desk does about it, and begins where nobody had. */
export async function putWork(
  sql: Sql,
  number: string,
  change: Partial<Omit<InboxWork, 'number'>> & Pick<InboxWork, 'state'>,
): Promise<void> {
  await sql
    .insert(inboxWork)
    .values({ number, ...change })
    .onConflictDoUpdate({ target: inboxWork.number, set: change })
}

/** What has happened to it at the desk, the oldest first. */
export async function entriesOf(sql: Sql, number: string): Promise<InboxEntry[]> {
  return sql.select().from(inboxEntries).where(eq(inboxEntries.number, number)).orderBy(asc(inboxEntries.id))
}

type NewEntry = { number: string; at: Date; by: string; kind: InboxEntryKind; text: string | null }

export async function addEntry(sql: Sql, entry: NewEntry): Promise<void> {
  await sql.insert(inboxEntries).values(entry)
}
