import * as v from 'valibot'

/** Where the buyers of the benches have their parcels sent, as the checkout takes it. */
export const GUEST_ADDRESS = {
  gender: 'f',
  firstName: 'Berta',
  lastName: 'Tal',
  street: 'Lindenweg',
  houseNumber: '12',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
  phone: '+49401234567',
  company: null,
  addition: null,
  birthDate: null,
  postNumber: null,
}

/** What a buyer reads of who is shopping, and of a checkout. */
export const User = v.object({ id: v.string() })
export const Checkout = v.object({ shippingMethods: v.array(v.object({ key: v.string() })) })
