import { resendMail } from '@shop/api-client/office/order-commands'
import { RESENT_KINDS } from '@shop/api-client/office/order-entry'
import type { Database } from '@shop/engine/db/database'
import {
  type DeskMail,
  deskMailOf,
  deskMails,
  MAIL_PLACES,
  type MailPlace,
  sendAgain,
} from '@shop/mail/outbox/mail-desk-store'
import { letGo } from '@shop/mail/outbox/outbox-store'
import { readableMail } from '@shop/mail/readable-mail'
import type { Command, CommandResult } from '../base/command.ts'
import { commandWords } from '../base/command-words.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

const SHOWN = 100

/** Lists mails that wait or could not be sent, with the reason, and sends them again. @see product §9 */
export const mailsCommand: Command = {
  usage: `  mails list [dead|waiting|sent]             mails that were given up, the newest first; or that wait, or went out
  mails show <number>                        one mail: to whom, what became of it, its text without secrets
  mails resend <number> …                    sends mails now; one that went out already goes a second time
  mails release                              sends all that "restore" has held back
  mails resend <order number> <kind> [--by <name>]
                                             sends a mail of an order once more; <kind> is one of
                                             ${RESENT_KINDS.join(', ')}`,

  async run(database, [action = '', ...words], now, desk) {
    if (action === 'list') return listMails(database, words)
    if (action === 'show' && words.length === 1) return showMail(database, words[0] ?? '')
    if (action === 'release' && words.length === 0) return releaseMails(database, now)
    if (action === 'resend' && words.length > 0)
      return (await resendMailOfOrder(database, words, { now, desk })) ?? resendMails(database, words, now)
    return notUnderstood()
  },
}

async function listMails({ sql }: Database, [word = 'dead', ...rest]: string[]): Promise<CommandResult> {
  const place = MAIL_PLACES.find((known) => known === word)
  if (place === undefined || rest.length > 0) return notUnderstood()
  const found = await deskMails(sql, place, SHOWN)
  if (found.length === 0) return { lines: [NONE[place]], exitCode: 0 }
  return { lines: found.flatMap(mailLines), exitCode: 0 }
}

const NONE: Record<MailPlace, string> = {
  dead: 'No mail was given up.',
  waiting: 'No mail waits to be sent.',
  sent: 'No mail has gone out lately.',
}

function mailLines(mail: DeskMail): string[] {
  const { id, createdAt, attempts, lastError } = mail
  const { kind, to, subject } = mail.mail
  const at = minute(mail.endedAt ?? createdAt)
  const failures = lastError === null ? [] : [`        attempt ${attempts}: ${oneLine(lastError)}`]
  return [`${String(id).padStart(6)}  ${at}  ${kind}  ${oneLine(to)}  ${oneLine(subject)}`, ...failures]
}

async function releaseMails({ sql }: Database, now: Date): Promise<CommandResult> {
  const count = await letGo(sql, now)
  const line = count === 0 ? 'Nothing was held back.' : `${count} go out within minutes while the shop runs.`
  return { lines: [line], exitCode: 0 }
}

async function showMail({ sql }: Database, word: string): Promise<CommandResult> {
  const found = await mailNamed(sql, word)
  if (found === null) return { lines: [unknown(word)], exitCode: 1 }
  const { id, place, attempts, lastError, createdAt, availableAt, endedAt, mail } = found
  return {
    lines: [
      `Mail ${id}: ${place}`,
      `kind      ${mail.kind}`,
      `to        ${oneLine(mail.to)}`,
      `subject   ${oneLine(mail.subject)}`,
      `written   ${minute(createdAt)}`,
      endedAt === null ? `due       ${minute(availableAt)}` : `ended     ${minute(endedAt)}`,
      `attempts  ${attempts}`,
      ...(lastError === null ? [] : [`error     ${oneLine(lastError)}`]),
      '',
      ...(readableMail(found).text ?? '(The text holds a code that is money and is not shown.)').split('\n'),
    ],
    exitCode: 0,
  }
}

async function resendMails({ sql }: Database, words: readonly string[], now: Date): Promise<CommandResult> {
  const lines: string[] = []
  let missing = 0
  for (const word of words) {
    const found = await mailNamed(sql, word)
    const isSent = found !== null && (await sendAgain(sql, found, now))
    if (!isSent) missing += 1
    if (found === null) lines.push(unknown(word))
    else if (!isSent) lines.push(`${word}: is on its way at this moment. Look again in a minute.`)
    else lines.push(`${word}: goes to ${oneLine(found.mail.to)} within seconds while the shop runs.`)
  }
  return { lines, exitCode: missing === 0 ? 0 : 1 }
}

/** A mail by the order that it belongs to; null for words that name mails by their numbers. */
async function resendMailOfOrder(
  database: Database,
  words: readonly string[],
  { now, desk }: { now: Date; desk: Desk },
): Promise<CommandResult | null> {
  // Numbers of mails are no options, however they are written.
  if (words.every((word) => /^-?\d+$/.test(word))) return null
  const read = commandWords(words, ['by'])
  if (read === null) return notUnderstood()
  const [word = '', kindWord, ...rest] = read.positionals
  const { by } = read.options
  if (kindWord === undefined && by === undefined) return null
  const kind = RESENT_KINDS.find((known) => known === kindWord)
  if (kind === undefined) return by === undefined && /^\d/.test(kindWord ?? '') ? null : notUnderstood()
  if (rest.length > 0) return notUnderstood()
  const number = word.toUpperCase()
  const sent = await ran({ database, desk, by: by ?? 'operator', now }, resendMail, { number, kind })
  if (sent.type === 'no') return sent.result
  const { to } = sent.answer
  return {
    lines: [`${number}: "${kind}" goes to ${oneLine(to)} within seconds while the shop runs.`],
    exitCode: 0,
  }
}

async function mailNamed(sql: Database['sql'], word: string): Promise<DeskMail | null> {
  return /^\d{1,15}$/.test(word) ? deskMailOf(sql, Number(word)) : null
}

function unknown(word: string): string {
  return `${word}: names no mail. "mails list dead", "waiting" or "sent" show their numbers.`
}

function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}

/** What came from outside must not write lines of its own on an operator's screen. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${mailsCommand.usage}`], exitCode: 2 }
}
