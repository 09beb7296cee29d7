import { anAddress } from '@shop/domain/testing/an-address'
import { expect, test } from 'vitest'
import { prefilledAddresses } from './prefilled-addresses.ts'

const customer = {
  email: 'anna@example.org',
  gender: 'f',
  firstName: 'Anna',
  lastName: 'Berg',
  isGuest: false,
} as const
const nothing = { customer: null, shippingAddress: null, billingAddress: null, countries: [] }

// The account knew name and salutation; the checkout asked for the latter all the same.
test('a customer without an address finds salutation and name filled in', () => {
  const { shipping } = prefilledAddresses({ ...nothing, customer }, 'DE')

  expect(shipping).toMatchObject({
    gender: 'f',
    firstName: 'Anna',
    lastName: 'Berg',
    street: '',
    country: 'DE',
  })
})

test('the address of the order counts more than the account', () => {
  const shippingAddress = anAddress({ gender: 'm', firstName: 'Bernd' })

  expect(prefilledAddresses({ ...nothing, customer, shippingAddress }, 'DE').shipping).toMatchObject({
    gender: 'm',
    firstName: 'Bernd',
  })
})

test('nobody known has chosen a salutation', () => {
  expect(prefilledAddresses(nothing, 'AT').shipping).toMatchObject({
    gender: '',
    firstName: '',
    country: 'AT',
  })
})
