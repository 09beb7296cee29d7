import type { I18n } from '@lingui/core'
import type { OrderEntry } from '@shop/api-client/office/order-entry'
import { day, money } from './format.ts'
import { officeCarrierName } from './names/carrier-name.ts'
import { resentMailName } from './names/mail-name.ts'
import { paymentFailureName } from './names/payment-failure-name.ts'

/**
 * An entry of an order's history in the reader's language, with what somebody has written beside it. A code without
 * words does not compile.
 */
export function orderEntryText(entry: OrderEntry, i18n: I18n): string {
  const parts = [saidText(entry, i18n), 'remark' in entry ? entry.remark : null]
  return parts.filter((part) => part !== null).join(': ')
}

/** What the code says; null where the remark is all there is. */
function saidText(entry: OrderEntry, i18n: I18n): string | null {
  switch (entry.code) {
    case 'noted':
      return null
    case 'paid':
      return i18n.t({ id: 'entry.paid', message: 'paid, notice {notice}', values: { notice: entry.notice } })
    case 'paymentFailed':
      return paymentFailureName(entry.reason, i18n)
    case 'sent':
    case 'cancelled':
    case 'unpaidCancelled':
    case 'giftsCancelled':
      return goodsText(entry, i18n)
    case 'declared':
      return i18n.t({
        id: 'entry.declared',
        message: 'goods come back, withdrawal {declaration}',
        values: { declaration: entry.declaration },
      })
    case 'exchanged':
    case 'exchangeFor':
    case 'exchangeUndone':
      return exchangeText(entry, i18n)
    case 'paymentReminded':
      return i18n.t({
        id: 'entry.paymentReminded',
        message: 'reminded of the payment, waited for until {day}',
        values: { day: day(entry.payBy, i18n.locale) },
      })
    case 'readdressed':
      return i18n.t({
        id: 'entry.readdressed',
        message: 'goes to {to}, no longer to {from}',
        values: { to: entry.to, from: entry.from },
      })
    case 'mailSentAgain':
      return i18n.t({
        id: 'entry.mailSentAgain',
        message: 'mail “{mail}” sent again',
        values: { mail: resentMailName(entry.mail, i18n) },
      })
    case 'pointsPostedAgain':
      return i18n.t({
        id: 'entry.pointsPostedAgain',
        message: '{points, plural, one {# point} other {# points}} posted again',
        values: { points: entry.points },
      })
    default:
      return moneyText(entry, i18n)
  }
}

type Coded<Code extends OrderEntry['code']> = Extract<OrderEntry, { code: Code }>

/** Positions are counted as the order shows its lines. */
function goodsText(
  entry: Coded<'sent' | 'cancelled' | 'unpaidCancelled' | 'giftsCancelled'>,
  i18n: I18n,
): string {
  const values = { count: entry.positions.length, positions: entry.positions.join(', ') }
  switch (entry.code) {
    case 'sent':
      return entry.parcel === null
        ? i18n.t({
            id: 'entry.sent',
            message: '{count, plural, one {item} other {items}} {positions} sent',
            values,
          })
        : i18n.t({
            id: 'entry.sentWith',
            message: '{count, plural, one {item} other {items}} {positions} sent with {carrier} {parcel}',
            values: {
              ...values,
              carrier: officeCarrierName(entry.parcel.carrier),
              parcel: entry.parcel.number,
            },
          })
    case 'cancelled':
      return entry.declaration === null
        ? i18n.t({
            id: 'entry.cancelled',
            message: '{count, plural, one {item} other {items}} {positions} cancelled',
            values,
          })
        : i18n.t({
            id: 'entry.cancelledDeclared',
            message:
              '{count, plural, one {item} other {items}} {positions} cancelled, withdrawal {declaration}',
            values: { ...values, declaration: entry.declaration },
          })
    case 'unpaidCancelled':
      return i18n.t({
        id: 'entry.unpaidCancelled',
        message:
          '{count, plural, one {item} other {items}} {positions} cancelled, as no payment came in time',
        values,
      })
    case 'giftsCancelled':
      return i18n.t({
        id: 'entry.giftsCancelled',
        message:
          '{count, plural, one {gift} other {gifts}} {positions} cancelled, as nothing left of the order earns {count, plural, one {it} other {them}}',
        values,
      })
  }
}

