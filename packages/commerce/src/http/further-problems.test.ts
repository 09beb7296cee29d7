import { putCheckoutAddresses } from '@shop/api-client/contract/checkout'
import { sendContactMessage } from '@shop/api-client/contract/contact'
import { authenticate } from '@shop/api-client/contract/user'
import { addAddress, changeAddress } from '@shop/api-client/contract/user-addresses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomer } from '../testing/account-steps.ts'
import { anAddress } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const REQUIRED_ONLY = {
  gender: 'f',
  firstName: 'Anna',
  lastName: 'Probst',
  street: 'Lindenweg',
  houseNumber: '12',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
}

describe.each(await ruleEngines())('what comes in, on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let visitor: Visitor
  beforeAll(async () => {
    ;({ engine } = await open())
    visitor = await aCustomer(engine)
  }, 60_000)
  afterAll(() => engine.close())

  test.each([
    [
      authenticate,
      { mode: 'register', newsletter: 'yes', email: 'anna' },
      ['newsletter', 'email', 'first_name'],
    ],
    [authenticate, { mode: 'login', email: 5 }, ['email', 'password']],
    [sendContactMessage, { topic: 7, email: 'anna' }, ['topic', 'email', 'message']],
    [
      addAddress,
      { address: anAddress({ zip: '1' }), isDefaultBilling: 1 },
      ['isDefaultBilling', 'address.zip'],
    ],
    [
      changeAddress,
      { id: '1', address: { ...anAddress({ zip: '1' }), street: 5 } },
      ['address.street', 'address.zip'],
    ],
    [
      putCheckoutAddresses,
      { email: 'anna', shipping: { ...anAddress({ zip: '1' }), city: 5 }, billing: null },
      ['email', 'shipping.city', 'shipping.zip'],
    ],
  ])('is told of all that is wrong in $name, types and values', async (call, input, fields) => {
    const { status, body } = await visitor.try(call, input)

    const paths = (body as { errors: { path: string }[] }).errors.map(({ path }) => path)
    expect(status).toBe(422)
    expect(paths).toEqual(expect.arrayContaining(fields))
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('may leave out what an address need not have', async () => {
    const kept = await visitor.try(addAddress, { address: REQUIRED_ONLY })
    const shipped = await visitor.try(putCheckoutAddresses, {
      email: 'anna@example.org',
      shipping: REQUIRED_ONLY,
      billing: REQUIRED_ONLY,
    })

    const nothing = { company: null, addition: null, phone: null, birthDate: null, postNumber: null }
    expect(kept).toMatchObject({ status: 201, body: [{ address: nothing }] })
    expect(shipped).toMatchObject({
      status: 200,
      body: { shippingAddress: nothing, billingAddress: nothing },
    })
  })
})
