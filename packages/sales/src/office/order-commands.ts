import {
  deliverOrder,
  giveMoneyBack,
  noteOrder,
  noteTransfer,
  payOrder,
  readdressOrder,
  resendMail,
  retryPoints,
  sendOrder,
  stopOrder,
} from '@shop/api-client/office/order-commands'
import type { ResentKind } from '@shop/api-client/office/order-entry'
import { COUNTRIES } from '@shop/domain/market/markets'
import type { MailKind } from '@shop/mail/mail'
import { retryPointsIn } from '../loyalty/retry-points.ts'
import { advanceFulfilmentIn } from '../order-desk/advance-fulfilment.ts'
import { cancelOrderIn } from '../order-desk/cancel-order.ts'
import {
  type AddressChange,
  addressLine,
  changeDeliveryAddressIn,
} from '../order-desk/change-delivery-address.ts'
import { noteOnOrderIn } from '../order-desk/note-on-order.ts'
import { notePaidIn } from '../order-desk/note-paid.ts'
import { noteTransferredIn } from '../order-desk/note-transferred.ts'
import { resendOrderMailIn } from '../order-desk/resend-order-mail.ts'
import { shipOrderIn } from '../order-desk/ship-order.ts'
import { lockForDesk } from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { seesWhole } from './for-packing.ts'
import { givenBack, refuseAlone } from './give-back.ts'
import { type OfficeContext, onOrder, orderObject } from './office-context.ts'
import {
  bankEffects,
  captureEffects,
  correctionEffects,
  historyEffects,
  mailEffects,
  parcelMailEffects,
  refundEffects,
  stateEffects,
  stockEffects,
} from './order-effects.ts'
import { orderVersion } from './order-version.ts'
import { refuseOwnTransfer } from './transfer-by-other.ts'

