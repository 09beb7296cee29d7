import { keepMail } from './kept-mail-store.ts'
import type { MailCarrier } from './mail-carrier.ts'

/** Keeps mails in the database, each once. @see product §9 */
export const databaseMailCarrier: MailCarrier = { carry: keepMail }
