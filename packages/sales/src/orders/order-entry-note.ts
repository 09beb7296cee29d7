import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { formatAmount } from '@shop/domain/money/format-amount'

/**
 * An entry of an order's history in English: for the command line, and for the note beside it, which the release before
 * reads instead of the code. A code without a sentence does not compile.
 */
export function orderEntryNote(entry: OrderEntry): string {
  switch (entry.code) {
    case 'noted':
      return entry.remark
    case 'paid':
      return entry.notice
    case 'paymentFailed':
      return entry.reason
    case 'sent':
      return withRemark(`sent ${entry.positions.join(', ')}${parcelNote(entry.parcel)}`, entry.remark)
    case 'cancelled':
      return withRemark(
        `cancelled ${entry.positions.join(', ')}`,
        entry.declaration === null ? entry.remark : withRemark(`declared ${entry.declaration}`, entry.remark),
      )
    case 'unpaidCancelled':
      return `cancelled ${entry.positions.join(', ')}: nobody has paid in time`
    case 'paymentReminded':
      return `reminded of the payment until ${entry.payBy.slice(0, 10)}`
    case 'giftsCancelled':
      return `cancelled ${entry.positions.join(', ')}: gifts that nothing left of the order earns`
    case 'declared':
      return withRemark(`declared ${entry.declaration}`, entry.remark)
    case 'returnReceived':
      return withRemark(returnNote(entry), entry.remark)
    case 'exchanged':
      return withRemark(`exchanged return ${entry.return} for order ${entry.order}`, exchangeNote(entry))
    case 'exchangeFor':
      return `made in exchange for goods of order ${entry.order}`
    case 'exchangeUndone':
      return `undid the exchange of return ${entry.return} for order ${entry.order}`
    case 'received':
      return withRemark(`received ${amountOf(entry)}`, entry.remark)
    case 'transferred':
      return withRemark(`transferred ${amountOf(entry)}`, entry.remark)
    case 'gaveBack':
      return withRemark(`gave back ${amountOf(entry)}`, refundReason(entry))
    case 'refundAsked':
      return withRemark(`asked for ${amountOf(entry)} back`, entry.remark)
    case 'refundRefused':
      return withRemark(`refused the refund that ${entry.askedBy} has asked for`, entry.remark)
    case 'overcaptured':
      return `took ${amountOf(entry)} more than the order still asked for, which goes back`
    case 'chargedBack':
      return `a bank took ${amountOf(entry)} back`
    case 'chargebackReversed':
      return `a bank returned ${amountOf(entry)} that it had taken back`
    case 'readdressed':
      return withRemark(`goes to ${entry.to}, no longer to ${entry.from}`, entry.remark)
    case 'mailSentAgain':
      return `mail "${entry.mail}" sent again`
    case 'pointsPostedAgain':
      return `points posted again: ${entry.points}`
  }
}

/** Who has asked for a refund, and why it is given; null for neither. */
export function refundReason({
  askedBy,
  remark,
}: {
  askedBy: string | null
  remark: string | null
}): string | null {
  const parts = [askedBy === null ? null : `asked for by ${askedBy}`, remark].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

function withRemark(what: string, remark: string | null): string {
  return remark === null ? what : `${what}: ${remark}`
}

function amountOf({ amount, currency }: { amount: number; currency: string }): string {
  return formatAmount(amount, currency)
}

function exchangeNote(entry: Extract<OrderEntry, { code: 'exchanged' }>): string | null {
  const parts = [entry.amount > 0 ? `gave back ${amountOf(entry)}` : null, entry.remark]
  const said = parts.filter((part) => part !== null)
  return said.length === 0 ? null : said.join(', ')
}

function parcelNote(parcel: Extract<OrderEntry, { code: 'sent' }>['parcel']): string {
  return parcel === null ? '' : ` with ${parcel.carrier} ${parcel.number}`
}

function returnNote({
  returns,
  kept,
  currency,
  ...entry
}: Extract<OrderEntry, { code: 'returnReceived' }>): string {
  const held = kept > 0 ? `, kept ${formatAmount(kept, currency)}` : ''
  return `received ${returns.join(', ')}, gave back ${formatAmount(entry.amount, currency)}${held}`
}
