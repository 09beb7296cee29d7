import type { Sql } from '../db/database.ts'
import type { Mail } from '../mail/mail.ts'

/**
 * Brings a mail on its way. The embedded one keeps it in the database, within the transaction that ticks it
 * off; one that talks to a server has to bear a mail coming twice, as every mail server does.
 */
export type MailCarrier = { carry(sql: Sql, mail: Mail, now: Date): Promise<void> }
