import { readLog } from '@shop/api-client/office/account-commands'
import {
  askForMoney,
  decideMoney,
  listMoneyRequests,
  setMoneyLimit,
} from '@shop/api-client/office/money-commands'
import { giveMoneyBack, payOrder, showOrder } from '@shop/api-client/office/order-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { noteCommand } from '@shop/engine/command/command-log-store'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { buy } from '../testing/checkout-steps.ts'
import { aMember, ask, type Member, STAFF_PASSWORD, signedIn } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const NUMBER = 'T00000001'
const Answered = v.object({ outcome: v.object({ answer: v.unknown() }) })
const NEEDS_TWO = { type: 'refused', coded: { code: 'moneyNeedsSecond' } }

describe.each(await ruleEngines())('money above the limit, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  let olivia: Member
  beforeEach(async () => {
    behind = await open()
    await buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion, quantity: 2 })
    mia = await aMember(behind, ['service'])
    olivia = await aMember(behind, ['owner'])
    await mia.answer(payOrder, { number: NUMBER }, await version())
    await olivia.answer(setMoneyLimit, { limit: 1000, was: null }, 0)
  }, 60_000)
  afterEach(() => behind.engine.close())

  const order = async () => {
    const shown = (await mia.answer(showOrder, { number: NUMBER })).order
    if (shown === null) throw new Error('There is no order.')
    return shown
  }
  const version = async () => (await order()).version
  const give = async (amount: number, by = mia) =>
    by.run(giveMoneyBack, { number: NUMBER, amount }, await version())
  const asked = async (amount = 1500) =>
    mia.answer(askForMoney, { number: NUMBER, amount, note: 'the vase was old' }, await version())
  const waiting = async () => (await olivia.answer(listMoneyRequests, {})).waiting

  test('what one may give alone, and not more by giving it twice', async () => {
    expect(await give(1001)).toMatchObject({
      ...NEEDS_TWO,
      coded: { params: { amount: 1000, currency: 'EUR' } },
    })
    expect(await give(600)).toMatchObject({ type: 'done' })
    expect(await give(600)).toMatchObject(NEEDS_TWO)
    expect(await give(400)).toMatchObject({ type: 'done' })
    expect(await give(1)).toMatchObject(NEEDS_TWO)
    behind.clock.forward(25 * 60 * 60)
    const token = await signedIn(mia.office, mia.email, STAFF_PASSWORD)
    const seen = await ask(mia.office, token, 'showOrder', { number: NUMBER })
    const { order: now } = v.parse(showOrder.answer, v.parse(Answered, seen).outcome.answer)
    const given = { number: NUMBER, amount: 700 }
    expect(await ask(mia.office, token, 'giveMoneyBack', given, { seen: now?.version ?? 0 })).toMatchObject({
      outcome: { type: 'done' },
    })
  })

  // The log was read two hundred entries back and no further.
  test('no number of notes makes forget what was given', async () => {
    await give(600)
    for (let note = 0; note < 201; note += 1)
      await noteCommand(behind.engine.database.sql, {
        actor: { kind: 'operator', name: 'operator' },
        command: 'noteOrder',
        isRead: false,
        object: `order:${NUMBER}`,
        before: null,
        after: { note: 'called' },
        now: behind.clock.now(),
      })

    expect(await give(600)).toMatchObject(NEEDS_TWO)
  })

  test('an owner needs a second person as well, and the command line none', async () => {
    expect(await give(1500, olivia)).toMatchObject(NEEDS_TWO)
    const { exitCode } = await runCommand(
      behind.engine.database,
      ['orders', 'refund', NUMBER, '15'],
      behind.clock.now(),
    )
    expect(exitCode).toBe(0)
  })

  test('is asked for, waits, and goes back once somebody else agrees, once', async () => {
    const before = await order()
    const { id } = await asked()
    const middle = await order()

    expect(middle.refundable).toBe(before.refundable)
    expect(await waiting()).toMatchObject([
      { id, number: NUMBER, amount: 1500, currency: 'EUR', note: 'the vase was old', askedBy: 'Mia Kern' },
    ])
    const preview = await olivia.preview(decideMoney, { id, isApproved: true })
    expect(preview).toMatchObject({
      effects: expect.arrayContaining([expect.objectContaining({ kind: 'money', amount: 1500 })]),
    })
    await olivia.answer(decideMoney, { id, isApproved: true })
    expect((await order()).refundable).toBe(before.refundable - 1500)
    expect(await waiting()).toEqual([])
    expect(await olivia.run(decideMoney, { id, isApproved: true })).toMatchObject({
      coded: { code: 'moneyRequestDecided' },
    })
    const { entries } = await olivia.answer(readLog, { object: `order:${NUMBER}`, withReads: false })
    expect(entries[0]).toMatchObject({ command: 'decideMoney', after: { amount: 1500, askedBy: 'Mia Kern' } })
  })

  test('nobody decides about what they have asked for, and the desk decides nothing', async () => {
    const { id } = await olivia.answer(askForMoney, { number: NUMBER, amount: 1500 }, await version())

    expect(await olivia.run(decideMoney, { id, isApproved: true })).toMatchObject({
      coded: { code: 'moneyRequestOwn' },
    })
    expect(await mia.run(decideMoney, { id, isApproved: true })).toMatchObject({ type: 'forbidden' })
    const other = await aMember(behind, ['owner'], 'other@example.org')
    await other.answer(decideMoney, { id, isApproved: false, note: 'too much' })
    expect((await olivia.answer(listMoneyRequests, {})).decided).toMatchObject([
      { state: 'refused', why: 'too much', isMine: true },
    ])
  })

  test.each([
    ['a second time', 1500, 'moneyRequestWaits'],
    ['within the limit', 1000, 'moneyWithinLimit'],
    ['more than there is', 1_000_000, 'tooMuchBack'],
  ])('asking for money %s is refused', async (_, amount, code) => {
    if (code === 'moneyRequestWaits') await asked()

    expect(await mia.run(askForMoney, { number: NUMBER, amount }, await version())).toMatchObject({
      coded: { code },
    })
  })

  test('an office of the release before sets the limit without what was on its screen', async () => {
    expect(await olivia.run(setMoneyLimit, { limit: 2000, was: 1000 })).toMatchObject({ type: 'invalid' })
    expect(await olivia.run(setMoneyLimit, { limit: 2000, was: 500 }, 0)).toMatchObject({ type: 'conflict' })
    expect(await olivia.run(setMoneyLimit, { limit: 2000 }, 0)).toMatchObject({ type: 'conflict' })
    expect(await olivia.run(setMoneyLimit, { limit: 2000 })).toMatchObject({ type: 'done' })
  })

  test('without a limit nobody is asked', async () => {
    await olivia.answer(setMoneyLimit, { limit: null, was: 1000 }, 0)

    expect(await give(3000)).toMatchObject({ type: 'done' })
    const { entries } = await olivia.answer(readLog, { object: 'setting:refundLimit' })
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ limit: 1000 }, { limit: null }],
      [{ limit: null }, { limit: 1000 }],
    ])
  })
})
