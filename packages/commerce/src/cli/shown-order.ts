import { invoicesOfOrder } from '../invoice/invoice-store.ts'
import { deskItems, eventsOfOrder, paymentsOfOrder } from '../orders/order-desk-store.ts'
import { orderByNumber } from '../orders/order-lookup-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { owedOfOrder } from '../orders/owed-store.ts'
import { shownAmount } from '../orders/shown-amount.ts'
import type { OrderAction } from './order-actions.ts'

/** Everything about an order: who, what, how much, papers, history. */
export const shownOrder: OrderAction = async ({ sql }, { desk: { number }, rest }) => {
  if (rest.length > 0) return null
  const order = await orderByNumber(sql, number)
  if (order === null) throw new OrderRefusal(`There is no order ${number}.`)

  const { customer, shippingAddress: to, totals, currencyCode } = order
  const amount = (minor: number) => shownAmount(minor, currencyCode)
  const items = await deskItems(sql, order.id)
  const paid = await paymentsOfOrder(sql, order.id)
  const owed = await owedOfOrder(sql, order.id)
  const papers = await invoicesOfOrder(sql, order.id)
  const events = await eventsOfOrder(sql, order.id)
  const street = [to.street, to.houseNumber ?? ''].join(' ').trim()
  return [
    `${order.number}  ${order.state}  ${order.placedAt}  ${order.locale}`,
    `Customer  ${customer.firstName} ${customer.lastName} <${customer.email}>${customer.status.isGuestCustomer ? ', guest' : ''}`,
    `Goes to   ${[to.company ?? '', `${to.firstName} ${to.lastName}`, street, `${to.zip} ${to.city}`, to.country].filter((part) => part !== '').join(', ')} by ${order.shippingMethod}`,
    ...(order.pickupPoint === null
      ? []
      : [
          `Waits at  ${order.pickupPoint.name}, ${order.pickupPoint.zip} ${order.pickupPoint.city} (${order.pickupPoint.carrier} ${order.pickupPoint.id})`,
        ]),
    ...(order.preferredDay === null ? [] : [`Wished on ${order.preferredDay}`]),
    ...(order.comment === null ? [] : [`Comment   ${order.comment}`]),
    '',
    ...items.map(
      ({ position, state, quantity, name, articleNumber, total }) =>
        `${String(position).padStart(3)}  ${state.padEnd(16)} ${String(quantity).padStart(3)} × ${articleNumber} ${name}  ${amount(total)}`,
    ),
    `     shipping ${amount(totals.shipping)}, fee ${amount(totals.fee)}, gift card ${amount(totals.giftcard)}, balance ${amount(totals.balance)}, total ${amount(totals.total)}`,
    '',
    ...paid.map(
      ({ key, state, provider, ...sums }) =>
        `Payment   ${key} ${state}${provider === null ? '' : ` at ${provider}`}, ${amount(sums.captured)} of ${amount(sums.amount)} taken, ${amount(sums.released)} given up, ${amount(sums.refunded)} given back`,
    ),
    ...owed.map(({ key, amount: left }) => `Owed      ${amount(left)} of ${key}, to be transferred by hand`),
    ...papers.map(
      ({ kind, number: paper, issuedAt }) => `Paper     ${kind} ${paper} ${issuedAt.toISOString()}`,
    ),
    '',
    ...events.map(
      ({ at, from, to: state, by, note }) =>
        `${at.toISOString()}  ${from === null || from === state ? '' : `${from} -> `}${state}  by ${by}${note === null ? '' : `: ${note}`}`,
    ),
  ]
}
