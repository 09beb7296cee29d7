import { blockOf } from '@shop/customers/user/blocked-people-store'
import { formatAmount } from '@shop/domain/money/format-amount'
import type { Order } from '@shop/domain/order/order'
import { invoicesOfOrder } from '@shop/sales/invoice/invoice-store'
import { type DeskPoints, deskPoints } from '@shop/sales/loyalty/desk-points'
import { addressLine } from '@shop/sales/order-desk/change-delivery-address'
import { accountPhone, ordersOfEmail } from '@shop/sales/orders/find-orders-store'
import { trueDeliveryAddress } from '@shop/sales/orders/gift-delivery-store'
import {
  deskItems,
  eventsOfOrder,
  type OrderEvent,
  paymentsOfOrder,
} from '@shop/sales/orders/order-desk-store'
import { orderEntryNote } from '@shop/sales/orders/order-entry-note'
import { orderByNumber } from '@shop/sales/orders/order-lookup-store'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import { outstandingTransfers } from '@shop/sales/orders/outstanding-transfer-store'
import { chargebacksOfOrder } from '@shop/sales/orders/payment-store'
import type { OrderAction } from './order-actions.ts'

/** Other orders of a person that are listed with one. */
const SHOWN_ORDERS = 10

/** Everything about an order: who, what, how much, papers, what else the person has ordered, history with notes. */
export const shownOrder: OrderAction = async ({ sql }, { desk: { number }, rest }) => {
  if (rest.length > 0) return null
  const order = await orderByNumber(sql, number)
  if (order === null) throw new OrderRefusal(`There is no order ${number}.`)

  const { customer, totals, currencyCode } = order
  const to = await trueDeliveryAddress(sql, order)
  const amount = (minor: number) => formatAmount(minor, currencyCode)
  const items = await deskItems(sql, order.id)
  const paid = await paymentsOfOrder(sql, order.id)
  const chargebacks = await chargebacksOfOrder(sql, order.id)
  const bank = (id: string) => {
    const taken = chargebacks.get(id) ?? 0
    return taken > 0 ? `, ${amount(taken)} taken back by a bank` : ''
  }
  const owed = await outstandingTransfers(sql, order.id)
  const papers = await invoicesOfOrder(sql, order.id)
  const points = await deskPoints(sql, order.id)
  const events = await eventsOfOrder(sql, order.id)
  const phone =
    order.shippingAddress.phone ?? order.billingAddress.phone ?? (await accountPhone(sql, customer.id))
  const block = customer.email === '' ? null : await blockOf(sql, customer.email)
  const others =
    customer.email === '' ? [] : await ordersOfEmail(sql, { email: customer.email, limit: SHOWN_ORDERS + 1 })
  const earlier = others.filter((other) => other.number !== order.number).slice(0, SHOWN_ORDERS)
  return [
    `${order.number}  ${order.state}  ${order.placedAt}  ${order.locale}`,
    `Customer  ${customer.firstName} ${customer.lastName} <${customer.email}>${customer.status.isGuestCustomer ? ', guest' : ''}`,
    ...(phone === null ? [] : [`Phone     ${phone}`]),
    ...(block === null
      ? []
      : [`BLOCKED   since ${day(block.blockedAt)} by ${block.blockedBy}: ${block.note}`]),
    `Goes to   ${addressLine(to)} by ${order.shippingMethod}`,
    ...(order.isGiftDelivery
      ? [`Gift for  the list "${order.shippingAddress.lastName}": its giver must not learn the address`]
      : []),
    ...(isElsewhere(order) ? [`Billed to ${addressLine(order.billingAddress)}`] : []),
    ...(order.pickupPoint === null
      ? []
      : [
          `Waits at  ${order.pickupPoint.name}, ${order.pickupPoint.zip} ${order.pickupPoint.city} (${order.pickupPoint.carrier} ${order.pickupPoint.id})`,
        ]),
    ...(order.preferredDay === null ? [] : [`Wished on ${order.preferredDay}`]),
    ...(order.packages.some(({ items }) => items.some(({ facts }) => facts?.takesOldDevice))
      ? ['Collects  an old device of the same kind']
      : []),
    ...(order.comment === null ? [] : [`Comment   ${order.comment}`]),
    '',
    ...items.map(
      ({ position, state, quantity, name, articleNumber, total }) =>
        `${String(position).padStart(3)}  ${state.padEnd(16)} ${String(quantity).padStart(3)} × ${articleNumber} ${name}  ${amount(total)}`,
    ),
    `     shipping ${amount(totals.shipping)}, fee ${amount(totals.fee)}, gift card ${amount(totals.giftcard)}, balance ${amount(totals.balance)}, total ${amount(totals.total)}`,
    '',
    ...paid.map(
      ({ id, key, state, provider, ...sums }) =>
        `Payment   ${key} ${state}${provider === null ? '' : ` at ${provider}`}, ${amount(sums.captured)} of ${amount(sums.amount)} taken, ${amount(sums.released)} given up, ${amount(sums.refunded)} given back${bank(id)}`,
    ),
    ...owed.map(({ key, amount: left }) => `Owed      ${amount(left)} of ${key}, to be transferred by hand`),
    ...(points === null ? [] : pointsLines(points)),
    ...papers.map(
      ({ kind, number: paper, issuedAt }) => `Paper     ${kind} ${paper} ${issuedAt.toISOString()}`,
    ),
    '',
    ...earlier.map(
      ({ number: other, placedAt, state }) => `Also      ${other} of ${day(placedAt)}, ${state}`,
    ),
    ...(earlier.length > 0 ? [''] : []),
    ...events.map(
      ({ at, from, to: state, by, ...event }) =>
        `${at.toISOString()}  ${from === null || from === state ? '' : `${from} -> `}${state}  by ${by}${historyNote(event)}`,
    ),
  ]
}

/** What an event says beside the state; rows of earlier releases have a note alone. */
function historyNote({ entry, note }: Pick<OrderEvent, 'entry' | 'note'>): string {
  const said = entry === null ? note : orderEntryNote(entry)
  return said === null ? '' : `: ${said}`
}

function pointsLines({ earned, credited, number, postings }: DeskPoints): string[] {
  const to = number === null ? 'no number' : number
  return [
    `Points    ${earned} for ${to}, ${credited} credited`,
    ...postings
      .filter(({ state }) => state !== 'done')
      .map(
        ({ kind, points, state, attempts, lastError }) =>
          `          ${kind} of ${points} ${state}, tried ${attempts} times${lastError === null ? '' : `: ${lastError}`}`,
      ),
  ]
}

function isElsewhere({ shippingAddress, billingAddress }: Order): boolean {
  return addressLine(shippingAddress) !== addressLine(billingAddress)
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10)
}
