import type { OrderLine, ShownOrder } from '@shop/api-client/office/order-commands'
import { blockOf } from '@shop/customers/user/blocked-people-store'
import type { Address } from '@shop/domain/address/address'
import { mayChangeOrder } from '@shop/domain/fulfilment/transitions'
import { imageAddress } from '@shop/domain/image/image-address'
import type { Order } from '@shop/domain/order/order'
import { refundAmount } from '@shop/domain/order/refund-amount'
import { carriersTo } from '@shop/domain/shipping/package-carrier'
import { paymentHold } from '@shop/domain/warehouse/payment-hold'
import type { Sql } from '@shop/engine/db/database'
import { mailsAbout } from '@shop/mail/outbox/mail-desk-store'
import { readableMail } from '@shop/mail/readable-mail'
import { invoicesOfOrder } from '../invoice/invoice-store.ts'
import { deskPoints } from '../loyalty/desk-points.ts'
import { linkedOrders, replacementNumbers } from '../orders/exchange-store.ts'
import { accountPhone, ordersOfEmail } from '../orders/find-orders-store.ts'
import { trueDeliveryAddress } from '../orders/gift-delivery-store.ts'
import {
  type DeskItem,
  type DeskPayment,
  deskItems,
  eventsOfOrder,
  paymentsOfOrder,
  takenBack,
} from '../orders/order-desk-store.ts'
import { orderByNumber } from '../orders/order-lookup-store.ts'
import { outstandingTransfers } from '../orders/outstanding-transfer-store.ts'
import { parcelsOfOrder } from '../orders/parcel-store.ts'
import { chargebacksOfOrder } from '../orders/payment-store.ts'
import { returnsOfOrder } from '../orders/return-store.ts'
import { openChargebackOf } from '../payment/refund-due.ts'
import { orderSteps, resendableMails } from './order-steps.ts'
import { versionOf } from './order-version.ts'
import { shownReturn } from './shown-return.ts'
import { unitsAway } from './units-away.ts'

const OTHERS = 10
const PICTURE_WIDTH = 150

/** Everything the desk knows of an order; null for an unknown number. */
export async function shownOrder(sql: Sql, number: string, now: Date): Promise<ShownOrder | null> {
  const order = await orderByNumber(sql, number)
  if (order === null) return null
  const { customer } = order
  const to = await trueDeliveryAddress(sql, order)
  const [items, paid, owed, papers, events, parcels, returns] = [
    await deskItems(sql, order.id),
    await paymentsOfOrder(sql, order.id),
    await outstandingTransfers(sql, order.id),
    await invoicesOfOrder(sql, order.id),
    await eventsOfOrder(sql, order.id),
    await parcelsOfOrder(sql, order.id),
    await returnsOfOrder(sql, order.id),
  ]
  const before = await takenBack(sql, order.id)
  const exchange = await linkedOrders(sql, order.id)
  const replacements = await replacementNumbers(sql, returns)
  const email = customer.email
  const mails = email === '' ? [] : await mailsAbout(sql, { to: email, about: number })
  const others = email === '' ? [] : await ordersOfEmail(sql, { email, limit: OTHERS + 1 })
  const chargebacks = await chargebacksOfOrder(sql, order.id)
  const taken = chargebacks.size === 0 ? 0 : await openChargebackOf(sql, order.id)
  const refund = before === null ? null : refundAmount(order, { before: before + taken, wanted: null })
  const refundable = refund?.type === 'refund' ? refund.amount : 0
  const open = openTransfer(order, paid)
  const away = unitsAway(returns)
  return {
    number,
    isWhole: true,
    version: versionOf(events),
    state: order.state,
    placedAt: order.placedAt,
    locale: order.locale,
    currency: order.currencyCode,
    customer: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email,
      // The shopper's: of a gift, the phone of the delivery is somebody else's.
      phone:
        order.shippingAddress.phone ?? order.billingAddress.phone ?? (await accountPhone(sql, customer.id)),
      isGuest: customer.status.isGuestCustomer,
      blocked: await blocked(sql, email),
    },
    giftFor: order.isGiftDelivery ? order.shippingAddress.lastName : null,
    shippingAddress: addressOf(to),
    billingAddress: isSame(to, order.billingAddress) ? null : addressOf(order.billingAddress),
    shippingMethod: order.shippingMethod,
    pickupPoint: order.pickupPoint && `${order.pickupPoint.name}, ${order.pickupPoint.city}`,
    preferredDay: order.preferredDay,
    comment: order.comment,
    carriers: carriers(order),
    lines: lines(order, items, away),
    totals: order.totals,
    payments: paid.map((payment) => ({ ...payment, chargedBack: chargebacks.get(payment.id) ?? 0 })),
    owed,
    refundable,
    open,
    parcels: parcels.map(({ sentAt, positions, carrier, trackingNumber }) => ({
      sentAt: sentAt.toISOString(),
      positions,
      carrier,
      trackingNumber,
    })),
    returns: returns.map((one) =>
      shownReturn(one, {
        locale: order.locale,
        parcels,
        replacement: replacements.get(one.replacementId) ?? null,
        now,
      }),
    ),
    exchange,
    papers: [
      ...papers.map(({ kind, number: paper, issuedAt }) => ({
        kind,
        number: paper,
        at: issuedAt.toISOString(),
      })),
      ...parcels.map(({ sentAt }, index) => ({
        kind: 'delivery-note',
        number: `${number}-delivery-${index + 1}`,
        at: sentAt.toISOString(),
      })),
    ],
    mails: mails.map(readableMail),
    events: events.map(({ at, from, to: state, by, entry, note }) => ({
      at: at.toISOString(),
      from,
      to: state,
      by,
      entry,
      note,
    })),
    others: others
      .filter((other) => other.number !== number)
      .slice(0, OTHERS)
      .map(({ placedAt, ...other }) => ({ ...other, placedAt: placedAt.toISOString() })),
    points: await deskPoints(sql, order.id),
    steps: orderSteps(order, {
      items,
      isHeld: paymentHold({ payments: paid, before: before ?? 0, items }) !== null,
      refundable,
      open,
      expected: returns.filter(({ state }) => state === 'announced').length,
      owed,
      mayComeLate:
        order.state === 'cancelled' && paid.some(({ key, released }) => key === 'V' && released > 0),
      away: items.reduce((sum, item) => sum + away(item), 0),
    }),
    resendable: resendableMails(order, { hasPapers: papers.length > 0, parcels: parcels.length, mails }),
  }
}

