import { addBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { addVoucher } from '@shop/api-client/contract/basket-codes'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { requestReminder } from '@shop/api-client/contract/reminders'
import { authenticate, loadUser } from '@shop/api-client/contract/user'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { orders } from '@shop/engine/db/schema/orders'
import { users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '../testing/account-steps.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { aVoucherRecord, givePromotions } from '../testing/offers.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const KEY = { idempotencyKey: 'the-same' }
const REGISTRATION = {
  mode: 'register',
  first_name: 'Anna',
  last_name: 'Probst',
  email: 'anna@example.org',
  gender: 'f',
  newsletter: false,
  register_password: PASSWORD,
}

describe.each(await engineKinds())('an Idempotency-Key on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine)
    vi.spyOn(console, 'error').mockReturnValue()
  }, 60_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    await engine.close()
  })

  /** The connection breaks at the next commit, after it went through or before it. */
  const breakAt = (moment: 'afterCommit' | 'beforeCommit') => {
    const real = engine.database.transaction
    vi.spyOn(engine.database, 'transaction').mockImplementationOnce(async (body) => {
      const gone = new Error('Connection terminated unexpectedly')
      if (moment === 'afterCommit') await real(body)
      else
        await real(async (sql) => {
          await body(sql)
          throw gone
        })
      throw gone
    })
  }
  const count = async (table: typeof users | typeof orders | typeof outbox) =>
    (await engine.database.sql.select().from(table)).length

  test('knows that a change was committed although nobody was told so', async () => {
    await givePromotions(engine.database, aVoucherRecord('ZEHN'))
    const { basketKey } = visitor
    await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.cushion, quantity: 1 })

    breakAt('afterCommit')
    const voucher = await visitor.try(addVoucher, { basketKey, code: 'ZEHN' }, KEY)

    const basket = await visitor.call(loadBasket, { basketKey })
    expect(voucher).toMatchObject({ status: 200, body: { vouchers: [{ code: 'ZEHN' }] } })
    expect(voucher.body).toEqual(basket)
  })

  test('is free for another attempt when the change was taken back', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    breakAt('beforeCommit')

    const broken = await visitor.try(placeOrder, { acceptedTerms: true }, KEY)
    const again = await visitor.try(placeOrder, { acceptedTerms: true }, KEY)

    expect([broken.status, again.status, await count(orders)]).toEqual([503, 201, 1])
  })

  test('signs in under the session that was committed, and hands out none that was not', async () => {
    const old = visitor.token()
    breakAt('beforeCommit')
    const broken = await visitor.try(authenticate, REGISTRATION, KEY)
    expect([broken.status, broken.cookie]).toEqual([503, null])

    breakAt('afterCommit')
    const registered = await visitor.try(authenticate, REGISTRATION, KEY)
    const known = await visitor.call(loadUser, {})
    visitor.setToken(old)
    const again = await visitor.try(authenticate, REGISTRATION, KEY)

    expect([registered.status, known.loggedIn, await count(users)]).toEqual([200, true, 1])
    expect(again).toEqual(registered)
  })

  test('of requests that come at the same moment one does it, and all hear its answer', async () => {
    const input = { variantId: VARIANTS.soldOut, email: 'anna@example.org' }

    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.try(requestReminder, input, KEY)))

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect(await count(outbox)).toBe(1)
  })

  test('leads to one page to pay on, however often it is sent at once', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK' })
    const asked = vi.spyOn(engine.sandbox?.provider ?? { start: () => undefined }, 'start')

    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor.try(placeOrder, { acceptedTerms: true }, KEY)),
    )

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await count(orders)).toBe(1)
    expect(asked).toHaveBeenCalled()
  })
})
