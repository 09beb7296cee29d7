import type { Sql } from '@shop/engine/db/database'
import type { Mail } from './mail.ts'

/** A mail to be sent. Its key is unique, and the same with every attempt. */
export type CarriedMail = Mail & { key: string }

/**
 * Sends a mail, outside of any transaction, so that a slow mail server blocks nothing. A process that dies between
 * sending and marking sends that one mail again, under the same key: the embedded carrier stores it once, a mail server
 * gets it under the same message id.
 *
 * Throws `MailRefused` for a mail that will never be accepted, `MailServerAway` when no mail can be sent now, and
 * anything else for a mail that may go through later.
 */
export type MailCarrier = {
  carry(sql: Sql, mail: CarriedMail, now: Date): Promise<void>
  /** Lets go of connections. */
  close?(): void
}

/** Refused for good: an address that does not exist, a mail that is not accepted. Trying again would not help. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** The server is the problem and not the mail: unreachable, or sign-in refused. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
}
