/** Both have to agree to a change: the new one exists and is theirs, and the old one is whose account it was. */
export const MAILBOXES = ['old', 'new'] as const
export type Mailbox = (typeof MAILBOXES)[number]

/** How long both mailboxes may confirm a change of the e-mail address, hours. */
export const EMAIL_CONFIRM_HOURS = 24
/** How long the old mailbox may undo it, days: long enough for a holiday's beginning. */
export const EMAIL_UNDO_DAYS = 7

/** Message key: the address is the account's already. */
export const EMAIL_SAME = 'emailChange.same'

/** What the links of the mails ask for, as their hashes say it. */
export const EMAIL_CHANGE_STEPS = { confirm: 'bestaetigen', undo: 'zurueck' } as const
export type EmailChangeStep = keyof typeof EMAIL_CHANGE_STEPS

/** The step and the token behind the hash of a link, `#zurueck=…`; null for every other hash. */
export function emailChangeLink(hash: string): { step: EmailChangeStep; token: string } | null {
  const [, word = '', token = ''] = /^#([a-z]+)=([\w-]{43})$/.exec(hash) ?? []
  if (word === EMAIL_CHANGE_STEPS.confirm) return { step: 'confirm', token }
  if (word === EMAIL_CHANGE_STEPS.undo) return { step: 'undo', token }
  return null
}
