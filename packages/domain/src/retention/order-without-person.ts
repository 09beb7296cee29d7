import type { Address } from '../address/address.ts'
import type { BasketItem } from '../basket/basket.ts'
import type { Order } from '../order/order.ts'

type Personal = Pick<
  Order,
  'customer' | 'shippingAddress' | 'billingAddress' | 'packages' | 'comment' | 'pickupPoint' | 'preferredDay'
>

/**
 * An order as it is kept when its person is forgotten: what was sold, for how much, with which tax and into which
 * country. Names, addresses, remarks and what was written onto the goods are gone.
 *
 * @see product §3 "orders are kept without personal data as tax law asks"; eu-duties C-30
 */
export function orderWithoutPerson(order: Personal): Personal {
  return {
    customer: { ...order.customer, id: '', email: '', firstName: '', lastName: '' },
    shippingAddress: addressWithoutPerson(order.shippingAddress),
    billingAddress: addressWithoutPerson(order.billingAddress),
    packages: order.packages.map((parcel) => ({ ...parcel, items: parcel.items.map(itemWithoutPerson) })),
    comment: null,
    pickupPoint: null,
    preferredDay: null,
  }
}

/** An ordered item without what was written onto it, who gives it, and where the shopper came from. */
export function itemWithoutPerson(item: BasketItem): BasketItem {
  const { gift } = item.customData
  const nameless = gift ? { gift: { itemKey: gift.itemKey } } : {}
  return {
    ...item,
    displayData: {},
    customData: { ...item.customData, ...nameless, customText: null, ffData: null },
  }
}

/** The country of an address and nothing else of it. */
export function addressWithoutPerson({ country }: Address): Address {
  return {
    gender: 'x',
    company: null,
    firstName: '',
    lastName: '',
    street: '',
    houseNumber: null,
    addition: null,
    zip: '',
    city: '',
    country,
    phone: null,
    birthDate: null,
    postNumber: null,
  }
}
