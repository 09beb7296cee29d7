import { EMAIL_CHANGE_TOPIC } from '@shop/customers/account/email-change-store'
import type { Sql } from '@shop/engine/db/database'
import { emailChanges } from '@shop/engine/db/schema/email-changes'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { and, eq, inArray, isNotNull, sql as raw } from 'drizzle-orm'

/** The mails about a change, to either mailbox; a link that was not sent yet would open nothing any more. */
const KINDS = ['emailChange', 'emailChangeAsked', 'emailChanged']

/**
 * Forgets what changes of the e-mail address leave outside of their own table: the desk's news in the queue, mails about
 * them, and every mail to an address that the account had before. Nothing else is kept under those addresses that is
 * surely this person's: an account may name any address as its new one, and a mailbox may have another owner by now.
 *
 * @see eu-duties C-30
 */
export async function forgetEmailChangesOf(sql: Sql, customerIds: readonly string[]): Promise<void> {
  const ids = [...customerIds]
  await sql
    .delete(outbox)
    .where(and(eq(outbox.topic, EMAIL_CHANGE_TOPIC), inArray(raw`${outbox.payload}->>'customerId'`, ids)))
  const changes = await sql.select().from(emailChanges).where(inArray(emailChanges.customerId, ids))
  for (const { oldEmail, newEmail, confirmedAt } of changes) {
    await forgetMailsAbout(sql, [oldEmail, newEmail])
    if (confirmedAt !== null) await forgetMailsTo(sql, oldEmail)
  }
}

/** Forgets copies of mails to an address, and those in the queue that were sent. */
export async function forgetMailsTo(sql: Sql, email: string): Promise<void> {
  await sql.delete(mails).where(eq(mails.to, email))
  await sql
    .delete(outbox)
    .where(and(eq(outbox.topic, 'mail'), eq(raw`${outbox.payload}->>'to'`, email), isNotNull(outbox.doneAt)))
}

async function forgetMailsAbout(sql: Sql, emails: string[]): Promise<void> {
  await sql.delete(mails).where(and(inArray(mails.to, emails), inArray(mails.kind, KINDS)))
  await sql
    .delete(outbox)
    .where(
      and(
        eq(outbox.topic, 'mail'),
        inArray(raw`${outbox.payload}->>'to'`, emails),
        inArray(raw`${outbox.payload}->>'kind'`, KINDS),
      ),
    )
}
