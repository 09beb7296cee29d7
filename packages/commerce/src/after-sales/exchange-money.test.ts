import { cancelOwnOrder, withdrawOrder } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { loadOrder } from '@shop/api-client/contract/user-orders'
import { exchangeReturn, refundReturn, takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { giveMoneyBack, noteTransfer, showOrder } from '@shop/api-client/office/order-commands'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { owedAfterReversal } from '@shop/domain/order/beside-chargeback'
import { paymentEvents, payments } from '@shop/engine/db/schema/orders'
import { invoicesOfOrder } from '@shop/sales/invoice/invoice-store'
import { lockForDesk } from '@shop/sales/orders/order-desk-store'
import { orderBalance } from '@shop/sales/payment/refund-due'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { giftCardLines } from '../testing/gift-card-product.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const FIRST = 'T00000001'
const SECOND = 'T00000002'
const VASE = 1999
const SHIPPING = 595

describe.each(await ruleEngines())('the money of an exchange, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let anna: Visitor
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    anna = await aCustomer(behind.engine)
    mia = await aMember(behind, ['service'])
  }, 60_000)
  afterEach(async () => {
    const broken = await brokenInvariants(behind.engine)
    await behind.engine.close()
    if (broken.length > 0) throw new Error(broken.join('\n'))
  })

  const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
  const delivered = async (number: string) => {
    await run('orders', 'ship', number)
    await run('orders', 'deliver', number)
  }
  /** A vase and what is bought beside it, paid in advance and delivered. */
  const bought = async (...besides: { variantId: number; quantity?: number }[]) => {
    await fillCheckout(anna, { variantId: VARIANTS.scarce })
    for (const { variantId, quantity = 1 } of besides)
      await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId, quantity })
    await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', FIRST)
    await delivered(FIRST)
  }
  const order = async (number = FIRST) => {
    const { order: shown } = await mia.answer(showOrder, { number })
    if (shown === null) throw new Error(`There is no order ${number}.`)
    return shown
  }
  const withdraw = async (number: string, ...units: number[]) => {
    const shown = await anna.call(loadOrder, { orderNumber: number })
    const keys = shown.order.packages.flatMap(({ items }) => items.map(({ key }) => key))
    const items = units.flatMap((quantity, index) =>
      quantity === 0 ? [] : [{ key: keys[index] ?? '', quantity }],
    )
    await anna.call(withdrawOrder, { orderNumber: number, items })
    return (await order(number)).returns.find(({ state }) => state === 'announced')?.number ?? ''
  }
  type Wanted = { position?: number; quantity?: number; variantId: number }
  const exchange = async (returnNumber: string, wanted: Wanted[], number = FIRST) =>
    mia.answer(
      exchangeReturn,
      { number, returnNumber, wanted: wanted.map((one) => ({ position: 1, quantity: 1, ...one })) },
      (await order(number)).version,
    )
  const takeBack = async (returnNumber: string, number = FIRST) =>
    mia.answer(takeBackGoods, { number, returnNumber }, (await order(number)).version)
  /** The vase is exchanged for a cushion, and is here. */
  const exchangedVase = async () => {
    const number = await withdraw(FIRST, 1)
    await exchange(number, [{ variantId: VARIANTS.cushion }])
    await takeBack(number)
  }
  const bankTakes = async (amount: number) => {
    const { sql } = behind.engine.database
    const { order: paid } = await lockForDesk(sql, FIRST)
    const [payment] = await sql.select().from(payments).where(eq(payments.orderId, paid.id))
    if (payment === undefined) throw new Error('Nothing has paid the first order.')
    await sql.insert(paymentEvents).values({
      paymentId: payment.id,
      kind: 'chargedBack',
      amount,
      by: 'bank',
      note: null,
      at: behind.clock.now(),
    })
  }
  const balance = async () => {
    const { sql } = behind.engine.database
    return orderBalance(sql, (await lockForDesk(sql, FIRST)).order.id)
  }
  const corrections = async (number = FIRST) => {
    const { sql } = behind.engine.database
    const issued = await invoicesOfOrder(sql, (await lockForDesk(sql, number)).order.id)
    return issued.flatMap(({ kind, lines }) => (kind === 'correction' ? (lines ?? []) : []))
  }
  const mailTexts = async (number: string, kind: string) => {
    await behind.engine.tidy()
    return (await order(number)).mails.filter((mail) => mail.kind === kind).map(({ text }) => text)
  }

  // The bank's money counts first, whichever goods it was about: the shopper had 39,98 for goods of 19,99.
  test('what a bank has taken is not paid a second time for the replacement that comes back', async () => {
    await bought({ variantId: VARIANTS.cushion, quantity: 2 })
    await exchangedVase()
    await delivered(SECOND)
    await bankTakes(VASE)
    const input = { number: SECOND, returnNumber: await withdraw(SECOND, 1) }

    const preview = await mia.preview(takeBackGoods, input, (await order(SECOND)).version)
    const done = await mia.answer(takeBackGoods, input, (await order(SECOND)).version)

    expect(done).toMatchObject({ amount: 0, shares: [], document: expect.any(String) })
    expect(preview).toMatchObject({
      effects: expect.arrayContaining([
        expect.objectContaining({ kind: 'money', way: 'byBank', amount: VASE }),
        expect.objectContaining({ kind: 'mail', mail: 'orderRefunded' }),
      ]),
    })
    expect(await balance()).toEqual({ corrected: VASE, given: 0, taken: VASE })
    const [text] = await mailTexts(FIRST, 'orderRefunded')
    expect(text).toContain('die Rechnung berichtigt')
    expect(text).toContain('19,99\u00a0€ hat Ihre Bank schon zurückgebucht.')
    expect(text).not.toContain('0,00')
  })

  // The correction was issued, and nobody was told of it.
  test('of goods of any order whose money a bank has, the shopper hears when they come', async () => {
    await bought({ variantId: VARIANTS.cushion, quantity: 2 })
    await bankTakes(VASE)
    const input = { number: FIRST, returnNumber: await withdraw(FIRST, 1) }

    const preview = await mia.preview(takeBackGoods, input, (await order()).version)
    const done = await mia.answer(takeBackGoods, input, (await order()).version)

    expect(done).toMatchObject({ amount: 0, document: expect.any(String) })
    expect(preview).toMatchObject({
      effects: expect.arrayContaining([expect.objectContaining({ kind: 'mail', mail: 'orderRefunded' })]),
    })
    const [text] = await mailTexts(FIRST, 'orderRefunded')
    expect(text).toContain('19,99\u00a0€ hat Ihre Bank schon zurückgebucht.')
  })

  // Nothing was corrected, so nothing was owed once the bank had returned its money.
  test('and is owed once the bank returns it', async () => {
    await bought()
    await exchangedVase()
    await delivered(SECOND)
    await bankTakes(VASE)
    await takeBack(await withdraw(SECOND, 1), SECOND)

    expect(await corrections()).toMatchObject([{ amount: SHIPPING }, { amount: VASE, rate: 19 }])
    expect(owedAfterReversal({ ...(await balance()), taken: 0 })).toBe(VASE)
  })

  test('what goes back of a replacement goes back at the rates of its goods', async () => {
    await bought({ variantId: VARIANTS.book })
    await exchangedVase()

    await anna.call(cancelOwnOrder, { orderNumber: SECOND })

    expect(await corrections()).toEqual([
      { articleNumber: 'V1', name: 'Kissen', quantity: 1, amount: VASE, rate: 19 },
    ])
    expect((await order()).events.at(-1)?.entry).toMatchObject({ code: 'gaveBack', amount: VASE })
  })

  // The warehouse books a parcel, and cannot stop a card that it knows nothing of.
  test('a gift card that was bought beside holds no parcel up', async () => {
    await importCatalogue(behind.engine.database, giftCardLines(), { strict: true })
    await behind.engine.refresh()
    await bought({ variantId: 990 })
    await exchangedVase()
    await delivered(SECOND)
    await mia.answer(giveMoneyBack, { number: FIRST, amount: VASE }, (await order()).version)

    const done = await takeBack(await withdraw(SECOND, 1), SECOND)

    expect(done).toMatchObject({ amount: VASE, document: expect.any(String) })
  })

  // An exchange for something cheaper was no giving of money, and one person could do both.
  test('whoever has sent something cheaper does not note the transfer of the difference above the limit', async () => {
    const owner = await aMember(behind, ['owner'])
    await bought({ variantId: VARIANTS.cushion, quantity: 2 })
    await exchange(await withdraw(FIRST, 1), [{ variantId: VARIANTS.scaled }])
    await owner.answer(setMoneyLimit, { limit: 500, was: null }, 0)
    const { version } = await order()

    expect(await mia.run(noteTransfer, { number: FIRST }, version)).toMatchObject({
      type: 'refused',
      coded: { code: 'transferNeedsOther', params: { amount: 500 } },
    })
    expect(await owner.run(noteTransfer, { number: FIRST }, version)).toMatchObject({ type: 'done' })
  })

  test('before it comes nothing goes beside what a bank has taken', async () => {
    await bought()
    await exchangedVase()
    await delivered(SECOND)
    await bankTakes(VASE)
    const input = { number: SECOND, returnNumber: await withdraw(SECOND, 1) }

    const outcome = await mia.run(refundReturn, input, (await order(SECOND)).version)

    expect(outcome).toMatchObject({ type: 'refused', coded: { code: 'chargedBack' } })
    expect(await corrections()).toMatchObject([{ amount: SHIPPING }])
  })

  test('the order that has paid is over with the last of its money', async () => {
    await bought()
    await exchangedVase()

    await anna.call(cancelOwnOrder, { orderNumber: SECOND })

    expect(await order()).toMatchObject({ state: 'refunded', refundable: 0 })
    expect((await order()).events.at(-1)).toMatchObject({
      to: 'refunded',
      entry: { code: 'gaveBack', amount: VASE },
    })
  })

  // The shopper keeps the vase, and had its money as well: nothing went after the return any more.
  describe('whose first goods are still with the shopper', () => {
    test('nothing is paid for what is cancelled: the return brings its money again', async () => {
      await bought({ variantId: VARIANTS.cushion, quantity: 2 })
      const number = await withdraw(FIRST, 1)
      await exchange(number, [{ variantId: VARIANTS.cushion }])

      await anna.call(cancelOwnOrder, { orderNumber: SECOND })

      const first = await order()
      expect(await order(SECOND)).toMatchObject({ state: 'cancelled' })
      expect(await corrections()).toEqual([])
      expect(first.returns).toMatchObject([
        { number, state: 'announced', replacement: null, refundedAt: null, due: expect.any(Object) },
      ])
      expect(first.events.at(-1)?.entry).toEqual({
        code: 'exchangeUndone',
        order: SECOND,
        return: number,
      })
      const [text] = await mailTexts(SECOND, 'orderCancelled')
      expect(text).toContain(`Bezahlt war sie mit der Bestellung ${FIRST}`)
      expect(text).not.toContain('nichts abgebucht')
      expect(await takeBack(number)).toMatchObject({ amount: VASE })
    })

    test('a difference that went back is not paid a second time, though other goods would cover it', async () => {
      await bought({ variantId: VARIANTS.cushion, quantity: 2 })
      const number = await withdraw(FIRST, 1)
      await exchange(number, [{ variantId: VARIANTS.scaled }])
      await anna.call(cancelOwnOrder, { orderNumber: SECOND })

      expect(await takeBack(number)).toMatchObject({ amount: 1000 })
      expect(await corrections()).toMatchObject([{ amount: 999 }, { amount: 1000 }])
    })

    test('nor for what comes back, and not before it comes', async () => {
      await bought({ variantId: VARIANTS.cushion, quantity: 2 })
      const number = await withdraw(FIRST, 1)
      await exchange(number, [{ variantId: VARIANTS.cushion }])
      await delivered(SECOND)
      const back = { number: SECOND, returnNumber: await withdraw(SECOND, 1) }
      const { version } = await order(SECOND)

      const early = await mia.run(refundReturn, back, version)
      const came = await mia.answer(takeBackGoods, back, version)

      expect(early).toMatchObject({ type: 'refused', coded: { code: 'exchangeAwaited' } })
      expect(came).toMatchObject({ amount: 0, document: null, shares: [] })
      // It was refunded, by its state, and nobody had got anything.
      expect(await order(SECOND)).toMatchObject({ state: 'returned' })
      const proof = { number: FIRST, returnNumber: number }
      expect(await mia.answer(refundReturn, proof, (await order()).version)).toMatchObject({ amount: VASE })
    })

    test('one item of several splits the return, and shipping goes back once', async () => {
      await bought({ variantId: VARIANTS.cushion, quantity: 2 })
      const number = await withdraw(FIRST, 1, 2)
      await exchange(number, [
        { variantId: VARIANTS.scaled },
        { position: 2, quantity: 2, variantId: VARIANTS.cushion },
      ])
      const { order: second } = await anna.call(loadOrder, { orderNumber: SECOND })
      const glass = second.packages.flatMap(({ items }) => items)[0]?.key ?? ''

      await anna.call(cancelOwnOrder, { orderNumber: SECOND, items: [glass] })

      const { returns } = await order()
      const rest = returns.find((one) => one.number !== number)
      expect(returns.find((one) => one.number === number)).toMatchObject({
        replacement: null,
        lines: [{ position: 1, quantity: 1 }],
      })
      expect(rest).toMatchObject({ replacement: SECOND, lines: [{ position: 2, quantity: 2 }] })
      expect(await takeBack(number)).toMatchObject({ amount: 1000 })
      await anna.call(cancelOwnOrder, { orderNumber: SECOND })
      expect(await takeBack(rest?.number ?? '')).toMatchObject({ amount: 2 * VASE })
      expect((await balance()).corrected).toBe(3 * VASE + SHIPPING)
    })
  })
})
