import { addBasketItem } from '@shop/api-client/contract/basket'
import { addGiftCard } from '@shop/api-client/contract/basket-codes'
import {
  loadCheckout,
  loadPlacedOrder,
  placeOrder,
  putCheckoutPayment,
} from '@shop/api-client/contract/checkout'
import { authenticate } from '@shop/api-client/contract/user'
import { loadBalance } from '@shop/api-client/contract/user-balance'
import { deleteAccount } from '@shop/api-client/contract/user-data'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { accountBalances } from '@shop/engine/db/schema/balance'
import { orders, payments } from '@shop/engine/db/schema/orders'
import { mails } from '@shop/engine/db/schema/system'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { anAddress, fillCheckout } from '../testing/checkout-steps.ts'
import { giveGiftCard } from '../testing/offers.ts'
import { press } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

/** One cushion with shipping. */
const WHOLE = 2594

describe.each(await ruleEngines())('paying with the balance of an account, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  const credit = (amount: string) => run('balance', 'credit', 'anna@example.org', amount, '--note', 'Kulanz')
  const held = async () => (await anna.call(loadBalance, {})).amount
  const paid = async (orderNumber: string) => {
    const rows = await engine.database.sql
      .select({ key: payments.key, amount: payments.amount, state: payments.state })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.number, orderNumber))
      .orderBy(payments.createdAt)
    return rows.map(({ key, amount, state }) => `${key} ${amount} ${state}`)
  }
  const fill = (visitor = anna, payment: 'V' | 'KK' = 'V') =>
    fillCheckout(visitor, { variantId: VARIANTS.cushion, payment })
  const useBalance = (visitor = anna) => visitor.call(putCheckoutPayment, { useBalance: true })

  test('a part is taken in the transaction of the order, the method pays the rest', async () => {
    await credit('10.00')
    await fill()
    const before = await anna.call(loadCheckout, {})
    const used = await useBalance()

    const { orderNumber, token } = await anna.call(placeOrder, {
      acceptedTerms: true,
      expectedTotal: WHOLE - 1000,
    })

    expect([before.balance, before.totals.balance]).toEqual([{ available: 1000, isUsed: false }, 0])
    expect(used).toMatchObject({
      balance: { available: 1000, isUsed: true },
      totals: { balance: 1000, total: WHOLE - 1000, vat: [{ amount: 414 }] },
      paymentKey: 'V',
    })
    expect(await paid(orderNumber)).toEqual(['balance 1000 captured', `V ${WHOLE - 1000} created`])
    expect(await held()).toBe(0)
    const { order } = await anna.call(loadPlacedOrder, { token })
    expect(order.totals).toMatchObject({ balance: 1000, total: WHOLE - 1000 })
    expect(order.cost.withTax).toBe(WHOLE)
  })

  test('an account that holds money, or has lent some to an order, is not deleted', async () => {
    await credit('10.00')
    const holding = await anna.try(deleteAccount, { password: PASSWORD })
    await fill(anna, 'KK')
    await useBalance()
    await anna.call(placeOrder, { acceptedTerms: true })
    const lent = [await held(), await anna.try(deleteAccount, { password: PASSWORD })] as const
    clock.forward(16 * 60)
    await engine.tidy()

    const tooMuch = await run('balance', 'pay-out', 'anna@example.org', '10.01')
    const paidOut = await run('balance', 'pay-out', 'anna@example.org', '10', '--note', 'überwiesen')
    const { bookings } = await anna.call(loadBalance, {})
    const empty = await anna.try(deleteAccount, { password: PASSWORD })

    expect(holding).toMatchObject({ status: 409, body: { code: 'balance_left' } })
    expect(lent).toMatchObject([0, { status: 409, body: { code: 'balance_left' } }])
    expect([tooMuch.exitCode, paidOut.exitCode]).toEqual([1, 0])
    expect(bookings[0]).toMatchObject({ kind: 'paid', amount: -1000, note: 'überwiesen' })
    expect(empty.status).toBe(204)
  })

  test('a balance that pays it all leaves no method to choose', async () => {
    await credit('100')
    await fill()

    const used = await useBalance()
    const { orderNumber, next } = await anna.call(placeOrder, { acceptedTerms: true, expectedTotal: 0 })

    expect(used).toMatchObject({ paymentKey: 'G', missing: [], totals: { balance: WHOLE, total: 0 } })
    expect(next).toEqual({ type: 'done' })
    expect(await paid(orderNumber)).toEqual([`balance ${WHOLE} captured`])
    expect(await held()).toBe(10_000 - WHOLE)
  })

  test('a gift card comes first, the balance pays what it leaves, the method the rest', async () => {
    await credit('5')
    const card = await giveGiftCard(engine.database, { amount: 1500 })
    await fill()
    await anna.call(addGiftCard, { basketKey: anna.basketKey, code: card.code, pin: card.pin })
    await useBalance()

    const { orderNumber } = await anna.call(placeOrder, { acceptedTerms: true })

    expect(await paid(orderNumber)).toEqual([
      'giftcard 1500 captured',
      'balance 500 captured',
      `V ${WHOLE - 2000} created`,
    ])
  })

  test('a payment that fails gives the balance back, once', async () => {
    await credit('10')
    await fill(anna, 'KK')
    await useBalance()
    const { next, orderNumber } = await anna.call(placeOrder, { acceptedTerms: true })
    const held1 = await held()
    if (next.type !== 'redirect') throw new Error('the order needs no payment')

    const waiting = await anna.call(loadCheckout, {})
    await press(engine, next.url, { action: 'decline' })
    await press(engine, next.url, { action: 'decline' })

    expect([held1, await held()]).toEqual([0, 1000])
    // Ordering again releases it, so the checkout offers it meanwhile.
    expect(waiting.balance).toEqual({ available: 1000, isUsed: true })
    expect(await paid(orderNumber)).toEqual(['balance 1000 cancelled', `KK ${WHOLE - 1000} failed`])
    expect((await anna.call(loadBalance, {})).bookings.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['released', 1000],
      ['paid', -1000],
      ['credited', 1000],
    ])
  })

  test('an order that is placed again uses the same money once', async () => {
    await credit('10')
    await fill(anna, 'KK')
    await useBalance()
    await anna.call(placeOrder, { acceptedTerms: true })

    const again = await anna.call(placeOrder, { acceptedTerms: true, expectedTotal: WHOLE - 1000 })

    expect(await paid(again.orderNumber)).toEqual(['balance 1000 authorised', `KK ${WHOLE - 1000} created`])
    expect(await held()).toBe(0)
  })

  test('cancelling gives real money back first, and then the balance', async () => {
    await credit('10')
    await fill()
    await useBalance()
    const { orderNumber } = await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', orderNumber)

    const part = await run('orders', 'refund', orderNumber, '16.00')
    const rest = await run('orders', 'cancel', orderNumber)

    expect(part.lines.join('\n')).toContain('15.94 of V has to be transferred back BY HAND')
    expect(part.lines.join('\n')).toContain('0.06 of balance is back on the account')
    expect(rest.lines.join('\n')).toContain('9.94 of balance is back on the account')
    expect(await held()).toBe(1000)
  })

  test('without an account any more it stays owed, with its person, until somebody has transferred it', async () => {
    await credit('10')
    await fill()
    await useBalance()
    const { orderNumber } = await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', orderNumber)
    await anna.call(deleteAccount, { password: PASSWORD })
    const row = async () => (await engine.database.sql.select().from(orders))[0]

    const cancelled = await run('orders', 'cancel', orderNumber)
    await engine.tidy()
    const owed = await run('orders', 'owed')
    const [mail] = await engine.database.sql.select().from(mails).where(eq(mails.kind, 'orderCancelled'))
    const kept = (await row())?.email
    const tooMuch = await run('orders', 'transferred', orderNumber, '30')
    const part = await run('orders', 'transferred', orderNumber, '15,94')
    const rest = await run('orders', 'transferred', orderNumber, '--note', 'überwiesen')
    await engine.tidy()

    expect(cancelled.lines).toContain('  10.00 of balance has to be transferred back BY HAND')
    expect(owed.lines).toEqual([
      expect.stringMatching(/25\.94 EUR {2}paid by V, balance {2}anna@example\.org/),
    ])
    expect(mail?.to).toBe('anna@example.org')
    expect(mail?.text).toMatch(/Davon überweisen wir Ihnen 10,00\s€/)
    expect([kept, tooMuch.exitCode]).toEqual(['anna@example.org', 1])
    expect([part.lines, rest.lines]).toEqual([
      [`${orderNumber}: 15.94 EUR noted, 10.00 EUR owed`],
      [`${orderNumber}: 10.00 EUR noted, 0.00 EUR owed`],
    ])
    expect((await run('orders', 'owed')).lines).toEqual(['Nobody has to get a transfer.'])
    expect((await row())?.email).toBe('')
  })

  test('one balance in two baskets pays once, and whoever comes second is told', async () => {
    await credit('25.94')
    const elsewhere = await aVisitor(engine, 'de-at')
    await elsewhere.call(authenticate, { mode: 'login', email: 'anna@example.org', password: PASSWORD })
    await elsewhere.refresh()
    await fill()
    await fillCheckout(elsewhere, {
      variantId: VARIANTS.cushion,
      address: anAddress({ country: 'AT', zip: '1010', city: 'Wien' }),
    })
    await useBalance()
    await useBalance(elsewhere)
    const totals = [anna, elsewhere].map(async (visitor) => (await visitor.call(loadCheckout, {})).totals)

    const seen = (await Promise.all(totals)).map(({ total }) => total)
    const answers = await Promise.all(
      [anna, elsewhere].map((visitor, index) =>
        visitor.try(placeOrder, { acceptedTerms: true, expectedTotal: seen[index] ?? 0 }),
      ),
    )

    const [row] = await engine.database.sql.select().from(accountBalances)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(row?.amount).toBe(0)
  })

  test('neither guests nor strangers nor another currency can use it', async () => {
    await credit('10')
    const guest = await aVisitor(engine)
    await fill(guest)
    const swiss = await aVisitor(engine, 'de-ch')
    await swiss.call(authenticate, { mode: 'login', email: 'anna@example.org', password: PASSWORD })
    await swiss.refresh()
    await swiss.call(addBasketItem, { basketKey: swiss.basketKey, variantId: VARIANTS.cushion, quantity: 1 })

    const answer = await guest.try(putCheckoutPayment, { useBalance: true })

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'useBalance' }] } })
    expect((await guest.call(loadCheckout, {})).balance).toBeNull()
    expect((await swiss.call(loadCheckout, {})).balance).toBeNull()
    expect((await guest.try(loadBalance, {})).status).toBe(401)
  })

  test.each([
    [['balance', 'credit', 'nobody@example.org', '5'], 1, 'There is no account'],
    [['balance', 'credit', 'anna@example.org', '0'], 2, 'The amount lies between'],
    [['balance', 'credit', 'anna@example.org', '5', '--currency', 'USD'], 2, '--currency is EUR or CHF'],
    [['balance', 'show', 'anna@example.org'], 0, 'has nothing on the account'],
    [['balance', 'show'], 2, 'Usage'],
  ])('%j ends with %i', async (words, exitCode, sent) => {
    const result = await run(...words)

    expect(result.exitCode).toBe(exitCode)
    expect(result.lines.join('\n')).toContain(sent)
  })
})