function exchangeText(entry: Coded<'exchanged' | 'exchangeFor' | 'exchangeUndone'>, i18n: I18n): string {
  if (entry.code === 'exchangeFor')
    return i18n.t({
      id: 'entry.exchangeFor',
      message: 'made in exchange for goods of order {order}',
      values: { order: entry.order },
    })
  const values = { order: entry.order, number: entry.return }
  if (entry.code === 'exchangeUndone')
    return i18n.t({
      id: 'entry.exchangeUndone',
      message: '{number} is exchanged for order {order} no longer, and brings its money when it comes',
      values,
    })
  if (entry.amount === 0)
    return i18n.t({ id: 'entry.exchanged', message: '{number} exchanged, order {order} is sent', values })
  return i18n.t({
    id: 'entry.exchangedLess',
    message: '{number} exchanged, order {order} is sent and {amount} goes back',
    values: { ...values, amount: money(entry.amount, entry.currency, i18n.locale) },
  })
}

type MoneyCode =
  | 'received'
  | 'transferred'
  | 'gaveBack'
  | 'refundAsked'
  | 'refundRefused'
  | 'overcaptured'
  | 'chargedBack'
  | 'chargebackReversed'
  | 'returnReceived'

function moneyText(entry: Coded<MoneyCode>, i18n: I18n): string {
  if (entry.code === 'refundRefused')
    return i18n.t({
      id: 'entry.refundRefused',
      message: 'refused the refund that {by} has asked for',
      values: { by: entry.askedBy },
    })
  const amount = money(entry.amount, entry.currency, i18n.locale)
  switch (entry.code) {
    case 'received':
      return i18n.t({ id: 'entry.received', message: 'received {amount}', values: { amount } })
    case 'transferred':
      return i18n.t({ id: 'entry.transferred', message: 'transferred {amount}', values: { amount } })
    case 'gaveBack':
      return entry.askedBy === null
        ? i18n.t({ id: 'entry.gaveBack', message: 'gave back {amount}', values: { amount } })
        : i18n.t({
            id: 'entry.gaveBackAsked',
            message: 'gave back {amount}, as {by} has asked for',
            values: { amount, by: entry.askedBy },
          })
    case 'refundAsked':
      return i18n.t({
        id: 'entry.refundAsked',
        message: 'asked for {amount} to be given back',
        values: { amount },
      })
    case 'overcaptured':
      return i18n.t({
        id: 'entry.overcaptured',
        message: '{amount} more was taken than the order still asked for, and goes back',
        values: { amount },
      })
    case 'chargedBack':
      return i18n.t({ id: 'entry.chargedBack', message: 'a bank took {amount} back', values: { amount } })
    case 'chargebackReversed':
      return i18n.t({
        id: 'entry.chargebackReversed',
        message: 'the bank returned {amount} that it had taken back',
        values: { amount },
      })
    case 'returnReceived':
      return returnText(entry, i18n)
  }
}

function returnText({ returns, amount, kept, currency }: Coded<'returnReceived'>, i18n: I18n): string {
  const values = { returns: returns.join(', '), amount: money(amount, currency, i18n.locale) }
  if (kept === 0)
    return i18n.t({ id: 'entry.returnReceived', message: '{returns} received, gave back {amount}', values })
  return i18n.t({
    id: 'entry.returnReceivedLess',
    message: '{returns} received, gave back {amount} and kept {kept}',
    values: { ...values, kept: money(kept, currency, i18n.locale) },
  })
}
