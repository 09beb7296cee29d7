import type { Address } from '../address/address.ts'
import type { BasketItem } from '../basket/basket.ts'
import type { OrderTotals } from '../basket/totals.ts'
import type { Currency } from '../market/markets.ts'
import type { PaymentKey } from '../payment/payment-method.ts'
import type { PickupPoint } from '../shipping/pickup-point.ts'

export const ORDER_STATES = [
  'pending_payment',
  'payment_failed',
  'confirmed',
  'in_fulfilment',
  'shipped',
  'delivered',
  'cancelled',
  'withdrawn',
  'returned',
  'refunded',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const PAYMENT_STATES = [
  'created',
  'authorised',
  'captured',
  'failed',
  'cancelled',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** An order as a shopper sees it. @see spec §3 "Order" */
export type Order = {
  id: string
  number: string
  state: OrderState
  placedAt: string
  locale: string
  currencyCode: Currency
  customer: {
    id: string
    email: string
    firstName: string
    lastName: string
    status: { isGuestCustomer: boolean }
  }
  /** Of a gift that goes to the owner of a list: the name of the list and the country, and nothing else. */
  shippingAddress: Address
  /** The goods go to the owner of a gift list, whose address the giver does not read. */
  isGiftDelivery?: boolean
  billingAddress: Address
  shippingMethod: string
  /** ISO day on which the shopper would like to have it. */
  preferredDay: string | null
  /** Where it is fetched, instead of the shipping address. */
  pickupPoint: PickupPoint | null
  packages: { carrierKey: string; deliveryDate: { min: string; max: string }; items: BasketItem[] }[]
  payment: { key: PaymentKey; amount: number; state: PaymentState }[]
  /** Until when its payment in advance has to arrive, ISO; absent once it has, and for every other method. */
  payBy?: string
  totals: OrderTotals
  cost: { tax: { vat: { amount: number } }; withTax: number; withoutTax: number }
  comment: string | null
  /** Ids of the terms and the instruction on withdrawal that it was made under; none for old orders. @see eu-duties C-21 */
  legalTexts: readonly string[]
}
