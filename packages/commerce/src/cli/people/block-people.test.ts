import { placeOrder } from '@shop/api-client/contract/checkout'
import { authenticate, resetPassword, sendResetEmail, validateSession } from '@shop/api-client/contract/user'
import { loadRequestedExport, requestDataExport } from '@shop/api-client/contract/user-data'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { blockedPeople } from '@shop/engine/db/schema/blocked-people'
import { orders } from '@shop/engine/db/schema/orders'
import { users } from '@shop/engine/db/schema/shopper'
import { mails } from '@shop/engine/db/schema/system'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, OTHER_PASSWORD, PASSWORD } from '../../testing/account-steps.ts'
import { buy, fillCheckout } from '../../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../../testing/visitor.ts'
import { runCommand } from '../commands.ts'

const EMAIL = 'anna@example.org'
const REFUSED = { status: 403, body: { code: 'customer_blocked' } }
const LOGIN = { mode: 'login' as const, email: EMAIL, password: PASSWORD }
const REGISTER = {
  mode: 'register' as const,
  first_name: 'Anna',
  last_name: 'Probst',
  gender: 'f' as const,
  newsletter: false,
  register_password: PASSWORD,
}

describe.each(await ruleEngines())('people who may not buy any more, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const sql = () => engine.database.sql
  const run = (...words: string[]) => runCommand(engine.database, ['users', ...words], clock.now())
  const block = (who = EMAIL) => run('block', who, '--note', 'never pays', '--by', 'mia')
  const linkIn = async (kind: string, expression: RegExp) => {
    await engine.tidy()
    const [mail] = await sql().select().from(mails).where(eq(mails.kind, kind))
    return expression.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('a blocked customer is signed out, and signs in no more', async () => {
    const { lines, exitCode } = await block()

    expect([lines, exitCode]).toEqual([[`${EMAIL}: blocked, and signed out everywhere`], 0])
    expect(await anna.call(validateSession, {})).toEqual({ valid: false })
    expect(await (await aVisitor(engine)).try(authenticate, LOGIN)).toMatchObject(REFUSED)
  })

  test('a stranger with a wrong password does not hear of it', async () => {
    await block()

    const answer = await (await aVisitor(engine)).try(authenticate, { ...LOGIN, password: 'falsch' })

    expect(answer).toMatchObject({ status: 422, body: { code: 'credentials_wrong' } })
  })

  test('a blocked customer orders neither as a guest nor with the address in capitals', async () => {
    await block()
    for (const email of [EMAIL, 'Anna@Example.ORG']) {
      const guest = await aVisitor(engine)
      await fillCheckout(guest, { variantId: VARIANTS.cushion, email })
      expect(await guest.try(placeOrder, { acceptedTerms: true })).toMatchObject(REFUSED)
    }

    expect(await sql().select().from(orders)).toEqual([])
    await expect(
      buy(await aVisitor(engine), { variantId: VARIANTS.cushion, email: 'bert@example.org' }),
    ).resolves.toMatchObject({ orderNumber: 'T00000001' })
  })

  test('a link to a new password is no way around it', async () => {
    await anna.call(sendResetEmail, { email: EMAIL })
    const hash = await linkIn('resetPassword', /hash=([\w-]+)/)
    await block()

    const answer = await (await aVisitor(engine)).try(resetPassword, { hash, password: OTHER_PASSWORD })

    expect(hash).not.toBe('')
    expect(answer).toMatchObject(REFUSED)
  })

  test('an address that nobody has used yet is blocked before its first account', async () => {
    await block('Bert@example.org')

    const answer = await (await aVisitor(engine)).try(authenticate, {
      ...REGISTER,
      email: 'bert@example.org',
    })

    expect(answer).toMatchObject(REFUSED)
    expect(await sql().select().from(users)).toHaveLength(1)
  })

  test('who did what, when and why stays known, and ends with the block', async () => {
    const [person] = await sql().select().from(users)
    await block(person?.customerNo ?? '')
    const listed = await run('blocked')
    const found = await run('find', EMAIL)
    const twice = await block()
    clock.forward(60)
    const ended = await run('unblock', EMAIL, '--by', 'tom', '--note', 'has paid')

    expect(listed.lines).toEqual([
      `2026-11-21  ${person?.customerNo}  ${EMAIL}  Anna Probst  by mia: never pays`,
    ])
    expect(found.lines[0]).toContain('BLOCKED')
    expect([twice.exitCode, ended.exitCode]).toEqual([1, 0])
    expect(await run('blocked')).toEqual({ lines: ['Nobody is blocked.'], exitCode: 0 })
    expect((await run('unblock', EMAIL)).exitCode).toBe(1)
    expect(await sql().select().from(blockedPeople)).toMatchObject([
      { blockedBy: 'mia', note: 'never pays', unblockedBy: 'tom', unblockNote: 'has paid' },
    ])
    expect((await (await aVisitor(engine)).try(authenticate, LOGIN)).status).toBe(200)
  })

  test('a blocked person still gets to see everything, the block as well', async () => {
    await block()
    await (await aVisitor(engine)).call(requestDataExport, { email: EMAIL })
    const token = await linkIn('dataExport', /#([\w-]+)/)

    const document = await (await aVisitor(engine)).call(loadRequestedExport, { token })

    expect(document.account).toMatchObject({ profile: { email: EMAIL } })
    expect(document.knownByEmail.blocks).toMatchObject([{ note: 'never pays', blockedBy: 'mia' }])
  })

  test('being forgotten ends no block, and leaves nothing of it but the digest', async () => {
    await block()

    await run('erase', EMAIL, '--yes')

    expect(await sql().select().from(blockedPeople)).toMatchObject([{ customerId: null, note: '' }])
    expect((await run('blocked')).lines[0]).toContain('an address without an account')
    const answer = await (await aVisitor(engine)).try(authenticate, { ...REGISTER, email: EMAIL })
    expect(answer).toMatchObject(REFUSED)
    expect((await run('unblock', EMAIL)).exitCode).toBe(0)
  })

  test.each([
    [['block', EMAIL], 2],
    [['block', EMAIL, '--note', ' '], 2],
    [['block', '--note', 'why'], 2],
    [['block', 'nobody', '--note', 'why'], 1],
    [['unblock'], 2],
    [['unblock', 'nobody'], 1],
    [['blocked', 'x'], 2],
  ])('%j ends with %i and blocks nobody', async (words, exitCode) => {
    expect(await run(...words)).toMatchObject({ exitCode })
    expect(await sql().select().from(blockedPeople)).toEqual([])
  })
})
