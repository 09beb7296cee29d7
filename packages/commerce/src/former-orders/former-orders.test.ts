import { listFormerOrders } from '@shop/api-client/contract/former-orders'
import { deleteAccount, exportUserData } from '@shop/api-client/contract/user-data'
import { listOrders } from '@shop/api-client/contract/user-orders'
import { eraseCustomer, exportCustomer, showCustomer } from '@shop/api-client/office/customer-commands'
import { orderDesk, searchOrders, showFormerOrder } from '@shop/api-client/office/order-commands'
import { formerOrders } from '@shop/engine/db/schema/former-orders'
import { users } from '@shop/engine/db/schema/shopper'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { aMember } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'
const ADDRESS = {
  firstName: 'Anna',
  lastName: 'Probst',
  company: '',
  street: 'Weg 1',
  addition: '',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
}

describe.each(await ruleEngines())('orders of the old shop, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    behind = await open()
    anna = await aCustomer(behind.engine)
  })
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const prove = () =>
    sql().update(users).set({ emailProvenAt: behind.clock.now() }).where(eq(users.email, EMAIL))
  async function put(number: string, changed: Partial<typeof formerOrders.$inferInsert> = {}) {
    const id = number.replaceAll(/\D/g, '').padStart(32, '0')
    await sql()
      .insert(formerOrders)
      .values({
        id,
        source: 'shopify',
        oldId: number,
        number,
        customerId: null,
        email: EMAIL,
        state: 'delivered',
        placedAt: new Date('2025-03-02T10:00:00Z'),
        currency: 'EUR',
        total: 2493,
        refunded: 0,
        lines: [{ name: 'Kissen Wolke', options: 'Grau', articleNumber: 'K-1', quantity: 2, total: 1998 }],
        sums: { discount: 0, shipping: 495, fees: 0, tax: 0 },
        shippingAddress: ADDRESS,
        fingerprint: number,
        movedAt: new Date('2026-11-20T10:00:00Z'),
        ...changed,
      })
    return id
  }
  const left = async () => (await sql().select().from(formerOrders)).map(({ number }) => number).toSorted()

  test('a customer sees them as they were, and among the orders of this shop none', async () => {
    await put('#1001')
    await put('#1002', { placedAt: new Date('2025-04-02T10:00:00Z'), state: 'refunded', refunded: 2493 })
    await prove()

    const { orders, total, pages } = await anna.call(listFormerOrders, {})

    expect(orders.map(({ number }) => number)).toEqual(['#1002', '#1001'])
    expect([total, pages]).toEqual([2, 1])
    expect(orders[1]).toEqual({
      id: '00000000000000000000000000001001',
      number: '#1001',
      placedAt: '2025-03-02T10:00:00.000Z',
      state: 'delivered',
      currencyCode: 'EUR',
      lines: [{ name: 'Kissen Wolke', options: 'Grau', articleNumber: 'K-1', quantity: 2, total: 1998 }],
      sums: { discount: 0, shipping: 495, fees: 0, tax: 0 },
      total: 2493,
      refunded: 0,
      shippingAddress: ADDRESS,
    })
    expect((await anna.call(listOrders, {})).total).toBe(0)
  })

  test('an address that was only typed in shows nobody’s orders', async () => {
    await put('#1001')

    expect((await anna.call(listFormerOrders, {})).total).toBe(0)
    expect((await anna.call(exportUserData, {})).formerOrders).toEqual([])
  })

  test('somebody else’s are not shown, and who is not signed in sees none', async () => {
    await put('#1001', { email: 'other@example.org' })
    await prove()
    const guest = await aVisitor(behind.engine)

    expect((await anna.call(listFormerOrders, {})).total).toBe(0)
    expect((await guest.try(listFormerOrders, {})).status).toBe(401)
  })

  test.each([
    ['1001', 1],
    ['wolke', 1],
    ['k-1', 1],
    ['%', 0],
    ['Tasse', 0],
  ])('the word %s finds %i of them', async (search, count) => {
    await put('#1001')
    await prove()

    expect((await anna.call(listFormerOrders, { search })).total).toBe(count)
  })

  test('more than a page come page by page', async () => {
    for (let at = 0; at < 12; at += 1) await put(`#${1001 + at}`)
    await prove()

    const [first, second] = [
      await anna.call(listFormerOrders, {}),
      await anna.call(listFormerOrders, { page: 2 }),
    ]

    expect([first.orders.length, second.orders.length, first.pages, first.total]).toEqual([10, 2, 2, 12])
  })

  test('they follow an account to another address', async () => {
    await put('#1001')
    await prove()
    await sql().update(users).set({ email: 'new@example.org' }).where(eq(users.email, EMAIL))

    expect((await anna.call(listFormerOrders, {})).total).toBe(1)
  })

  test.each([
    ['#1001', ['#1001']],
    ['1001', ['#1001']],
    ['anna@example.org', ['#1001']],
    ['ANNA@exa', ['#1001']],
    ['an', []],
    ['100', []],
  ])('the desk finds by %s: %j', async (text, numbers) => {
    await put('#1001')
    await put('#2002', { email: 'other@example.org' })
    const mia = await aMember(behind, ['service'])

    const found = await mia.answer(searchOrders, { text })

    expect(found.formerOrders.map(({ number }) => number)).toEqual(numbers)
    expect(found.orders).toEqual([])
  })

  test('the desk reads one, sees whose it is, and counts it nowhere', async () => {
    const id = await put('#1001', { placedAt: behind.clock.now(), state: 'open' })
    const mia = await aMember(behind, ['service'])
    const before = (await mia.answer(showFormerOrder, { id })).order
    await prove()

    const { order } = await mia.answer(showFormerOrder, { id })
    const { customer } = await mia.answer(showCustomer, { key: EMAIL })
    const desk = await mia.answer(orderDesk, { state: null })

    expect(before).toMatchObject({ number: '#1001', email: EMAIL, source: 'shopify', customerNumber: null })
    expect(order?.customerNumber).toBe(customer?.number)
    expect(customer).toMatchObject({ orders: 0, formerOrders: [{ id, number: '#1001' }] })
    expect([desk.orders, desk.counts.every(({ count }) => count === 0)]).toEqual([[], true])
    expect((await mia.answer(showFormerOrder, { id: 'f'.repeat(32) })).order).toBeNull()
  })

  test('an export has them, without what the next move knows them by', async () => {
    await put('#1001')
    const owner = await aMember(behind, ['owner'])
    const exported = async () =>
      JSON.parse(
        Buffer.from((await owner.answer(exportCustomer, { key: EMAIL })).base64, 'base64').toString(),
      )
    const unproven = await exported()
    await prove()

    const own = await anna.call(exportUserData, {})

    expect(unproven).toMatchObject({
      formerOrders: [],
      knownByEmail: { formerOrders: [{ number: '#1001' }] },
    })
    expect(own.formerOrders).toMatchObject([{ number: '#1001', shippingAddress: { street: 'Weg 1' } }])
    expect(own.knownByEmail?.formerOrders).toEqual([])
    expect(JSON.stringify(own.formerOrders)).not.toContain('fingerprint')
  })

  test('they go with their account, and others stay', async () => {
    await put('#1001')
    await put('#2002', { email: 'other@example.org' })
    await prove()

    await anna.call(deleteAccount, { password: PASSWORD })

    expect(await left()).toEqual(['#2002'])
  })

  test('who deletes an account that proves nothing erases nobody else’s', async () => {
    await put('#1001')

    await anna.call(deleteAccount, { password: PASSWORD })

    expect(await left()).toEqual(['#1001'])
  })

  test.each([
    ['an account', EMAIL],
    ['an address alone', 'guest@example.org'],
  ])('the desk erases them with %s', async (_, email) => {
    await put('#1001', { email })
    await put('#2002', { email: 'other@example.org' })
    const owner = await aMember(behind, ['owner'])

    await owner.answer(eraseCustomer, { key: email })

    expect(await left()).toEqual(['#2002'])
  })

  test('they age as orders do: three years for nobody’s, ten years after their year for an account’s', async () => {
    const on = (moment: string) => new Date(moment)
    await put('#1', { placedAt: on('2015-12-31T23:00:00Z') })
    await put('#2', { placedAt: on('2016-01-01T00:00:00Z') })
    await prove()
    await put('#3', { email: 'guest@example.org', placedAt: on('2023-11-21T11:00:00Z') })
    await put('#4', { email: 'guest@example.org', placedAt: on('2023-11-21T13:00:00Z') })

    await behind.engine.tidy()

    expect(await left()).toEqual(['#2', '#4'])
  })
})
