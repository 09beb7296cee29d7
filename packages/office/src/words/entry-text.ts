import type { I18n } from '@lingui/core'
import { money } from './format.ts'

/** Who is no member of staff, as the engine writes them down. */
export function actorName(by: string, i18n: I18n): string {
  switch (by) {
    case 'shopper':
      return i18n.t({ id: 'actor.shopper', message: 'the shopper' })
    case 'operator':
      return i18n.t({ id: 'actor.operator', message: 'the command line' })
    default:
      return by
  }
}

/** How the engine begins what it writes into the history of an order about money. */
const MONEY = /^(received|transferred|gave back) (\d+)\.(\d{2}) ([A-Z]{3})(?:: (.*))?$/s

/** An entry of the history of an order in the reader's language; what somebody has written stays as it is. */
export function entryText(entry: string, i18n: I18n): string {
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
