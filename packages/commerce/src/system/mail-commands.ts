import { listMails, resendMails } from '@shop/api-client/office/system-commands'
import { mayRun } from '@shop/engine/command/actor'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { deskMailOf, deskMails, sendAgain } from '@shop/mail/outbox/mail-desk-store'
import { onSystem } from './system-context.ts'

const SHOWN = 100

/** Mails that wait, were given up or went out, and sending them again. @see product §9 */
export const MAIL_COMMANDS = [
  onSystem(listMails)(async ({ place }, { sql, actor }) => {
    const isOpen = mayRun(actor, 'customers.show')
    const found = await deskMails(sql, place, SHOWN)
    const mails = found.map(({ id, mail, createdAt, endedAt, attempts, lastError }) => ({
      id,
      kind: mail.kind,
      to: isOpen ? mail.to : maskedAddress(mail.to),
      subject: isOpen ? mail.subject : '',
      at: (endedAt ?? createdAt).toISOString(),
      attempts,
      lastError: lastError === null || isOpen ? lastError : withoutAddresses(lastError),
    }))
    return { answer: { mails }, object: null, after: { place, shown: mails.length } }
  }),

  onSystem(resendMails)(async ({ ids }, { sql, now }) => {
    for (const id of ids) {
      const found = await deskMailOf(sql, id)
      if (found === null)
        throw new CommandRefusal(
          `${id}: names no mail. "mails list dead", "waiting" or "sent" show their numbers.`,
          'mailUnknown',
          { id },
        )
      if (!(await sendAgain(sql, found, now)))
        throw new CommandRefusal(
          `${id}: is on its way at this moment. Look again in a minute.`,
          'mailUnderWay',
          { id },
        )
    }
    return { answer: { ids: [...ids] }, object: null, after: { mails: ids } }
  }),
]

/** Enough to see which mail server does not take it, and nobody. */
export function maskedAddress(address: string): string {
  return address.replace(/^.*@/, '…@')
}

/** What a mail server answers often names the address. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'@]+@/g, '…@')
}
