import {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
} from '@shop/api-client/contract/user-addresses'
import type { Address } from '@shop/domain/address/address'
import { MAX_ADDRESSES } from '@shop/domain/user/max-addresses'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '../testing/account-steps.ts'
import { anAddress } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('address books on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  /** Adds addresses in this order, one each second; their ids in the same order. */
  const added = async (...cities: string[]) => {
    const ids: string[] = []
    for (const city of cities) {
      clock.forward(1)
      const book = await anna.call(addAddress, { address: anAddress({ city }) })
      ids.push(book.find(({ id }) => !ids.includes(id))?.id ?? '')
    }
    return ids
  }
  const listed = async () =>
    (await anna.call(listAddresses, {})).map(({ address, isDefaultShipping, isDefaultBilling }) =>
      [address.city, isDefaultShipping && 'shipping', isDefaultBilling && 'billing']
        .filter(Boolean)
        .join(' '),
    )

  test('an address is kept tidily, the first one for parcels and bills', async () => {
    const typed = anAddress({ firstName: ' Anna ', company: ' ', phone: '030 1234567' })

    const answer = await anna.try(addAddress, { address: typed })

    const kept = anAddress({ firstName: 'Anna', phone: '+49301234567' })
    expect(answer.status).toBe(201)
    expect(await anna.call(listAddresses, {})).toEqual([
      { id: expect.any(String), address: kept, isDefaultShipping: true, isDefaultBilling: true },
    ])
  })

  test('the defaults come first, then the newest', async () => {
    await added('Berlin', 'Bremen', 'Bonn')

    expect(await listed()).toEqual(['Berlin shipping billing', 'Bonn', 'Bremen'])
  })

  test('a new default takes the old one’s place, each kind by itself', async () => {
    const [, bremen] = await added('Berlin', 'Bremen')

    await anna.call(changeAddress, {
      id: bremen ?? '',
      address: anAddress({ city: 'Bremen' }),
      isDefaultShipping: true,
    })
    await anna.call(addAddress, { address: anAddress({ city: 'Bonn' }), isDefaultBilling: true })

    expect(await listed()).toEqual(['Bremen shipping', 'Bonn billing', 'Berlin'])
  })

  test('an address is changed, and may stop being a default', async () => {
    const [berlin] = await added('Berlin')

    await anna.call(changeAddress, { id: berlin ?? '', address: anAddress({ city: 'Köln', zip: '50667' }) })

    expect(await listed()).toEqual(['Köln'])
  })

  test('of a deleted default nothing takes the place', async () => {
    const [berlin] = await added('Berlin', 'Bremen')

    await anna.call(deleteAddress, { id: berlin ?? '' })

    expect(await listed()).toEqual(['Bremen'])
  })

  test.each<[Partial<Address>, string, string]>([
    [{ street: '' }, 'street', 'generic.validation.required'],
    [{ street: 'x'.repeat(51) }, 'street', 'generic.validation.maxLength'],
    [{ houseNumber: null }, 'houseNumber', 'generic.validation.required'],
    [{ zip: '1011' }, 'zip', 'address.errors.zip'],
    [{ city: 'Berlin 1' }, 'city', 'address.errors.city'],
    [{ gender: 'n' }, 'company', 'generic.validation.required'],
    [{ firstName: '<b>' }, 'firstName', 'generic.validation.name'],
    [{ phone: '1' }, 'phone', 'address.errors.phone'],
    [{ birthDate: '2026-11-22' }, 'birthDate', 'address.errors.birthDateFuture'],
    [{ postNumber: '1' }, 'postNumber', 'address.errors.postNumber'],
  ])('%j is refused at its field, new and changed', async (fields, path, key) => {
    const [berlin] = await added('Berlin')
    const address = anAddress(fields)

    const answers = [
      await anna.try(addAddress, { address }),
      await anna.try(changeAddress, { id: berlin, address }),
    ]

    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'input_invalid', errors: [{ path: `address.${path}`, key }] },
      })
    expect(await listed()).toEqual(['Berlin shipping billing'])
  })

  test('a bill may go abroad, parcels by default may not', async () => {
    const vienna = anAddress({ country: 'AT', zip: '1010', city: 'Wien' })

    const refused = await anna.try(addAddress, { address: vienna, isDefaultShipping: true })
    await anna.call(addAddress, { address: vienna })

    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'address.country' }] } })
    expect(await listed()).toEqual(['Wien billing'])
  })

  test('addresses of others are as little there as any', async () => {
    const [berlin] = await added('Berlin')
    const eva = await aCustomer(engine, { email: 'eva@example.org' })

    const answers = await Promise.all(
      [berlin, 'f'.repeat(32), "' or 1=1", '%'].flatMap((id) => [
        eva.try(changeAddress, { id, address: anAddress(), isDefaultShipping: true }),
        eva.try(deleteAddress, { id }),
      ]),
    )

    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
    expect(await eva.call(listAddresses, {})).toEqual([])
    expect(await listed()).toEqual(['Berlin shipping billing'])
  })

  test('an address book has an end, also for many at once', async () => {
    const requests = Array.from({ length: MAX_ADDRESSES + 5 }, () =>
      anna.try(addAddress, { address: anAddress() }),
    )

    const statuses = (await Promise.all(requests)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_ADDRESSES)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    const book = await anna.call(listAddresses, {})
    expect(book.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(1)
    expect(book.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1)
  })

  test.each([listAddresses, addAddress, changeAddress, deleteAddress])(
    '$name is for customers',
    async (call) => {
      const visitor = await aVisitor(engine)

      const answer = await visitor.try(call, { id: 'x', address: anAddress() })

      expect(answer).toMatchObject({ status: 401, body: { code: 'sign_in_required' } })
    },
  )
})
