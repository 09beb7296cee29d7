import { sendContactMessage } from '@shop/api-client/contract/contact'
import { subscribeNewsletter } from '@shop/api-client/contract/user'
import { readLog } from '@shop/api-client/office/account-commands'
import { creditBalance, payOutBalance } from '@shop/api-client/office/balance-commands'
import {
  blockCustomer,
  eraseCustomer,
  exportCustomer,
  findCustomers,
  showCustomer,
  unblockCustomer,
} from '@shop/api-client/office/customer-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { movedIn } from '@shop/engine/db/schema/moved-in'
import { users } from '@shop/engine/db/schema/shopper'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { buy } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'

describe.each(await ruleEngines())('customers at the desk, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let anna: Visitor
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    anna = await aCustomer(behind.engine)
    await buy(anna, { variantId: VARIANTS.cushion })
    await buy(await aVisitor(behind.engine), { variantId: VARIANTS.book, email: EMAIL })
    mia = await aMember(behind, ['service'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const shown = async (key = EMAIL) => (await mia.answer(showCustomer, { key })).customer

  test('somebody is shown with what they ordered, also as a guest, and of what they laid aside only how much', async () => {
    const person = { name: '', source: 'footer', shopId: 101, firstName: '', lastName: '', salutation: 0 }
    await anna.call(subscribeNewsletter, { ...person, email: EMAIL })
    await anna.call(sendContactMessage, {
      topic: 'delivery',
      first_name: 'Anna',
      last_name: 'Probst',
      email: EMAIL,
      message: 'Wann kommt der Teppich denn an?',
    })

    const customer = await shown()

    expect(customer).toMatchObject({
      name: 'Anna Probst',
      email: EMAIL,
      isGuest: false,
      orders: 2,
      blocked: null,
      latestOrders: [{ number: 'T00000002' }, { number: 'T00000001' }],
      shelves: { baskets: 0, basketUnits: 0, wishes: 0, giftLists: 0, reminders: 0 },
      newsletters: [{ state: 'pending', source: 'footer' }],
      inbox: [{ kind: 'message', topic: 'delivery' }],
    })
    expect(JSON.stringify(customer)).not.toContain('argon2')
    expect((await mia.answer(findCustomers, { text: 'probst' })).customers).toMatchObject([
      { number: customer?.number, orders: 1 },
      { isGuest: true },
    ])
    expect(await mia.answer(showCustomer, { key: 'nobody@example.org' })).toEqual({ customer: null })
  })

  test('since when invitations to review are wanted', async () => {
    expect((await shown())?.reviewInvitationsSince).toBeNull()
    const reviewInvitationsAt = new Date('2026-11-20T10:00:00Z')
    await behind.engine.database.sql.update(users).set({ reviewInvitationsAt }).where(eq(users.email, EMAIL))

    expect((await shown())?.reviewInvitationsSince).toBe('2026-11-20T10:00:00.000Z')
  })

  test('an account that moved in says no sign-in before there was one', async () => {
    const { sql } = behind.engine.database
    const [account] = await sql.select().from(users).where(eq(users.email, EMAIL)).orderBy(users.isGuest)
    const { id = '', lastSignInAt: movedAt = new Date() } = account ?? {}
    await sql.insert(movedIn).values({ source: 'csv', kind: 'customer', oldId: '1', newId: id, movedAt })

    const moved = await shown()
    await sql
      .update(users)
      .set({ lastSignInAt: new Date('2026-12-24T10:00:00Z') })
      .where(eq(users.id, id))

    expect(moved?.lastSignIn).toBeNull()
    expect((await shown())?.lastSignIn).toBe('2026-12-24T10:00:00.000Z')
  })

  test('every look is in the log, and neither warehouse nor admin may look', async () => {
    const number = (await shown())?.number
    const { entries } = await mia.answer(readLog, { object: `customer:${number}` })
    expect(entries).toMatchObject([{ command: 'showCustomer', isRead: true, by: 'Mia Kern' }])

    for (const role of ['warehouse', 'admin'] as const) {
      const member = await aMember(behind, [role])
      expect(await member.run(showCustomer, { key: EMAIL })).toMatchObject({ type: 'forbidden' })
      expect(await member.run(eraseCustomer, { key: EMAIL })).toMatchObject({ type: 'forbidden' })
    }
  })

  test('is blocked with the reason, once, and let in again', async () => {
    await mia.answer(blockCustomer, { key: EMAIL, note: 'never pays' })

    expect((await shown())?.blocked).toMatchObject({ by: 'Mia Kern', note: 'never pays' })
    expect(await mia.run(blockCustomer, { key: EMAIL, note: 'again' })).toMatchObject({
      coded: { code: 'customerBlocked' },
    })
    await mia.answer(unblockCustomer, { key: EMAIL })
    expect((await shown())?.blocked).toBeNull()
    expect(await mia.run(blockCustomer, { key: 'Anna', note: 'x' })).toMatchObject({
      coded: { code: 'customerUnknown' },
    })
  })

  test('a guest is erased once, however often the export names what is theirs', async () => {
    await buy(await aVisitor(behind.engine), { variantId: VARIANTS.book, email: 'gast@example.org' })

    const preview = await mia.preview(eraseCustomer, { key: 'gast@example.org' })

    const kinds = preview.type === 'preview' ? preview.effects : []
    expect(kinds.filter((effect) => effect.kind === 'data' && /orders/i.test(effect.what))).toMatchObject([
      { what: 'guestOrders', count: 1 },
      { what: 'runningOrders', count: 1 },
    ])
  })

  test('the data are a file that holds all of it', async () => {
    const file = await mia.answer(exportCustomer, { key: EMAIL })

    const document: unknown = JSON.parse(Buffer.from(file.base64, 'base64').toString())
    expect(document).toMatchObject({
      profile: { email: EMAIL },
      orders: [{}],
      knownByEmail: { guestOrders: [{}] },
    })
  })

  test('before an erasure it says what goes, what stays and why; nothing is done until then', async () => {
    const preview = await mia.preview(eraseCustomer, { key: EMAIL })

    expect(preview).toMatchObject({
      effects: expect.arrayContaining([
        { kind: 'data', what: 'orders', count: 1, fate: 'unnamed', why: 'tax' },
        { kind: 'data', what: 'guestOrders', count: 1, fate: 'unnamed', why: 'tax' },
        { kind: 'data', what: 'invoices', count: 2, fate: 'kept', why: 'tax' },
        { kind: 'data', what: 'runningOrders', count: 2, fate: 'kept', why: 'running' },
        { kind: 'data', what: 'sessions', count: 1, fate: 'erased', why: null },
      ]),
    })
    expect(await behind.engine.database.sql.select().from(users)).toHaveLength(2)

    const { number = '' } = (await shown()) ?? {}
    await mia.answer(blockCustomer, { key: EMAIL, note: 'Anna lives in Lindenweg' })
    expect(await mia.answer(eraseCustomer, { key: EMAIL })).toEqual({ runningOrders: 2 })
    expect(await shown()).toBeNull()
    const log = await mia.answer(readLog, { object: `customer:${number}` })
    expect(log.entries[0]).toMatchObject({ command: 'eraseCustomer', by: 'Mia Kern' })
    expect(JSON.stringify(log)).not.toContain('Lindenweg')
  })

  test('money is credited and paid out at the desk, above the limit by nobody alone', async () => {
    const olivia = await aMember(behind, ['owner'])
    await olivia.answer(setMoneyLimit, { limit: 3000, was: null }, 0)
    const { number = '' } = (await shown()) ?? {}
    const booking = (amount: number) => ({ key: number, amount, currency: 'EUR', note: 'came late' }) as const

    expect(await mia.preview(creditBalance, booking(2500))).toMatchObject({
      effects: [{ kind: 'money', way: 'balance', amount: 2500, currency: 'EUR' }],
    })
    expect(await mia.answer(creditBalance, booking(2500))).toMatchObject({ balance: 2500 })
    expect(await mia.run(creditBalance, booking(501))).toMatchObject({ coded: { code: 'givingNeedsSecond' } })
    expect(await olivia.run(payOutBalance, booking(2501))).toMatchObject({
      coded: { code: 'balanceLess', params: { amount: 2500, currency: 'EUR' } },
    })
    expect(await olivia.answer(payOutBalance, booking(2000))).toMatchObject({ balance: 500 })
    const { entries } = await mia.answer(readLog, { object: `customer:${number}`, withReads: false })
    expect(entries.slice(0, 2)).toMatchObject([
      { command: 'payOutBalance', before: { balance: 2500 }, after: { balance: 500, amount: 2000 } },
      { command: 'creditBalance', before: { balance: 0 }, after: { balance: 2500, note: 'came late' } },
    ])
  })

  test('nobody is erased while there is money on the account', async () => {
    const { number = '' } = (await shown()) ?? {}
    await runCommand(
      behind.engine.database,
      ['balance', 'credit', number, '25', '--note', 'sorry'],
      behind.clock.now(),
    )

    expect((await shown())?.balances).toEqual([{ currency: 'EUR', amount: 2500 }])
    expect(await mia.run(eraseCustomer, { key: EMAIL })).toMatchObject({ coded: { code: 'customerMoney' } })
    expect(await shown()).not.toBeNull()
  })
})
