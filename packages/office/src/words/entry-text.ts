import type { I18n } from '@lingui/core'
import type { Change } from '@shop/api-client/office/command-outcome'
import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { money } from './format.ts'
import { inboxEntryText } from './inbox-entry-text.ts'
import { stateName } from './names/state-name.ts'
import { orderEntryText } from './order-entry-text.ts'

type HistoryEntry = { entry: OrderEntry | null; note: string | null }

/** What an event in the history of an order says in the reader's language; null where its state says it all. */
export function historyText({ entry, note }: HistoryEntry, i18n: I18n): string | null {
  if (entry !== null) return orderEntryText(entry, i18n)
  return note === null ? null : noteText(note, i18n)
}

/** What somebody else did meanwhile, in the reader's language where it was done to an order or in the inbox. */
export function changeText(
  { what, order, inbox, review }: Pick<Change, 'what' | 'order' | 'inbox' | 'review'>,
  i18n: I18n,
): string {
  if (inbox) return inboxEntryText(inbox, i18n)
  if (review === 'shown') return i18n.t({ id: 'reviews.shown', message: 'Shown' })
  if (review === 'hidden') return i18n.t({ id: 'reviews.hidden', message: 'Not shown' })
  if (order === undefined) return what
  const { state, entry } = order
  const named = state === null ? null : stateName(state, i18n)
  // In `what` the state stands first, and then what a release without codes has written.
  const note = state === null ? what : what.slice(`${state}: `.length)
  const said = entry === null ? noteText(note, i18n) : orderEntryText(entry, i18n)
  return [named, said].filter(Boolean).join(': ')
}

/** How releases without codes began what they wrote into the history of an order about money. */
const MONEY = /^(received|transferred|gave back) (\d+)\.(\d{2}) ([A-Z]{3})(?:: (.*))?$/s

/** A note of these releases in the reader's language; what somebody has written stays as it is. */
function noteText(entry: string, i18n: I18n): string {
  const [, what, units, cents, currency = '', note] = MONEY.exec(entry) ?? []
  if (what === undefined) return entry
  const amount = money(Number(`${units}${cents}`), currency, i18n.locale)
  const said = moneyText(what, amount, i18n)
  if (said === null) return entry
  return note === undefined ? said : `${said}: ${note}`
}

function moneyText(what: string, amount: string, i18n: I18n): string | null {
  const values = { amount }
  switch (what) {
    case 'received':
      return i18n.t({ id: 'entry.received', message: 'received {amount}', values })
    case 'transferred':
      return i18n.t({ id: 'entry.transferred', message: 'transferred {amount}', values })
    case 'gave back':
      return i18n.t({ id: 'entry.gaveBack', message: 'gave back {amount}', values })
    default:
      return null
  }
}
