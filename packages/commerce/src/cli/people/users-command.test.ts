import { authenticate, subscribeNewsletter, validateSession } from '@shop/api-client/contract/user'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { orders } from '@shop/engine/db/schema/orders'
import { newsletterSubscriptions, users } from '@shop/engine/db/schema/shopper'
import { mails, outbox } from '@shop/engine/db/schema/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, PASSWORD } from '../../testing/account-steps.ts'
import { buy } from '../../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../../testing/visitor.ts'
import { runCommand } from '../commands.ts'

const EMAIL = 'anna@example.org'

describe.each(await ruleEngines())('people at the desk, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  let customerNo: string
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
    await buy(anna, { variantId: VARIANTS.cushion })
    await buy(await aVisitor(engine), { variantId: VARIANTS.book, email: EMAIL })
    const people = await engine.database.sql.select().from(users)
    customerNo = people.find(({ isGuest }) => !isGuest)?.customerNo ?? ''
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, ['users', ...words], clock.now())
  const subscribed = async (email: string) => {
    const person = { name: '', source: 'footer', shopId: 101, firstName: '', lastName: '', salutation: 0 }
    await anna.call(subscribeNewsletter, { ...person, email })
  }

  test.each([
    ['a customer number', () => customerNo, 1],
    ['an e-mail address', () => EMAIL, 2],
    ['a part of it in capitals', () => 'ANNA@', 2],
    ['a last name', () => 'probst', 2],
    ['nobody', () => 'niemand', 0],
    ['a wildcard', () => '%', 0],
  ])('%s is looked for', async (_, word, count) => {
    const { lines, exitCode } = await run('find', word())

    expect(lines.filter((line) => line.includes(EMAIL))).toHaveLength(count)
    expect(exitCode).toBe(count > 0 ? 0 : 1)
  })

  test('who is found is told in a line, accounts first', async () => {
    const { lines } = await run('find', EMAIL)

    expect(lines[0]).toMatch(
      new RegExp(`^${customerNo} {2}${EMAIL} {2}Anna Probst {2}\\(account, .*, 1 order\\)$`),
    )
    expect(lines[1]?.trim()).toBe('T00000001')
    expect(lines[2]).toContain('(guest, ')
    expect(lines[3]?.trim()).toBe('T00000002')
  })

  test.each([
    ['the e-mail address', () => EMAIL],
    ['the e-mail address as people type it', () => ' Anna@Example.org'],
    ['the customer number', () => customerNo],
  ])('everything about somebody is told by %s', async (_, word) => {
    const { lines, exitCode } = await run('export', word())

    expect(exitCode).toBe(0)
    const document: unknown = JSON.parse(lines.join('\n'))
    expect(document).toMatchObject({
      profile: { customerNo },
      orders: [{ state: 'confirmed' }],
      knownByEmail: { guestOrders: [{ state: 'confirmed' }] },
    })
  })

  test('an address that is only known to the newsletter is known', async () => {
    await subscribed('nur@example.org')

    const { lines } = await run('export', 'nur@example.org')

    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      knownByEmail: { newsletters: [{ source: 'footer' }] },
    })
  })

  test('before it is sure, erasing only says what would go', async () => {
    const { lines, exitCode } = await run('erase', EMAIL)

    expect(exitCode).toBe(1)
    expect(lines).toEqual(expect.arrayContaining(['orders: 1', 'guestOrders: 1']))
    expect(await engine.database.sql.select().from(users)).toHaveLength(2)
  })

  test('somebody is erased with account, guests, sessions and mails, and nobody is written to', async () => {
    await engine.tidy()

    const { lines, exitCode } = await run('erase', EMAIL, '--yes')

    expect(exitCode).toBe(0)
    expect(lines[1]).toContain('Orders under way: 2')
    expect(await engine.database.sql.select().from(users)).toEqual([])
    expect(await engine.database.sql.select().from(mails)).toEqual([])
    expect(await engine.database.sql.select().from(outbox)).toEqual([])
    expect(await anna.call(validateSession, {})).toEqual({ valid: false })
    const login = { mode: 'login' as const, email: EMAIL, password: PASSWORD }
    expect((await anna.try(authenticate, login)).status).toBe(422)
  })

  test('orders that are over forget their person with the command', async () => {
    await engine.tidy()
    await engine.database.sql.update(orders).set({ state: 'refunded' })

    await run('erase', EMAIL, '--yes')

    const rows = await engine.database.sql.select().from(orders)
    expect(rows.map(({ email, customerId }) => [email, customerId])).toEqual([
      ['', null],
      ['', null],
    ])
  })

  test('an address without account or order is erased', async () => {
    await subscribed('nur@example.org')

    expect(await run('erase', 'nur@example.org', '--yes')).toMatchObject({ exitCode: 0 })
    expect(await engine.database.sql.select().from(newsletterSubscriptions)).toEqual([])
  })

  test.each([
    [['export', 'niemand@example.org'], 1],
    [['erase', 'niemand@example.org', '--yes'], 1],
    [['erase', EMAIL, '--no'], 2],
    [['erase', '--yes'], 2],
    [['find'], 2],
    [['export', EMAIL, 'more'], 2],
    [['forget', EMAIL], 2],
    [[], 2],
  ])('%j ends with %i and changes nothing', async (words, exitCode) => {
    expect(await run(...words)).toMatchObject({ exitCode })
    expect(await engine.database.sql.select().from(users)).toHaveLength(2)
  })
})
