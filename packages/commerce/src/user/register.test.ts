import { loadBasket } from '@shop/api-client/contract/basket'
import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { authenticate, loadUser } from '@shop/api-client/contract/user'
import { addAddress, listAddresses } from '@shop/api-client/contract/user-addresses'
import { listOrders, loadOrder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { anAddress, buy } from '../testing/checkout-steps.ts'
import { orderToPay, press } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const DAY_SECONDS = 24 * 60 * 60

describe.each(await ruleEngines())('tokens of a visitor, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  test('the token from before a registration reads nothing of the account, and keeps its cookie', async () => {
    const visitor = await aVisitor(engine)
    const { basketKey } = visitor
    const before = visitor.token()
    await visitor.call(authenticate, {
      mode: 'register',
      first_name: 'Anna',
      last_name: 'Probst',
      email: 'anna@example.org',
      gender: 'f',
      newsletter: false,
      register_password: PASSWORD,
    })
    expect((await visitor.try(loadBasket, { basketKey })).status).toBe(200)

    visitor.setToken(before)
    const basket = await visitor.try(loadBasket, { basketKey })
    const user = await visitor.try(loadUser, {})

    expect(basket.status).toBe(404)
    expect(user).toMatchObject({ status: 200, cookie: null })
  })

  describe('what was ordered as a guest of the session', () => {
    const registerAs = (visitor: Visitor, email: string) =>
      visitor.call(authenticate, {
        mode: 'register',
        first_name: 'Anna',
        last_name: 'Probst',
        email,
        gender: 'f',
        newsletter: false,
        register_password: PASSWORD,
      })
    const ordered = async (visitor: Visitor) => {
      await visitor.refresh()
      return (await visitor.call(listOrders, {})).orders.map(({ number }) => number)
    }

    test('is in the account that this guest makes, with the addresses that were typed', async () => {
      const visitor = await aVisitor(engine)
      const address = anAddress({ street: 'Kastanienallee' })
      const { orderNumber } = await buy(visitor, { variantId: VARIANTS.book, address })

      await registerAs(visitor, ' Anna@Example.org ')

      expect(await ordered(visitor)).toEqual([orderNumber])
      const { order } = await visitor.call(loadOrder, { orderNumber })
      expect(order.customer.status.isGuestCustomer).toBe(false)
      expect(await visitor.call(listAddresses, {})).toMatchObject([
        { address: { street: 'Kastanienallee' }, isDefaultShipping: true, isDefaultBilling: true },
      ])
    })

    test('is not in an account with another address, nor what another address has ordered', async () => {
      const visitor = await aVisitor(engine)
      await buy(visitor, { variantId: VARIANTS.book, email: 'eva@example.org' })
      const { orderNumber } = await buy(visitor, { variantId: VARIANTS.book, email: 'anna@example.org' })

      await registerAs(visitor, 'anna@example.org')
      expect(await ordered(visitor)).toEqual([orderNumber])

      const other = await aVisitor(engine)
      await buy(other, { variantId: VARIANTS.book, email: 'ida@example.org' })
      await registerAs(other, 'otto@example.org')
      expect(await ordered(other)).toEqual([])
      expect(await other.call(listAddresses, {})).toEqual([])
    })

    test('is in an account with the same address that signs in there, whose address book stays as it is', async () => {
      const account = await aCustomer(engine)
      await account.call(addAddress, { address: anAddress({ street: 'Birkenweg' }) })
      const visitor = await aVisitor(engine)
      const { orderNumber } = await buy(visitor, { variantId: VARIANTS.book })

      await visitor.call(authenticate, { mode: 'login', email: 'anna@example.org', password: PASSWORD })

      expect(await ordered(visitor)).toEqual([orderNumber])
      expect(await visitor.call(listAddresses, {})).toMatchObject([{ address: { street: 'Birkenweg' } }])
    })

    test('is not in an account that somebody makes on another device', async () => {
      await buy(await aVisitor(engine), { variantId: VARIANTS.book })
      const stranger = await aVisitor(engine)

      await registerAs(stranger, 'anna@example.org')

      expect(await ordered(stranger)).toEqual([])
    })

    test('and still waits for its payment empties the basket of the account once it is paid', async () => {
      const visitor = await aVisitor(engine)
      const { url, orderNumber } = await orderToPay(visitor, { payment: 'KK' })
      await registerAs(visitor, 'anna@example.org')
      expect(await ordered(visitor)).toEqual([orderNumber])

      await press(engine, url, { action: 'approve' })

      expect((await visitor.call(loadOrder, { orderNumber })).order.state).toBe('confirmed')
      expect((await visitor.call(loadBasket, { basketKey: visitor.basketKey })).items).toEqual([])
    })
  })

  test('the token of a thank-you page opens its order for 90 days', async () => {
    const visitor = await aVisitor(engine)
    const { token } = await orderToPay(visitor, { payment: 'KK' })
    const opened = async () => (await visitor.try(loadPlacedOrder, { token })).status

    clock.forward(89 * DAY_SECONDS)
    expect(await opened()).toBe(200)
    clock.forward(DAY_SECONDS)
    expect(await opened()).toBe(404)
  })
})
