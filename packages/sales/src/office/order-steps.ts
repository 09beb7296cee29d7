import type { OrderStep, ShownOrder } from '@shop/api-client/office/order-commands'
import { mayChangeOrder } from '@shop/domain/fulfilment/transitions'
import type { Order } from '@shop/domain/order/order'
import type { DeskMail } from '@shop/mail/outbox/mail-desk-store'
import type { DeskItem } from '../orders/order-desk-store.ts'

type Standing = {
  items: readonly DeskItem[]
  /** Money keeps its goods from leaving. */
  isHeld: boolean
  refundable: number
  open: number
  /** Returns that are announced, and units that are packed or at the shopper and are not. */
  expected: number
  away: number
  /** A transfer may come in for an order that is cancelled: it is booked to go back. */
  mayComeLate: boolean
  owed: readonly unknown[]
}

/**
 * The steps that an order is open to, so that the desk offers no other. Each is asked again when it is taken; this one
 * knows the order alone, not its carriers and cards.
 */
export function orderSteps(
  order: Order,
  { items, isHeld, refundable, open, expected, away, owed, mayComeLate }: Standing,
): OrderStep[] {
  const { state, customer } = order
  const isWaiting = state === 'confirmed' && items.every((item) => KEPT.includes(item.state))
  const hasAddress = order.shippingMethod !== 'download' && order.pickupPoint === null
  const allowed: Record<OrderStep, boolean> = {
    ship: !isHeld && items.some((item) => item.state === 'confirmed' || item.state === 'in_fulfilment'),
    deliver: mayChangeOrder(state, 'delivered'),
    receive: expected > 0,
    takeBack: away > 0,
    paid: (open > 0 && state !== 'pending_payment') || mayComeLate,
    cancel: items.some((item) => mayChangeOrder(item.state, 'cancelled')),
    refund: refundable > 0,
    transfer: owed.length > 0,
    address: isWaiting && hasAddress,
    mail: customer.email !== '',
    note: true,
  }
  return STEPS.filter((step) => allowed[step])
}

const STEPS: readonly OrderStep[] = [
  'ship',
  'deliver',
  'receive',
  'paid',
  'transfer',
  'address',
  'takeBack',
  'refund',
  'cancel',
  'mail',
  'note',
]
const KEPT: readonly string[] = ['confirmed', 'cancelled']

type Sendable = { hasPapers: boolean; parcels: number; mails: readonly DeskMail[] }

/** Mails of an order that can be sent once more: those that were due, and of those about money the kept ones. */
export function resendableMails(
  { customer }: Order,
  { hasPapers, parcels, mails }: Sendable,
): ShownOrder['resendable'] {
  if (customer.email === '') return []
  const isKept = (kind: string) => mails.some(({ place, mail }) => place === 'sent' && mail.kind === kind)
  return [
    ...(hasPapers ? (['confirmation', 'invoice'] as const) : []),
    ...(parcels > 0 ? (['shipped'] as const) : []),
    ...(isKept('orderCancelled') ? (['cancelled'] as const) : []),
    ...(isKept('orderRefunded') ? (['refunded'] as const) : []),
  ]
}
