import type { Sql } from '@shop/engine/db/database'
import { mails } from '@shop/engine/db/schema/system'
import { desc, eq } from 'drizzle-orm'

export type KeptMail = typeof mails.$inferSelect

/** The last mails that the embedded carrier has kept. */
export async function keptMails(sql: Sql, limit: number): Promise<Omit<KeptMail, 'text' | 'html'>[]> {
  const { id, kind, to, subject, locale, sentAt } = mails
  return sql
    .select({ id, kind, to, subject, locale, sentAt })
    .from(mails)
    .orderBy(desc(mails.sentAt), desc(mails.id))
    .limit(limit)
}

export async function keptMail(sql: Sql, id: string): Promise<KeptMail | null> {
  const [mail] = await sql.select().from(mails).where(eq(mails.id, id))
  return mail ?? null
}