/** Every step that the desk takes with an order, one line of the log each. @see product §4 */
export const ORDER_COMMANDS = [
  onOrder(noteOrder)(async ({ number, text }, context) => {
    const entry = { code: 'noted', remark: text } as const
    await noteOnOrderIn(context.sql, { ...deskInput(context, { number, note: null }), entry })
    return orderResult(number, { number }, { after: { note: text }, effects: historyEffects(entry) })
  }),

  onOrder(
    payOrder,
    orderVersion,
  )(async (input, context) => {
    const { sql } = context
    const { order } = await lockForDesk(sql, input.number)
    const { counted, open, currency } = await notePaidIn(sql, {
      ...deskInput(context, input),
      amount: input.amount,
    })
    const answer = { number: input.number, counted, open, currency }
    const effects = [
      {
        kind: 'money',
        way: 'received',
        amount: counted,
        currency: order.currencyCode,
        payment: null,
      } as const,
    ]
    return orderResult(input.number, answer, { before: { open: open + counted }, after: { open }, effects })
  }),

  onOrder(
    noteTransfer,
    orderVersion,
  )(async (input, context) => {
    const { number, amount } = input
    const noted = await noteTransferredIn(context.sql, { ...deskInput(context, input), amount })
    await refuseOwnTransfer(context, { number, amount: noted.noted, currency: noted.currency })
    const entry = {
      code: 'transferred',
      amount: noted.noted,
      currency: noted.currency,
      remark: input.note === '' ? null : input.note,
    } as const
    return orderResult(
      number,
      { number, ...noted },
      {
        before: { owed: noted.owed + noted.noted },
        after: { owed: noted.owed, amount: noted.noted },
        effects: historyEffects(entry),
      },
    )
  }),

  onOrder(
    sendOrder,
    orderVersion,
  )(async (input, context) => {
    const { sql } = context
    const before = await lockForDesk(sql, input.number)
    const { positions, isLast } = await shipOrderIn(sql, {
      ...deskInput(context, input),
      positions: input.positions,
      tracking: input.tracking,
    })
    const { order } = await lockForDesk(sql, input.number)
    const sent = before.items.filter(({ position }) => positions.includes(position))
    const effects = [
      ...stateEffects(before.order.state, order.state),
      ...parcelMailEffects(order, 'orderShipped', context),
      ...(seesWhole(context) ? captureEffects(before, { sent, isLast }) : []),
    ]
    const after = { state: order.state, positions, tracking: input.tracking?.number ?? null }
    return orderResult(
      input.number,
      { number: input.number, positions, isLast },
      { before: { state: before.order.state }, after, effects },
    )
  }),

  onOrder(
    deliverOrder,
    orderVersion,
  )(async (input, context) => {
    const { order } = await lockForDesk(context.sql, input.number)
    await advanceFulfilmentIn(context.sql, { ...deskInput(context, input), to: 'delivered' })
    return orderResult(
      input.number,
      { number: input.number },
      {
        before: { state: order.state },
        after: { state: 'delivered' },
        effects: stateEffects(order.state, 'delivered'),
      },
    )
  }),

  onOrder(
    stopOrder,
    orderVersion,
  )(async (input, context) => {
    const { sql } = context
    const before = await lockForDesk(sql, input.number)
    const cancelled = await cancelOrderIn(sql, { ...deskInput(context, input), positions: input.positions })
    const { order } = await lockForDesk(sql, input.number)
    const { positions, gifts, undone, amount, byBank, document, shares } = cancelled
    const effects = [
      ...stateEffects(before.order.state, order.state),
      ...stockEffects(before.items, positions),
      ...undone.flatMap(historyEffects),
      ...refundEffects(order, shares),
      ...bankEffects(order, byBank),
      ...correctionEffects(document),
      ...mailEffects(order, 'orderCancelled'),
    ]
    const answer = { number: input.number, positions, gifts, amount, document, shares: [...shares] }
    const after = { state: order.state, positions, amount }
    return orderResult(input.number, answer, { before: { state: before.order.state }, after, effects })
  }),

  onOrder(
    giveMoneyBack,
    orderVersion,
  )(async (input, context) => {
    const { answer, currency, ...done } = await givenBack(context, input)
    await refuseAlone(context, { number: input.number, amount: answer.amount, currency })
    return { answer, object: orderObject(input.number), ...done }
  }),

  onOrder(
    readdressOrder,
    orderVersion,
  )(async (input, context) => {
    const { sql } = context
    const { order } = await lockForDesk(sql, input.number)
    const change = addressChange(input.change)
    const { before, after, billing } = await changeDeliveryAddressIn(sql, {
      ...deskInput(context, input),
      change,
    })
    const answer = { number: input.number, to: addressLine(after), billing: addressLine(billing) }
    return orderResult(input.number, answer, {
      before: addressLine(before),
      after: addressLine(after),
      effects: [{ kind: 'history', note: addressLine(after) }, ...mailEffects(order, 'orderAddressChanged')],
    })
  }),

  onOrder(retryPoints)(async ({ number }, context) => {
    const { order } = await lockForDesk(context.sql, number)
    const points = await retryPointsIn(context.sql, { order, by: context.actor.name, now: context.now })
    const effects = historyEffects({ code: 'pointsPostedAgain', points })
    return orderResult(number, { number, points }, { after: { points }, effects })
  }),

  onOrder(resendMail)(async ({ number, kind }, context) => {
    const { sql } = context
    const { order } = await lockForDesk(sql, number)
    const { to } = await resendOrderMailIn(sql, { ...deskInput(context, { number, note: null }), kind })
    return orderResult(
      number,
      { number, to },
      { after: { mail: kind }, effects: mailEffects(order, MAIL_OF[kind]) },
    )
  }),
]

const MAIL_OF: Record<ResentKind, MailKind> = {
  confirmation: 'orderConfirmation',
  invoice: 'invoiceAgain',
  shipped: 'orderShipped',
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
}

function deskInput({ actor, now }: OfficeContext, { number, note }: { number: string; note: string | null }) {
  return { number, by: actor.name, note: note === '' ? null : note, now }
}

function orderResult<Answer, Rest>(number: string, answer: Answer, rest: Rest) {
  return { answer, object: orderObject(number), ...rest }
}

const MAY_BE_EMPTY: readonly string[] = ['company', 'houseNumber', 'addition', 'phone', 'postNumber']

/** Fields that were left out stay; a country is one of those that are delivered to. */
function addressChange({ country, ...change }: Record<string, string | null | undefined>): AddressChange {
  const given = Object.entries(change).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value === '' && MAY_BE_EMPTY.includes(field) ? null : value]],
  )
  if (country === undefined || country === null) return Object.fromEntries(given)
  const known = COUNTRIES.find((one) => one === country.toUpperCase())
  if (known === undefined)
    throw new OrderRefusal(`"${country}" is no country that is delivered to: ${COUNTRIES.join(', ')}.`)
  return { ...Object.fromEntries(given), country: known }
}
