import { addBasketItem } from '@shop/api-client/contract/basket'
import { createGiftList } from '@shop/api-client/contract/gift-lists'
import { authenticate } from '@shop/api-client/contract/user'
import { changeCustomerEmail } from '@shop/api-client/office/customer-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { complaintPhotos, complaints, withdrawals } from '@shop/engine/db/schema/after-sales'
import { accountBalances } from '@shop/engine/db/schema/balance'
import { giftLists } from '@shop/engine/db/schema/gift-lists'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orders } from '@shop/engine/db/schema/orders'
import { baskets, sessions, users } from '@shop/engine/db/schema/shopper'
import { commandLog } from '@shop/engine/db/schema/staff'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { buy } from '../testing/checkout-steps.ts'
import { moveOrders } from '../testing/moved-order.ts'
import { aMember } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'

// eu-duties C-30: each period of the register, on its last day and on the day after it.
describe.each(await ruleEngines())('what is known of people ages on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  /** Moves the clock there, and tidies up. */
  const tidyOn = async (moment: string) => {
    clock.forward((Date.parse(moment) - clock.now().getTime()) / 1000)
    await engine.tidy()
  }
  const sql = () => engine.database.sql
  const orderRow = async () => (await sql().select().from(orders))[0]

  test('a guest and the person of the order go three years after its last change, the invoice keeps its recipient', async () => {
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, email: EMAIL })
    await engine.tidy()
    const changed = new Date('2026-11-21T12:00:00Z')
    await moveOrders(sql(), { to: 'delivered', at: changed })
    await sql().update(users).set({ updatedAt: changed })

    await tidyOn('2029-11-21T12:00:00Z')
    expect([(await orderRow())?.email, (await sql().select().from(users)).length]).toEqual([EMAIL, 1])

    await tidyOn('2029-11-22T12:00:00Z')
    expect(await orderRow()).toMatchObject({ email: '', shippingAddress: { street: '' } })
    expect(await sql().select().from(users)).toEqual([])
    expect(JSON.stringify(await sql().select().from(invoices))).toContain('Lindenweg')
  })

  test('a guest whose order changed since stays', async () => {
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, email: EMAIL })
    await sql()
      .update(users)
      .set({ updatedAt: new Date('2026-11-21T12:00:00Z') })
    await moveOrders(sql(), { to: 'delivered', at: new Date('2027-06-01T12:00:00Z') })

    await tidyOn('2029-11-30T12:00:00Z')

    expect(await sql().select().from(users)).toHaveLength(1)
  })

  // Each remark of the office, and each mail that was sent once more, had begun the three years anew.
  test.each([
    ['a remark', 'note', 'they moved', 0],
    ['money that went back', 'refund', '5.00', 1],
  ])('%s on an order decides whether its guest is kept: %#', async (_, step, word, kept) => {
    const { orderNumber } = await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, email: EMAIL })
    await runCommand(engine.database, ['orders', 'paid', orderNumber], clock.now())
    await engine.tidy()
    const changed = new Date('2026-11-21T12:00:00Z')
    await moveOrders(sql(), { to: 'delivered', at: changed })
    await sql().update(users).set({ updatedAt: changed })
    const later = new Date('2028-06-01T12:00:00Z')
    const done = await runCommand(engine.database, ['orders', step, orderNumber, word], later)

    await tidyOn('2029-11-22T12:00:00Z')

    expect([done.exitCode, (await sql().select().from(users)).length]).toEqual([0, kept])
  })

  test('a paper loses its recipient when ten years have passed since its year ended', async () => {
    const { orderNumber } = await buy(await aVisitor(engine), { variantId: VARIANTS.cushion, email: EMAIL })
    await runCommand(engine.database, ['orders', 'paid', orderNumber], clock.now())
    await engine.tidy()
    const [before] = await sql().select().from(invoices)

    await tidyOn('2036-12-31T23:00:00Z')
    expect(JSON.stringify(await sql().select().from(invoices))).toContain('Lindenweg')

    await tidyOn('2037-01-01T01:00:00Z')
    const [after] = await sql().select().from(invoices)
    expect(JSON.stringify(after)).not.toMatch(/Lindenweg|Anna/)
    expect(after?.content).toMatchObject({ number: before?.number, total: before?.content?.total })
  })

  test('an order of an account goes with its paper, the account stays', async () => {
    await buy(await aCustomer(engine), { variantId: VARIANTS.cushion })
    await engine.tidy()
    await moveOrders(sql(), { to: 'delivered', at: clock.now() })
    await sql()
      .update(users)
      .set({ lastSignInAt: new Date('2036-12-01T12:00:00Z') })

    await tidyOn('2036-12-31T23:00:00Z')
    expect((await orderRow())?.email).toBe(EMAIL)

    await tidyOn('2037-01-01T01:00:00Z')
    expect((await orderRow())?.email).toBe('')
    expect(await sql().select().from(users)).toHaveLength(1)
  })

  test('an account that nobody signs in to is told thirty days before, and ends after three years', async () => {
    await aCustomer(engine)

    await tidyOn('2029-10-22T11:00:00Z')
    expect(await endings()).toEqual([])

    await tidyOn('2029-10-22T13:00:00Z')
    await engine.tidy()
    expect(await endings()).toMatchObject([{ to: EMAIL, subject: 'Ihr Kundenkonto endet bald' }])

    await tidyOn('2029-11-21T12:00:00Z')
    expect([(await endings()).length, (await sql().select().from(users)).length]).toEqual([1, 1])

    await tidyOn('2029-11-22T12:00:00Z')
    expect(await sql().select().from(users)).toEqual([])
  })

  // The log forgot a customer only when the desk erased them.
  test('an account that ends is forgotten in the log of the desk', async () => {
    await aCustomer(engine)
    await tidyOn('2029-10-23T12:00:00Z')
    await engine.tidy()
    await tidyOn('2029-11-21T12:00:00Z')
    const mia = await aMember({ engine, clock }, ['service'])
    await mia.answer(changeCustomerEmail, { key: EMAIL, email: 'anna.neu@example.org', note: 'Anna rief an' })

    await tidyOn('2029-11-23T12:00:00Z')

    expect(await sql().select().from(users)).toEqual([])
    const entries = await sql().select().from(commandLog)
    expect(entries.map(({ command }) => command)).toContain('changeCustomerEmail')
    expect(JSON.stringify([entries, await sql().select().from(outbox)])).not.toMatch(/anna/i)
  })

  test('who signs in after the mail keeps the account', async () => {
    await aCustomer(engine)
    await tidyOn('2029-10-23T12:00:00Z')
    await (await aVisitor(engine)).call(authenticate, { mode: 'login', email: EMAIL, password: PASSWORD })
    await sql().delete(sessions)

    await tidyOn('2029-12-24T12:00:00Z')

    expect(await sql().select().from(users)).toMatchObject([{ endAnnouncedAt: null }])
  })

  test('nobody goes without the mail, with a session that goes on, or with money on the account', async () => {
    await aCustomer(engine)
    const [customer] = await sql().select().from(users)
    const customerId = customer?.id ?? ''

    // The shop stood still for years: what was never announced is announced first.
    await tidyOn('2031-01-01T12:00:00Z')
    expect(await sql().select().from(users)).toHaveLength(1)

    await sql().insert(accountBalances).values({ customerId, currency: 'EUR', amount: 500 })
    await tidyOn('2031-03-01T12:00:00Z')
    expect(await sql().select().from(users)).toHaveLength(1)

    await sql().delete(accountBalances)
    await sql()
      .insert(sessions)
      .values({
        id: 's',
        userId: 'u',
        customerId,
        loggedIn: true,
        expiresAt: new Date('2031-04-01T12:00:00Z'),
      })
    await tidyOn('2031-03-02T12:00:00Z')
    expect(await sql().select().from(users)).toHaveLength(1)

    await tidyOn('2031-04-02T12:00:00Z')
    expect(await sql().select().from(users)).toEqual([])
  })

  test('who declared a withdrawal, and the words of a complaint, go after three years', async () => {
    await buy(await aCustomer(engine), { variantId: VARIANTS.cushion })
    const { id: orderId = '', number: orderNumber = '' } = (await orderRow()) ?? {}
    const at = new Date('2026-11-21T12:00:00Z')
    const declared = {
      source: 'form' as const,
      state: 'settled' as const,
      fingerprint: 'f',
      locale: 'de-de' as const,
      orderNumber,
      name: 'Anna Probst',
      email: EMAIL,
      itemsText: 'für Anna',
      declaredAt: at,
    }
    await sql()
      .insert(withdrawals)
      .values([
        { ...declared, id: 'w1', number: 'W1', orderId },
        { ...declared, id: 'w2', number: 'W2', orderId: null },
      ])
    const complaint = { orderId, itemKey: '1', kind: 'broken', remedy: 'repair', quantity: 1 }
    await sql()
      .insert(complaints)
      .values({
        ...complaint,
        id: 'c1',
        number: 'C1',
        message: 'Annas Kissen',
        state: 'answered',
        answer: 'Liebe Anna',
        receivedAt: at,
      })
    const photo = { orderId, complaintId: 'c1', bytes: new Uint8Array([1]), width: 1, height: 1 }
    await sql()
      .insert(complaintPhotos)
      .values({ ...photo, id: 'p1', uploadedAt: at })

    await tidyOn('2029-11-21T12:00:00Z')
    expect(JSON.stringify(await afterSales())).toMatch(/W1.*Anna.*W2.*Anna.*Annas Kissen.*p1/s)

    await tidyOn('2029-11-22T12:00:00Z')
    const [left, words, photos] = await afterSales()
    expect(left.map(({ number, name }) => [number, name])).toEqual([
      ['W1', ''],
      ['W2', ''],
    ])
    expect(words).toMatchObject([{ number: 'C1', message: '', answer: null }])
    expect(photos).toEqual([])
  })

  test('a basket goes with the session of somebody without an account, sixty days after its last change', async () => {
    const visitor = await aVisitor(engine)
    await visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId: VARIANTS.book, quantity: 1 })
    const anna = await aCustomer(engine)
    await anna.call(addBasketItem, { basketKey: anna.basketKey, variantId: VARIANTS.book, quantity: 1 })
    await sql().update(baskets).set({ updatedAt: clock.now() })

    await tidyOn('2027-01-20T12:00:00Z')
    expect(await sql().select().from(baskets)).toHaveLength(2)

    await tidyOn('2027-01-21T12:00:00Z')
    expect(await sql().select().from(baskets)).toMatchObject([{ key: anna.basketKey }])
  })

  test('a gift list goes half a year after its day, one without a day two years after its last change', async () => {
    const anna = await aCustomer(engine, { email: EMAIL })
    const form = { occasion: 'birth', isSurprise: false }
    await anna.call(createGiftList, { ...form, name: 'Mit Tag', dueOn: '2027-01-01' })
    await anna.call(createGiftList, { ...form, name: 'Ohne Tag', dueOn: null })
    const names = async () => (await sql().select().from(giftLists)).map(({ name }) => name).sort()

    await tidyOn('2027-06-30T12:00:00Z')
    expect(await names()).toEqual(['Mit Tag', 'Ohne Tag'])
    await tidyOn('2027-07-01T12:00:00Z')
    expect(await names()).toEqual(['Ohne Tag'])
    await tidyOn('2028-11-21T12:00:00Z')
    expect(await names()).toEqual(['Ohne Tag'])
    await tidyOn('2028-11-22T12:00:00Z')
    expect(await names()).toEqual([])
  })

  test('slices follow each other until nobody is left', async () => {
    const at = new Date('2020-01-01T12:00:00Z')
    const guest = { firstName: '', lastName: '', gender: 'x' as const, isGuest: true, updatedAt: at }
    await sql()
      .insert(users)
      .values(
        Array.from({ length: 250 }, (_, n) => ({
          ...guest,
          id: `g${n}`,
          userId: `u${n}`,
          email: `g${n}@example.org`,
          customerNo: `n${n}`,
        })),
      )

    await engine.tidy()

    expect(await sql().select().from(users).where(eq(users.isGuest, true))).toEqual([])
  })

  async function endings() {
    return sql().select().from(mails).where(eq(mails.kind, 'accountEnding'))
  }

  async function afterSales() {
    const declared = await sql().select().from(withdrawals).orderBy(withdrawals.number)
    return [
      declared,
      await sql().select().from(complaints),
      await sql().select({ id: complaintPhotos.id }).from(complaintPhotos),
    ] as const
  }
})
