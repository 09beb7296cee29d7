import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import { anAddress } from '@shop/domain/testing/an-address'
import { expect, test } from 'vitest'
import { firstBookChoice } from './book-choice.ts'

const entry = (id: string, fields: Partial<AddressEntry> = {}): AddressEntry => ({
  id,
  address: anAddress({ street: `Straße ${id}` }),
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...fields,
})
const nothing = { shippingAddress: null, billingAddress: null, countries: ['DE', 'AT'] } as const
const home = entry('home', { isDefaultShipping: true })
const office = entry('office', { isDefaultBilling: true })
const paris = entry('paris', { address: anAddress({ country: 'FR' }), isDefaultShipping: true })

test.each([
  ['no address', [], nothing, { shipping: null, billing: null }],
  ['the default for parcels', [office, home], nothing, { shipping: 'home', billing: 'office' }],
  [
    'one default for both',
    [entry('both', { isDefaultShipping: true, isDefaultBilling: true }), home],
    nothing,
    { shipping: 'both', billing: null },
  ],
  ['a default that nobody delivers to', [paris, office], nothing, { shipping: 'office', billing: null }],
  ['only addresses that nobody delivers to', [paris], nothing, { shipping: null, billing: null }],
  [
    'what the order has already',
    [home, office],
    { ...nothing, shippingAddress: office.address, billingAddress: home.address },
    { shipping: 'office', billing: 'home' },
  ],
  [
    'an order whose bill goes where the goods go',
    [home, office],
    { ...nothing, shippingAddress: home.address },
    { shipping: 'home', billing: null },
  ],
])('with %s', (_, entries, known, expected) => {
  expect(firstBookChoice(entries, known)).toEqual(expected)
})
