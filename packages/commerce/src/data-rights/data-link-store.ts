import type { Sql } from '@shop/engine/db/database'
import { withdrawals } from '@shop/engine/db/schema/after-sales'
import { formerOrders } from '@shop/engine/db/schema/former-orders'
import { reminders } from '@shop/engine/db/schema/reminders'
import { dataLinks, newsletterSubscriptions, users } from '@shop/engine/db/schema/shopper'
import { reservations } from '@shop/engine/db/schema/stores'
import { mails } from '@shop/engine/db/schema/system'
import { and, eq, gt, lt, sql as raw } from 'drizzle-orm'

/** No digest of a token. */
const NO_LINK = ''

/** Whether anything is stored under an e-mail address; one question, whatever the answer. */
export async function isStoredUnder(sql: Sql, email: string): Promise<boolean> {
  const { rows } = await sql.execute<{ known: boolean }>(raw`
    select exists(select 1 from ${users} where ${users.email} = ${email})
      or exists(select 1 from ${newsletterSubscriptions} where ${newsletterSubscriptions.email} = ${email})
      or exists(select 1 from ${reminders} where ${reminders.email} = ${email})
      or exists(select 1 from ${reservations} where ${reservations.email} = ${email})
      or exists(select 1 from ${withdrawals} where ${withdrawals.email} = ${email})
      or exists(select 1 from ${formerOrders} where ${formerOrders.email} = ${email})
      or exists(select 1 from ${mails} where ${mails.to} = ${email}) as known`)
  return rows[0]?.known === true
}

type DataLink = typeof dataLinks.$inferInsert

/**
 * Stores a link if it is meant, and does the same work without a trace when it is not, so that the response time does
 * not reveal whether the address is known.
 */
export async function keepDataLinkIf(sql: Sql, isMeant: boolean, link: DataLink): Promise<void> {
  await sql.insert(dataLinks).values(link)
  await sql.delete(dataLinks).where(eq(dataLinks.tokenHash, isMeant ? NO_LINK : link.tokenHash))
}

/** Uses a link up: the address that it was sent to; null when it is unknown, used or too old. Of two at once one finds it. */
export async function takeDataLink(
  sql: Sql,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<string | null> {
  const [link] = await sql
    .delete(dataLinks)
    .where(and(eq(dataLinks.tokenHash, tokenHash), gt(dataLinks.expiresAt, now)))
    .returning({ email: dataLinks.email })
  return link?.email ?? null
}

/** Forgets links that have ended. */
export async function deleteExpiredDataLinks(sql: Sql, now: Date): Promise<void> {
  await sql.delete(dataLinks).where(lt(dataLinks.expiresAt, now))
}