/** What a transfer or cash has still to bring; money of a provider comes by itself. */
function openTransfer({ state }: Order, paid: readonly DeskPayment[]): number {
  const isOver = state === 'cancelled' || state === 'payment_failed' || state === 'refunded'
  return isOver
    ? 0
    : paid
        .filter(({ provider, key }) => provider === null && key !== 'giftcard' && key !== 'balance')
        .reduce((sum, { amount, captured, released }) => sum + amount - captured - released, 0)
}

function lines(order: Order, items: readonly DeskItem[], away: (item: DeskItem) => number): OrderLine[] {
  const ordered = order.packages.flatMap((parcel) => parcel.items)
  return items.map((desk) => {
    const { position, state, quantity, name, articleNumber, total, giftOf } = desk
    const item = ordered[position - 1]
    const [picture] = item?.product.images ?? []
    return {
      position,
      state,
      quantity,
      name,
      articleNumber,
      total,
      brand: item?.product.brand ?? '',
      picture: picture === undefined ? null : imageAddress(picture.hash, PICTURE_WIDTH),
      details: Object.values(item?.displayData ?? {}).map(({ label, value }) => `${label}: ${value}`),
      isGift: giftOf !== null,
      canShip: state === 'confirmed' || state === 'in_fulfilment',
      canCancel: mayChangeOrder(state, 'cancelled'),
      away: away(desk),
    }
  })
}

function carriers({ packages, shippingAddress }: Order): ShownOrder['carriers'] {
  const [planned] = packages.map(({ carrierKey }) => carrierKey)
  const known = carriersTo(shippingAddress.country)
  return [...known.filter((key) => key === planned), ...known.filter((key) => key !== planned)]
}

async function blocked(sql: Sql, email: string): Promise<ShownOrder['customer']['blocked']> {
  const block = email === '' ? null : await blockOf(sql, email)
  return block && { at: block.blockedAt.toISOString(), by: block.blockedBy, note: block.note }
}

/** What a parcel needs of it: neither birthday nor salutation. */
function addressOf(address: Address): ShownOrder['shippingAddress'] {
  const { company, firstName, lastName, street, houseNumber, addition } = address
  const { zip, city, country, phone, postNumber } = address
  return {
    company,
    firstName,
    lastName,
    street,
    houseNumber,
    addition,
    zip,
    city,
    country,
    phone,
    postNumber,
  }
}

function isSame(one: Address, other: Address): boolean {
  return JSON.stringify(addressOf(one)) === JSON.stringify(addressOf(other))
}
