import { loadBasket } from '@shop/api-client/contract/basket'
import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { authenticate, loadUser } from '@shop/api-client/contract/user'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../testing/account-steps.ts'
import { orderToPay } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

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
