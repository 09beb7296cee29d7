import type { BasketItem } from '../basket/basket.ts'
import type { Address } from '../checkout/address.ts'
import type { PaymentMethodCode } from '../checkout/payment-method.ts'
import type { PickupPoint } from '../checkout/pickup-point.ts'
import type { Currency } from '../shop/markets.ts'

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

/** What one promotion or voucher takes off an order, minor units with tax. */
export type NamedReduction = { promotionId: string; name: string; code: string | null; amount: number }

/** What the shop adds up for a basket on its way to an order; minor units, with tax. */
export type OrderTotals = {
  /** All lines before promotions and vouchers. */
  items: number
  shipping: number
  fee: number
  /** What promotions and vouchers take off. */
  reduction: number
  /** Where `reduction` comes from; adds up to it. */
  reductions: NamedReduction[]
  /** What gift cards pay. */
  giftcard: number
  /** What the customer's account balance pays. */
  balance: number
  /** Rounding of a Swiss cash total to 0.05, may be negative. */
  rounding: number
  /** What remains to be paid by another method. */
  total: number
  /** One row per rate, percent and minor units. */
  vat: { rate: number; base: number; amount: number }[]
}

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
  shippingAddress: Address
  billingAddress: Address
  shippingMethod: string
  /** ISO day on which the shopper would like to have it. */
  preferredDay: string | null
  /** Where it is fetched, instead of the shipping address. */
  pickupPoint: PickupPoint | null
  packages: { carrierKey: string; deliveryDate: { min: string; max: string }; items: BasketItem[] }[]
  payment: { key: PaymentMethodCode | 'giftcard' | 'balance'; amount: number; state: PaymentState }[]
  totals: OrderTotals
  cost: { tax: { vat: { amount: number } }; withTax: number; withoutTax: number }
  comment: string | null
}
