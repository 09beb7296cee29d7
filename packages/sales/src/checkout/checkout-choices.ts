import type { Address } from '@shop/domain/address/address'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import type { ShippingMethod } from '@shop/domain/shipping/shipping-cost'

/** What a shopper has chosen on the way to an order, kept per user and shop so that nothing typed is lost. */
export type CheckoutChoices = {
  shippingAddress: Address | null
  /** null: the same as the shipping address. */
  billingAddress: Address | null
  shippingMethod: ShippingMethod | null
  preferredDay: string | null
  paymentKey: PaymentMethodCode | null
  birthDate: string | null
  /** The account's balance pays as much as it can. */
  usesBalance: boolean
  /** Where the parcel is fetched; null: it goes to the address. */
  pickupPointId: string | null
  /** To which the points of the order are credited; null where none was given. */
  loyaltyNumber: string | null
  /** The gift list whose owner gets the goods; null: they go to the shopper's own address. */
  giftListId: string | null
  /** The saved card that pays; null for none. */
  cardId: string | null
  /** The provider is to keep the card that is paid with. */
  savesCard: boolean
}

export const NO_CHOICES: CheckoutChoices = {
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: null,
  preferredDay: null,
  paymentKey: null,
  birthDate: null,
  usesBalance: false,
  pickupPointId: null,
  loyaltyNumber: null,
  giftListId: null,
  cardId: null,
  savesCard: false,
}
