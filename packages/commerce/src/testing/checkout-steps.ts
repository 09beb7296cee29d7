import { addBasketItem } from '@shop/api-client/contract/basket'
import {
  placeOrder,
  putCheckoutAddresses,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@shop/api-client/contract/checkout'
import type { Address } from '@shop/domain/address/address'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import type { Visitor } from './visitor.ts'

/** An address that is right in every way. */
export function anAddress(fields: Partial<Address> = {}): Address {
  return {
    gender: 'f',
    company: null,
    firstName: 'Anna',
    lastName: 'Probst',
    street: 'Lindenweg',
    houseNumber: '12',
    addition: null,
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: null,
    birthDate: null,
    postNumber: null,
    ...fields,
  }
}

type Purchase = {
  variantId: number
  quantity?: number
  payment?: PaymentMethodCode
  /** Where the method asks for it. */
  birthDate?: string
  address?: Address
  email?: string
}

/** Fills basket and checkout up to the order button. */
export async function fillCheckout(visitor: Visitor, purchase: Purchase): Promise<void> {
  const {
    variantId,
    quantity = 1,
    payment = 'V',
    birthDate,
    address = anAddress(),
    email = 'anna@example.org',
  } = purchase
  await visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity })
  const { shippingMethods } = await visitor.call(putCheckoutAddresses, { email, shipping: address })
  await visitor.call(putCheckoutShipping, { shippingMethod: shippingMethods[0]?.key ?? 'parcel' })
  await visitor.call(putCheckoutPayment, { paymentKey: payment, ...(birthDate ? { birthDate } : {}) })
}

/** Buys one thing as a guest. */
export async function buy(visitor: Visitor, purchase: Purchase) {
  await fillCheckout(visitor, purchase)
  return visitor.call(placeOrder, { acceptedTerms: true })
}
