import type { I18n } from '@lingui/core'
import type { Effect } from '@shop/api-client/office/command-outcome'
import { ORDER_STATES } from '@shop/domain/order/order'
import { dataText } from './data-text.ts'
import { historyText } from './entry-text.ts'
import { money } from './format.ts'
import { lineText } from './line-text.ts'
import { mailName } from './names/mail-name.ts'
import { paymentName } from './names/payment-name.ts'
import { stateName } from './names/state-name.ts'
import { recallText } from './recall-text.ts'
import { withdrawalOutcomeText } from './withdrawal-outcome-text.ts'

/** What a command does to the world, in a sentence; it is read before and after. */
export function effectText(effect: Effect, i18n: I18n): string {
  switch (effect.kind) {
    case 'state': {
      const state = ORDER_STATES.find((known) => known === effect.to)
      const values = { state: state ? stateName(state, i18n) : effect.to }
      return i18n.t({ id: 'effect.state', message: 'The order becomes “{state}”.', values })
    }
    case 'money':
      return moneyText(effect, i18n)
    case 'stock':
      return i18n.t({
        id: 'effect.stock',
        message: '{units, plural, one {# unit} other {# units}} of {name} go back to the shelf.',
        values: { units: effect.units, name: effect.name },
      })
    case 'taken':
      return i18n.t({
        id: 'effect.taken',
        message:
          '{units, plural, one {# unit} other {# units}} of {name} go into a new order, and are put aside for it.',
        values: { units: effect.units, name: effect.name },
      })
    case 'exchange':
      return exchangeText(effect, i18n)
    case 'shipping': {
      const values = { amount: money(effect.amount, effect.currency, i18n.locale) }
      return effect.isBack
        ? i18n.t({
            id: 'effect.shippingBack',
            message: '{amount} for shipping and fees is part of it: all of the order was withdrawn from.',
            values,
          })
        : i18n.t({
            id: 'effect.shippingKept',
            message: '{amount} for shipping and fees stays with the shop.',
            values,
          })
    }
    case 'recall':
      return recallText(effect, i18n)
    case 'mail':
      return i18n.t({
        id: 'effect.mail',
        message: 'Mail “{mail}” goes to {to}.',
        values: { mail: mailName(effect.mail, i18n), to: effect.to },
      })
    case 'review': {
      const values = { product: effect.product }
      return effect.isShown
        ? i18n.t({
            id: 'effect.reviewShown',
            message: 'The review is shown at {product}, and its stars count.',
            values,
          })
        : i18n.t({
            id: 'effect.reviewHidden',
            message: 'The review is not shown at {product}, and its stars do not count.',
            values,
          })
    }
    case 'paper':
      return i18n.t({ id: 'effect.paper', message: 'A correction of the invoice is written.' })
    case 'data':
      return dataText(effect, i18n)
    case 'line':
      return lineText(effect, i18n)
    case 'redirect':
      return i18n.t({
        id: 'effect.redirect',
        message: '{path} leads to {target}.',
        values: { path: effect.path, target: effect.to },
      })
    case 'history':
      return notedText(effect, i18n)
  }
}

function exchangeText(effect: Extract<Effect, { kind: 'exchange' }>, i18n: I18n): string {
  const { paid, worth, currency } = effect
  const values = {
    paid: money(paid, currency, i18n.locale),
    less: money(paid - worth, currency, i18n.locale),
  }
  return paid === worth
    ? i18n.t({
        id: 'effect.exchangeSame',
        message: 'It counts for the {paid} that were paid: nobody has anything to pay.',
        values,
      })
    : i18n.t({
        id: 'effect.exchangeLess',
        message: 'It costs {less} less than the {paid} that were paid: the difference goes back.',
        values,
      })
}

function notedText(effect: Extract<Effect, { kind: 'history' }>, i18n: I18n): string {
  const { note, entry = null, outcome = null, checkout } = effect
  if (checkout === 'closed') return i18n.t({ id: 'effect.checkoutClosed', message: 'The checkout closes.' })
  if (checkout === 'open') return i18n.t({ id: 'effect.checkoutOpen', message: 'The checkout opens.' })
  const said =
    outcome === null ? (historyText({ entry, note }, i18n) ?? '') : withdrawalOutcomeText(outcome, i18n)
  return i18n.t({ id: 'effect.history', message: 'Noted: {note}', values: { note: said } })
}

function moneyText(effect: Extract<Effect, { kind: 'money' }>, i18n: I18n): string {
  const values = {
    amount: money(effect.amount, effect.currency, i18n.locale),
    payment: paymentName(effect.payment ?? '', i18n),
  }
  switch (effect.way) {
    case 'asked':
      return i18n.t({ id: 'effect.money.asked', message: '{amount} is taken by {payment}.', values })
    case 'received':
      return i18n.t({ id: 'effect.money.received', message: '{amount} is noted as received.', values })
    case 'released':
      return i18n.t({ id: 'effect.money.released', message: '{amount} of {payment} is never taken.', values })
    case 'back':
      return i18n.t({ id: 'effect.money.back', message: '{amount} goes back by {payment}.', values })
    case 'giftcard':
      return i18n.t({ id: 'effect.money.giftcard', message: '{amount} goes back to the gift card.', values })
    case 'balance':
      return i18n.t({ id: 'effect.money.balance', message: '{amount} goes to the account balance.', values })
    case 'byBank':
      return i18n.t({
        id: 'effect.money.byBank',
        message: '{amount} does not go back: a bank has taken it back, so the shopper has it already.',
        values,
      })
    case 'byHand':
      return i18n.t({
        id: 'effect.money.byHand',
        message: '{amount} has to be transferred by hand.',
        values,
      })
  }
}
