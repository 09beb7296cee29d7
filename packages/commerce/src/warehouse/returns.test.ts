import { withdrawOrder } from '@shop/api-client/contract/after-sales'
import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { loadOrder } from '@shop/api-client/contract/user-orders'
import type { Effect } from '@shop/api-client/office/command-outcome'
import { refundReturn, takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { showOrder } from '@shop/api-client/office/order-commands'
import { listReturns, returnLabel } from '@shop/api-client/office/return-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { withdrawals } from '@shop/engine/db/schema/after-sales'
import { stock } from '@shop/engine/db/schema/catalogue'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const NUMBER = 'T00000001'
const PARCEL = '00340434161094042557'
const DAY = 24 * 60 * 60
const [VASE, CUSHIONS] = [1, 2]

describe.each(await ruleEngines())('goods that come back, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let anna: Visitor
  let wim: Member
  /** A vase (19,99) and two cushions (39,98), with 5,95 for shipping, delivered. */
  beforeEach(async () => {
    behind = await open()
    anna = await aCustomer(behind.engine)
    await fillCheckout(anna, { variantId: VARIANTS.scarce })
    await anna.call(addBasketItem, {
      basketKey: anna.basketKey,
      variantId: VARIANTS.cushion,
      quantity: 2,
    })
    await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', NUMBER)
    await run('orders', 'ship', NUMBER, '--tracking', `dhl:${PARCEL}`)
    await run('orders', 'deliver', NUMBER)
    wim = await aMember(behind, ['warehouse'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
  const order = async (member: Member = wim) => {
    const { order: shown } = await member.answer(showOrder, { number: NUMBER })
    if (shown === null) throw new Error('There is no order.')
    return shown
  }
  /** Withdraws from units, the vase first. */
  const withdraw = async (vases: number, cushions: number) => {
    const shown = await anna.call(loadOrder, { orderNumber: NUMBER })
    const keys = shown.order.packages.flatMap(({ items }) => items.map(({ key }) => key))
    const items = [vases, cushions].flatMap((quantity, index) =>
      quantity === 0 ? [] : [{ key: keys[index] ?? '', quantity }],
    )
    await anna.call(withdrawOrder, { orderNumber: NUMBER, items })
    const [expected] = (await order()).returns
    return expected?.number ?? ''
  }
  const cushionsOnShelf = async () => {
    const rows = await behind.engine.database.sql
      .select()
      .from(stock)
      .where(eq(stock.variantId, VARIANTS.cushion))
    return rows[0]?.quantity ?? 0
  }

  test('what is expected is a list without customers, found by every number on the parcel', async () => {
    const number = await withdraw(0, 2)
    await wim.answer(returnLabel, { number: NUMBER, returnNumber: number })

    const list = await wim.answer(listReturns, {})

    const tracking = list.returns[0]?.trackingNumber ?? ''
    expect(list).toMatchObject({
      expected: 1,
      overdue: 0,
      next: null,
      returns: [
        {
          number,
          orderNumber: NUMBER,
          country: 'DE',
          basis: 'law',
          state: 'announced',
          carrier: 'dhl',
          lines: [{ position: CUSHIONS, quantity: 2, name: 'Kissen', articleNumber: 'V1', hasLeft: true }],
        },
      ],
    })
    expect(JSON.stringify(list)).not.toMatch(/Anna|Probst|example\.org/)
    for (const text of [number.toLowerCase(), tracking, NUMBER, PARCEL])
      expect(await wim.answer(listReturns, { text })).toMatchObject({ order: NUMBER, returns: [{ number }] })
    expect(await wim.answer(listReturns, { text: 'T9' })).toMatchObject({ order: null, returns: [] })
    expect(await wim.answer(listReturns, { state: 'received' })).toMatchObject({ returns: [] })
  })

  test('a page goes on where the one before has ended', async () => {
    await withdraw(1, 0)
    await withdraw(0, 1)
    const [first, second] = (await wim.answer(listReturns, {})).returns
    const place = { at: first?.announcedAt ?? '', id: '' }
    const { rows } = await behind.engine.database.sql.execute<{ id: string }>(
      `select id from order_returns where number = '${first?.number}'`,
    )

    const after = `${place.at}~${rows[0]?.id}`
    const rest = await wim.answer(listReturns, { after })

    expect(rest.returns.map(({ number }) => number)).toEqual([second?.number])
    expect((await wim.answer(listReturns, { after: 'nonsense' })).returns).toHaveLength(2)
  })

  test('fourteen days after the withdrawal its money is overdue', async () => {
    await withdraw(0, 1)
    behind.clock.forward(14 * DAY)
    const last = await aMember(behind, ['warehouse'], 'last@example.org')
    const before = await last.answer(listReturns, {})
    behind.clock.forward(DAY)
    const late = await aMember(behind, ['warehouse'], 'late@example.org')

    const { overdue, returns } = await late.answer(listReturns, {})

    expect(before).toMatchObject({ overdue: 0, returns: [{ due: { day: '2026-12-05', isOverdue: false } }] })
    expect([overdue, returns[0]?.due?.isOverdue]).toEqual([1, true])
  })

  test('of two cushions one comes, and is broken: its money goes, the shelf stays, the other is expected', async () => {
    const number = await withdraw(0, 2)
    const before = await cushionsOnShelf()
    const { version } = await order()
    const input = {
      number: NUMBER,
      returnNumber: number,
      units: [{ position: CUSHIONS ?? 0, quantity: 1, toShelf: 0 }],
    }

    const preview = await wim.preview(takeBackGoods, input, version)
    const { amount } = await wim.answer(takeBackGoods, input, version)

    expect(preview).toEqual({
      type: 'preview',
      effects: [
        { kind: 'money', way: 'byHand', amount: 1999, currency: 'EUR', payment: 'V' },
        { kind: 'shipping', isBack: false, amount: 595, currency: 'EUR' },
        { kind: 'paper', paper: 'correction', number: expect.any(String) },
        { kind: 'mail', mail: 'orderRefunded', to: '…@example.org' },
      ],
    })
    expect(amount).toBe(1999)
    expect(await cushionsOnShelf()).toBe(before)
    const { returns, state } = await order()
    const [came, left] = returns.toSorted((one, other) => other.state.localeCompare(one.state))
    expect(state).toBe('delivered')
    expect(came).toMatchObject({ number, state: 'received', amount: 1999, lines: [{ quantity: 1 }] })
    expect(left).toMatchObject({ state: 'announced', basis: 'law', lines: [{ position: 2, quantity: 1 }] })
    expect(left?.number).not.toBe(number)
  })

  test('with the last of a withdrawal shipping goes back, and what can be sold is on the shelf', async () => {
    const number = await withdraw(1, 2)
    const before = await cushionsOnShelf()
    const { version } = await order()
    const input = {
      number: NUMBER,
      returnNumber: number,
      units: [
        { position: VASE ?? 0, quantity: 1 },
        { position: CUSHIONS ?? 0, quantity: 2, toShelf: 1 },
      ],
    }

    const effects = effectsOf(await wim.preview(takeBackGoods, input, version))
    const { amount } = await wim.answer(takeBackGoods, input, version)

    expect(effects).toContainEqual({ kind: 'stock', articleNumber: 'V1', name: 'Kissen', units: 1 })
    expect(effects).toContainEqual({ kind: 'shipping', isBack: true, amount: 595, currency: 'EUR' })
    expect(amount).toBe(1999 + 3998 + 595)
    expect(await cushionsOnShelf()).toBe(before + 1)
    expect(await order()).toMatchObject({ state: 'refunded', steps: expect.not.arrayContaining(['receive']) })
  })

  // Its money was paid twice, or its rest stood in the list of what is owed for ever.
  test('of a return that was refunded before it came a part is booked without money, and the rest owes none', async () => {
    const number = await withdraw(0, 2)
    const mia = await aMember(behind, ['service'])
    await mia.answer(refundReturn, { number: NUMBER, returnNumber: number }, (await order()).version)
    const input = { number: NUMBER, returnNumber: number, units: [{ position: 2, quantity: 1 }] }

    const { amount } = await wim.answer(takeBackGoods, input, (await order()).version)

    const [rest] = (await wim.answer(listReturns, {})).returns
    expect(amount).toBe(0)
    expect(rest).toMatchObject({ lines: [{ quantity: 1 }], due: null, refundedAt: expect.any(String) })
    const last = { number: NUMBER, returnNumber: rest?.number ?? '' }
    expect(await wim.answer(takeBackGoods, last, (await order()).version)).toMatchObject({ amount: 0 })
    expect((await order()).returns.reduce((sum, one) => sum + (one.amount ?? 0), 0)).toBe(3998)
  })

  test('above the limit one person alone refunds no return before it comes', async () => {
    const number = await withdraw(0, 2)
    const [mia, owner] = [await aMember(behind, ['service']), await aMember(behind, ['owner'])]
    await owner.answer(setMoneyLimit, { limit: 3000, was: null }, 0)
    const asked = { number: NUMBER, returnNumber: number }

    const outcome = await mia.run(refundReturn, asked, (await order()).version)

    expect(outcome).toMatchObject({ type: 'refused', coded: { code: 'moneyNeedsSecond' } })
    expect((await order()).returns).toMatchObject([{ refundedAt: null, amount: null }])
  })

  test('the days for its money run from the declaration, however late somebody has settled it', async () => {
    const number = await withdraw(0, 2)
    const { returns } = await order()
    await behind.engine.database.sql
      .update(withdrawals)
      .set({ declaredAt: new Date(behind.clock.now().getTime() - 9 * DAY * 1000) })

    const [later] = (await order()).returns

    expect(returns).toMatchObject([{ number, due: { day: '2026-12-05' } }])
    expect(later).toMatchObject({ number, due: { day: '2026-11-26' } })
    expect((await wim.answer(listReturns, {})).returns[0]?.due).toEqual(later?.due)
  })

  test('what came without a word is booked by its units, as a withdrawal where the desk knows of one', async () => {
    const { version, steps, lines } = await order()
    const input = { number: NUMBER, units: [{ position: CUSHIONS ?? 0, quantity: 1 }] }

    await wim.answer(takeBackGoods, { ...input, isWithdrawal: true }, version)
    const after = await order()

    expect(steps).toContain('takeBack')
    expect(steps).not.toContain('receive')
    expect(lines.map(({ away }) => away)).toEqual([1, 2])
    expect(after.lines.map(({ away }) => away)).toEqual([1, 1])
    expect(after.returns).toMatchObject([{ state: 'received', basis: 'law', lines: [{ quantity: 1 }] }])
  })

  test.each([
    ['more units than were announced', true, [{ position: 2, quantity: 2 }], 'returnTooMany'],
    ['an article that was not announced', true, [{ position: 1, quantity: 1 }], 'returnTooMany'],
    ['more units than were sent', false, [{ position: 2, quantity: 3 }], 'returnTooMany'],
    ['units that are announced already', false, [{ position: 2, quantity: 2 }], 'returnTooMany'],
  ])('%s are refused, and nothing happens', async (_name, isAnnounced, units, code) => {
    const number = await withdraw(0, 1)
    const before = await order()

    const returnNumber = isAnnounced ? number : null
    const outcome = await wim.run(takeBackGoods, { number: NUMBER, returnNumber, units }, before.version)

    expect(outcome).toMatchObject({ type: 'refused', coded: { code } })
    expect((await order()).returns).toEqual(before.returns)
  })

  test('the same item twice is no count', async () => {
    const units = [
      { position: 2, quantity: 1 },
      { position: 2, quantity: 1 },
    ]

    expect(await wim.run(takeBackGoods, { number: NUMBER, units }, (await order()).version)).toMatchObject({
      type: 'invalid',
    })
  })

  test('a return is booked once, and an unknown one never', async () => {
    const number = await withdraw(0, 1)
    await wim.answer(takeBackGoods, { number: NUMBER, returnNumber: number }, (await order()).version)
    const { version } = await order()
    const again = (returnNumber: string | null) =>
      wim.run(takeBackGoods, { number: NUMBER, returnNumber }, version)

    expect(await again(number)).toMatchObject({ coded: { code: 'returnReceived' } })
    expect(await again('R-0')).toMatchObject({ coded: { code: 'returnUnknown' } })
    expect(await again(null)).toMatchObject({ coded: { code: 'returnNothing' } })
    expect(await wim.run(returnLabel, { number: NUMBER, returnNumber: number })).toMatchObject({
      coded: { code: 'returnReceived' },
    })
  })

  test('the warehouse keeps no money, and the service desk none without a reason', async () => {
    const number = await withdraw(0, 1)
    const mia = await aMember(behind, ['service'])
    const { version } = await order()
    const input = { number: NUMBER, returnNumber: number, deduct: 500 }

    expect(await wim.run(takeBackGoods, { ...input, note: 'stained' }, version)).toMatchObject({
      type: 'refused',
      coded: { code: 'deductionRight' },
    })
    expect(await mia.run(takeBackGoods, input, version)).toMatchObject({
      type: 'refused',
      coded: { code: 'deductionReason' },
    })
    expect(await mia.answer(takeBackGoods, { ...input, note: 'stained' }, version)).toMatchObject({
      amount: 1499,
    })
    expect((await order(mia)).events.at(-1)).toMatchObject({
      entry: { code: 'returnReceived', kept: 500, remark: 'stained' },
    })
  })
})

function effectsOf(outcome: { type: string; effects?: Effect[] }): Effect[] {
  return outcome.effects ?? []
}
