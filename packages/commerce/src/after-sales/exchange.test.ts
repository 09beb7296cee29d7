import { withdrawOrder } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { listOrders, loadOrder } from '@shop/api-client/contract/user-orders'
import { showFigureLists, showFigures } from '@shop/api-client/office/figure-commands'
import {
  exchangeGoods,
  exchangeReturn,
  refundReturn,
  takeBackGoods,
} from '@shop/api-client/office/fulfilment-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { giveMoneyBack, showOrder, stopOrder } from '@shop/api-client/office/order-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const FIRST = 'T00000001'
const SECOND = 'T00000002'
const THIRD = 'T00000003'
const [VASE, CUSHIONS] = [1, 2]
const NEEDS_TWO = { type: 'refused', coded: { code: 'moneyNeedsSecond' } }

describe.each(await ruleEngines())('other goods for those that come back, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let anna: Visitor
  let mia: Member
  /** A vase (19,99) and two cushions (39,98), with 5,95 for shipping, paid in advance and delivered. */
  beforeEach(async () => {
    behind = await open()
    anna = await aCustomer(behind.engine)
    await fillCheckout(anna, { variantId: VARIANTS.scarce })
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.cushion, quantity: 2 })
    await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', FIRST)
    await delivered(FIRST)
    mia = await aMember(behind, ['service'])
  }, 60_000)
  afterEach(async () => {
    const broken = await brokenInvariants(behind.engine)
    await behind.engine.close()
    // Whatever was exchanged, refunded or cancelled: the books are right.
    if (broken.length > 0) throw new Error(broken.join('\n'))
  })

  const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
  const delivered = async (number: string) => {
    await run('orders', 'ship', number)
    await run('orders', 'deliver', number)
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
  const exchanging = (
    returnNumber: string | null,
    wanted: { position?: number; quantity?: number; variantId: number }[],
    number = FIRST,
  ) => ({
    number,
    returnNumber,
    wanted: wanted.map((one) => ({ position: VASE, quantity: 1, ...one })),
  })
  const exchange = async (returnNumber: string, wanted: Parameters<typeof exchanging>[1], number = FIRST) =>
    mia.answer(exchangeReturn, exchanging(returnNumber, wanted, number), (await order(number)).version)
  /** The same, and the goods that it was for are here. */
  const exchangeHere = async (...asked: Parameters<typeof exchange>) => {
    const [returnNumber, , number = FIRST] = asked
    const done = await exchange(...asked)
    await mia.answer(takeBackGoods, { number, returnNumber }, (await order(number)).version)
    return done
  }
  const onShelf = async (variantId: number) => {
    const rows = await behind.engine.database.sql.select().from(stock).where(eq(stock.variantId, variantId))
    return rows[0]?.quantity ?? 0
  }

  test('goods that nobody has announced are exchanged as well, and are expected from then on', async () => {
    const input = {
      number: FIRST,
      returnNumber: null,
      wanted: [{ position: VASE, quantity: 1, variantId: VARIANTS.cushion }],
    }

    const preview = await mia.preview(exchangeReturn, input, (await order()).version)
    const done = await mia.answer(exchangeReturn, input, (await order()).version)

    expect(preview).toMatchObject({ effects: [{ kind: 'taken' }, { kind: 'exchange' }, { kind: 'mail' }] })
    expect(done).toMatchObject({ replacement: SECOND, amount: 0 })
    const { returns } = await order()
    expect(returns).toMatchObject([
      { state: 'announced', basis: 'promise', replacement: SECOND, lines: [{ position: VASE, quantity: 1 }] },
    ])
    expect(await mia.run(exchangeReturn, input, (await order()).version)).toMatchObject({
      type: 'refused',
      coded: { code: 'returnNotLeft' },
    })
  })

  test('cancelling what was sent says that the exchange ends with it', async () => {
    const number = await withdraw(FIRST, 1, 0)
    await exchange(number, [{ variantId: VARIANTS.cushion }])

    const cancelling = { number: SECOND, positions: null }
    const preview = await mia.preview(stopOrder, cancelling, (await order(SECOND)).version)

    expect(preview).toMatchObject({ type: 'preview' })
    expect(preview.type === 'preview' ? preview.effects : []).toContainEqual(
      expect.objectContaining({
        kind: 'history',
        entry: { code: 'exchangeUndone', order: SECOND, return: number },
      }),
    )
  })

  test('at the same price nobody pays: what happens is said, and then it is an order of its own', async () => {
    const number = await withdraw(FIRST, 1, 0)
    const shelf = await onShelf(VARIANTS.cushion)
    const input = exchanging(number, [{ variantId: VARIANTS.cushion }])

    const preview = await mia.preview(exchangeReturn, input, (await order()).version)
    const done = await mia.answer(exchangeReturn, input, (await order()).version)

    expect(preview).toEqual({
      type: 'preview',
      effects: [
        { kind: 'taken', name: 'Kissen', articleNumber: 'V1', units: 1 },
        { kind: 'exchange', paid: 1999, worth: 1999, currency: 'EUR' },
        { kind: 'mail', mail: 'orderExchanged', to: 'anna@example.org' },
      ],
    })
    expect(done).toEqual({ number: FIRST, replacement: SECOND, amount: 0, document: null, shares: [] })
    expect(await onShelf(VARIANTS.cushion)).toBe(shelf - 1)
    const [first, second] = [await order(), await order(SECOND)]
    expect(first).toMatchObject({
      state: 'delivered',
      exchange: { of: null, for: [SECOND] },
      returns: [{ number, state: 'announced', replacement: SECOND, amount: 0, due: null }],
    })
    expect(first.events.at(-1)?.entry).toMatchObject({ code: 'exchanged', order: SECOND, return: number })
    expect(second).toMatchObject({
      state: 'confirmed',
      exchange: { of: FIRST, for: [] },
      totals: { items: 1999, reduction: 1999, shipping: 0, total: 0 },
      lines: [{ name: 'Kissen', quantity: 1, total: 0 }],
      refundable: 0,
      open: 0,
    })
    expect(second.events).toMatchObject([
      { from: null, to: 'confirmed', by: 'Mia Kern' },
      { entry: { code: 'exchangeFor', order: FIRST } },
    ])
    // Both were placed at the same moment here, so nothing says which is the newer one.
    const listed = (await anna.call(listOrders, {})).orders.map((one) => one.number)
    expect(listed.toSorted()).toEqual([FIRST, SECOND])
  })

  test('the shopper reads of it, in the account and in a mail', async () => {
    const number = await withdraw(FIRST, 1, 0)
    await exchange(number, [{ variantId: VARIANTS.cushion }])
    await behind.engine.tidy()

    const mails = (await order(SECOND)).mails
    expect(mails.map(({ kind }) => kind)).toEqual(['orderExchanged'])
    expect(mails[0]?.text).toContain(FIRST)
    expect(mails[0]?.text).toContain('Kissen')
    expect(await anna.call(loadOrder, { orderNumber: FIRST })).toMatchObject({
      exchange: { of: null, for: [SECOND] },
      returns: [{ number, replacement: SECOND }],
    })
    expect(await anna.call(loadOrder, { orderNumber: SECOND })).toMatchObject({ exchange: { of: FIRST } })
  })

  test('what costs less gives the difference back, with a correction', async () => {
    const number = await withdraw(FIRST, 1, 0)
    const input = exchanging(number, [{ variantId: VARIANTS.scaled }])

    const preview = await mia.preview(exchangeReturn, input, (await order()).version)
    const done = await mia.answer(exchangeReturn, input, (await order()).version)

    expect(preview).toMatchObject({
      effects: [
        { kind: 'taken', name: 'Glas' },
        { kind: 'exchange', paid: 1999, worth: 1000 },
        { kind: 'money', way: 'byHand', amount: 999 },
        { kind: 'paper', paper: 'correction' },
        { kind: 'mail', mail: 'orderExchanged' },
        { kind: 'mail', mail: 'orderRefunded' },
      ],
    })
    expect(done).toMatchObject({ amount: 999, document: expect.any(String) })
    expect((await order()).returns).toMatchObject([{ amount: 999, replacement: SECOND }])
  })

  test('goods that arrive are booked without money, and an order that was exchanged ends as returned', async () => {
    const number = await withdraw(FIRST, 1, 2)
    await exchange(number, [
      { variantId: VARIANTS.scaled },
      { position: CUSHIONS, quantity: 2, variantId: VARIANTS.cushion },
    ])
    const shelf = await onShelf(VARIANTS.scarce)

    const { amount } = await mia.answer(
      takeBackGoods,
      { number: FIRST, returnNumber: number },
      (await order()).version,
    )

    expect(amount).toBe(0)
    expect(await onShelf(VARIANTS.scarce)).toBe(shelf + 1)
    expect(await order()).toMatchObject({
      state: 'returned',
      lines: [{ state: 'returned' }, { state: 'returned' }],
    })
  })

  test('what of the return is not exchanged is expected under a number of its own, and pays', async () => {
    const number = await withdraw(FIRST, 1, 2)
    await exchange(number, [{ position: CUSHIONS, quantity: 1, variantId: VARIANTS.scarce }])

    const [kept, rest] = (await order()).returns.toSorted((one) => (one.number === number ? -1 : 1))
    expect(kept).toMatchObject({ number, replacement: SECOND, lines: [{ position: CUSHIONS, quantity: 1 }] })
    expect(rest).toMatchObject({
      replacement: null,
      refundedAt: null,
      lines: [
        { position: VASE, quantity: 1 },
        { position: CUSHIONS, quantity: 1 },
      ],
    })
    const booked = { number: FIRST, returnNumber: rest?.number ?? '' }
    // All of it was withdrawn from by law, so the shipping goes back with the last.
    expect(await mia.answer(takeBackGoods, booked, (await order()).version)).toMatchObject({
      amount: 3998 + 595,
    })
  })

  test.each([
    ['something dearer', VARIANTS.sofa, 'exchangeDearer'],
    ['a book for a vase', VARIANTS.book, 'exchangeTax'],
    ['something that is not there', VARIANTS.soldOut, 'exchangeSoldOut'],
    ['what nobody has yet', VARIANTS.preOrder, 'exchangeKind'],
    ['an unknown article', 99_999, 'exchangeNotSold'],
  ])('%s is refused, and nothing happens', async (_name, variantId, code) => {
    const number = await withdraw(FIRST, 1, 0)
    const before = await order()

    const outcome = await mia.run(exchangeReturn, exchanging(number, [{ variantId }]), before.version)

    expect(outcome).toMatchObject({ type: 'refused', coded: { code } })
    expect(await order()).toEqual(before)
  })

  test('a return is exchanged once, and neither refunded nor exchanged after', async () => {
    const number = await withdraw(FIRST, 1, 0)
    await exchange(number, [{ variantId: VARIANTS.cushion }])
    const { version } = await order()

    const again = await mia.run(
      exchangeReturn,
      exchanging(number, [{ variantId: VARIANTS.cushion }]),
      version,
    )
    const refund = await mia.run(refundReturn, { number: FIRST, returnNumber: number }, version)

    expect([again, refund]).toMatchObject([
      { type: 'refused', coded: { code: 'returnRefunded' } },
      { type: 'refused', coded: { code: 'returnRefunded' } },
    ])
  })

  test('above the limit for money one person alone sends nothing out before the goods are here', async () => {
    const number = await withdraw(FIRST, 1, 0)
    const owner = await aMember(behind, ['owner'])
    await owner.answer(setMoneyLimit, { limit: 1000, was: null }, 0)

    const outcome = await mia.run(
      exchangeReturn,
      exchanging(number, [{ variantId: VARIANTS.cushion }]),
      (await order()).version,
    )

    expect(outcome).toMatchObject({ type: 'refused', coded: { code: 'moneyNeedsSecond' } })
  })

  // It counted as a sale at the price of nothing, with all that its goods cost.
  test('is no further sale: orders, turnover and best sellers stay', async () => {
    const owner = await aMember(behind, ['owner'])
    const figures = async () => {
      const time = { from: '2026-11-21', to: '2026-11-21', locale: null }
      const { money } = await owner.answer(showFigures, time)
      return { money, best: (await owner.answer(showFigureLists, time)).best }
    }
    const number = await withdraw(FIRST, 1, 0)
    const before = await figures()

    await exchange(number, [{ variantId: VARIANTS.cushion }])

    expect(before.money).toMatchObject([{ now: { orders: 1 } }])
    expect(await figures()).toEqual(before)
  })

  // Each exchange at the same price was noted as nothing given, and a replacement counted from nought.
  test('what was exchanged counts for the limit with money of the same order and of its replacements', async () => {
    const owner = await aMember(behind, ['owner'])
    await owner.answer(setMoneyLimit, { limit: 4000, was: null }, 0)
    await exchangeHere(await withdraw(FIRST, 1, 0), [{ variantId: VARIANTS.cushion }])
    await delivered(SECOND)
    await exchangeHere(await withdraw(SECOND, 1), [{ variantId: VARIANTS.cushion }], SECOND)
    await delivered(THIRD)

    const third = { number: THIRD, returnNumber: await withdraw(THIRD, 1) }
    const give = async (amount: number) =>
      mia.run(giveMoneyBack, { number: FIRST, amount }, (await order()).version)
    expect(
      await mia.run(
        exchangeReturn,
        exchanging(third.returnNumber, [{ variantId: VARIANTS.cushion }], THIRD),
        (await order(THIRD)).version,
      ),
    ).toMatchObject(NEEDS_TWO)
    expect(await mia.run(refundReturn, third, (await order(THIRD)).version)).toMatchObject(NEEDS_TWO)
    expect(await give(3)).toMatchObject(NEEDS_TWO)
    expect(await give(2)).toMatchObject({ type: 'done' })
  })

  test('money of a replacement counts for the order that has paid for it', async () => {
    await exchangeHere(await withdraw(FIRST, 1, 0), [{ variantId: VARIANTS.cushion }])
    await delivered(SECOND)
    mia = await aMember(behind, ['service'], 'other@example.org')
    const owner = await aMember(behind, ['owner'])
    await owner.answer(setMoneyLimit, { limit: 2500, was: null }, 0)
    const second = { number: SECOND, returnNumber: await withdraw(SECOND, 1) }
    await mia.answer(refundReturn, second, (await order(SECOND)).version)

    const given = await mia.run(giveMoneyBack, { number: FIRST, amount: 502 }, (await order()).version)

    expect(given).toMatchObject(NEEDS_TWO)
  })

  // It cost nothing, so its shopper would have got nothing back.
  test('what is sent back of a replacement is paid by the order that has paid for it', async () => {
    await exchangeHere(await withdraw(FIRST, 1, 0), [{ variantId: VARIANTS.scaled }])
    await delivered(SECOND)
    const number = await withdraw(SECOND, 1)

    const done = await mia.answer(
      takeBackGoods,
      { number: SECOND, returnNumber: number },
      (await order(SECOND)).version,
    )

    expect(done).toMatchObject({ amount: 1000, shares: [{ key: 'V', way: 'byHand', amount: 1000 }] })
    expect(await order(SECOND)).toMatchObject({ state: 'refunded', returns: [{ amount: 1000 }] })
    expect((await order()).events.at(-1)?.entry).toMatchObject({ code: 'gaveBack', amount: 1000 })
  })

  test('before it comes as well, less what was kept, and never more than is left', async () => {
    await exchangeHere(await withdraw(FIRST, 1, 0), [{ variantId: VARIANTS.cushion }])
    await delivered(SECOND)
    const number = await withdraw(SECOND, 1)
    const { refundable } = await order()
    await mia.answer(giveMoneyBack, { number: FIRST, amount: refundable - 500 }, (await order()).version)

    const input = { number: SECOND, returnNumber: number }
    const refunded = await mia.answer(refundReturn, input, (await order(SECOND)).version)

    expect(refunded).toMatchObject({ amount: 500 })
    expect(await mia.answer(takeBackGoods, input, (await order(SECOND)).version)).toMatchObject({ amount: 0 })
  })

  test('a replacement is exchanged again, at what it stands for', async () => {
    await exchangeHere(await withdraw(FIRST, 1, 0), [{ variantId: VARIANTS.cushion }])
    await delivered(SECOND)

    const done = await exchangeHere(await withdraw(SECOND, 1), [{ variantId: VARIANTS.scaled }], SECOND)

    expect(done).toMatchObject({ replacement: THIRD, amount: 999 })
    expect(await order(THIRD)).toMatchObject({ exchange: { of: SECOND }, totals: { items: 1000, total: 0 } })
    await delivered(THIRD)
    const last = { number: THIRD, returnNumber: await withdraw(THIRD, 1) }
    expect(await mia.answer(takeBackGoods, last, (await order(THIRD)).version)).toMatchObject({
      amount: 1000,
    })
  })

  test('what can be sent is found by the item itself, and by a search', async () => {
    const own = await mia.answer(exchangeGoods, { number: FIRST, position: VASE })
    const found = await mia.answer(exchangeGoods, { number: FIRST, position: VASE, text: 'Kissen' })

    expect(own.goods).toMatchObject([{ name: 'Vase', variants: [{ variantId: VARIANTS.scarce }] }])
    expect(found.goods[0]).toMatchObject({ name: 'Kissen', variants: [{ price: 1999 }] })
  })
})
