import type { Locale } from '@shop/domain/market/markets'
import { traced } from '@shop/engine/trace/traced'
import { createTransport } from 'nodemailer'
import { type CarriedMail, type MailCarrier, MailRefused, MailServerAway } from '../mail-carrier.ts'
import { smtpOptions } from './smtp-options.ts'
import type { SmtpSetup } from './smtp-setup.ts'

type SmtpOptions = {
  setup: SmtpSetup
  /** Part of every message id, so that two shops with one sender never share one. */
  brandId: string
  /** Where answers of a locale's shoppers go. */
  replyTo: (locale: Locale) => string
}

/** Hands mails to a mail server. @see product §9 */
export function smtpMailCarrier({ setup, brandId, replyTo }: SmtpOptions): MailCarrier {
  const { from } = setup
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    ...smtpOptions(setup),
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)

  return {
    async carry(_sql, mail, now) {
      const to = recipientOf(mail)
      try {
        await traced('mail server', { 'mail.kind': mail.kind }, () =>
          transport.sendMail({
            from,
            to: { name: '', address: to },
            // An envelope of our own: whatever the headers say, the mail goes to this one address.
            envelope: { from: from.address, to: [to] },
            replyTo: { name: '', address: mail.replyTo ?? replyTo(mail.locale) },
            subject: oneLine(mail.subject),
            text: mail.text,
            html: mail.html,
            date: now,
            messageId: `<${mail.key}.${brandId}@${domain}>`,
            headers: headersOf(mail),
          }),
        )
      } catch (problem) {
        throw mailProblem(problem)
      }
    },
    close: () => transport.close(),
  }
}

/** One address and nothing else: a comma or a bracket would make more of it, a line break a header. */
function recipientOf({ to }: CarriedMail): string {
  if (!/^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/.test(to))
    throw new MailRefused(`"${oneLine(to)}" is not an address that a mail can go to.`)
  return to
}

function headersOf({ kind, locale, unsubscribe }: CarriedMail): Record<string, string> {
  return {
    'Content-Language': locale,
    // A message of a person, passed on by the shop, may be answered by machines; whatever the shop writes may not.
    ...(kind === 'contactMessage'
      ? {}
      : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    ...(unsubscribe === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${new URL(unsubscribe).href}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

/** What went wrong as the outbox has to know it: for good, with the way, or with this mail for now. */
function mailProblem(problem: unknown): unknown {
  if (!(problem instanceof Error)) return problem
  const { code = '', responseCode = 0 } = problem as Error & { code?: string; responseCode?: number }
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutTheMail && responseCode >= 500) return new MailRefused(problem.message, { cause: problem })
  if (isAboutTheMail) return problem
  return new MailServerAway(problem.message, { cause: problem })
}
