import {
  authenticate,
  sendResetEmail,
  sendSignInCode,
  signInWithCode,
  validateSession,
} from '@shop/api-client/contract/user'
import { exportUserData } from '@shop/api-client/contract/user-data'
import { confirmEmailChange, requestEmailChange, undoEmailChange } from '@shop/api-client/contract/user-email'
import {
  addPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@shop/api-client/contract/user-passkeys'
import { readLog } from '@shop/api-client/office/account-commands'
import {
  changeCustomerEmail,
  showCustomer,
  stopCustomerEmailChange,
} from '@shop/api-client/office/customer-commands'
import { insertBlock } from '@shop/customers/user/blocked-people-store'
import { emailChanges } from '@shop/engine/db/schema/email-changes'
import { newsletterSubscriptions, users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer, onAnotherDevice, PASSWORD } from '../testing/account-steps.ts'
import { anAuthenticator } from '../testing/authenticator.ts'
import { aMember } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const OLD = 'anna@example.org'
const NEW = 'anna.neu@example.org'
const DAY = 24 * 60 * 60

describe.each(await ruleEngines())('another e-mail address on the $name', ({ open }) => {
  let behind: TestEngine
  let engine: TestEngine['engine']
  let clock: TestEngine['clock']
  let anna: Visitor
  let reader: Visitor
  beforeEach(async () => {
    behind = await open()
    ;({ engine, clock } = behind)
    anna = await aCustomer(engine, { email: OLD })
    reader = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const mails = async (kind: string) => {
    const rows = await engine.database.sql.select().from(outbox).orderBy(outbox.id)
    return rows
      .map(({ payload }) => payload as { kind: string; to: string; text: string })
      .filter((mail) => mail.kind === kind)
  }
  const tokenIn = async (kind: string) =>
    /#(?:bestaetigen|zurueck)=([\w-]{43})/.exec((await mails(kind)).at(-1)?.text ?? '')?.[1] ?? ''
  const asked = async (email = NEW) => {
    await anna.call(requestEmailChange, { email, password: PASSWORD })
    return tokenIn('emailChange')
  }
  /** Asked for, and agreed to by both mailboxes; the new one last. */
  const changed = async (email = NEW) => {
    const token = await asked(email)
    await reader.call(confirmEmailChange, { token: await tokenIn('emailChangeAsked') })
    return anna.call(confirmEmailChange, { token })
  }
  const codeAt = async (email: string) => {
    const { ticket } = await reader.call(sendSignInCode, { email })
    const rows = await engine.database.sql.select().from(outbox).orderBy(outbox.id)
    const mailed = rows.map(({ payload }) => payload as { kind: string; subject: string })
    const code = mailed.findLast(({ kind }) => kind === 'signInCode')?.subject.slice(0, 6) ?? ''
    return { ticket, code }
  }
  const login = (email: string) => ({ mode: 'login' as const, email, password: PASSWORD })
  const emails = async () => (await engine.database.sql.select().from(users)).map(({ email }) => email)
  const isSignedIn = async (visitor: Visitor) => (await visitor.call(validateSession, {})).valid

  test('nothing changes before a mailbox has confirmed', async () => {
    const other = await onAnotherDevice(engine)

    await asked(' Anna.Neu@Example.org ')

    expect(await emails()).toEqual([OLD])
    expect(await isSignedIn(other)).toBe(true)
    expect(await mails('emailChange')).toMatchObject([{ to: NEW }])
    const [atOld] = await mails('emailChangeAsked')
    expect(atOld?.to).toBe(OLD)
    expect(atOld?.text).not.toContain(NEW)
    expect(await mails('emailChanged')).toEqual([])
  })

  // One mailbox was enough: whoever had the password of an account could move it away.
  test.each([
    ['new', 'emailChange', 'old', 'emailChangeAsked'],
    ['old', 'emailChangeAsked', 'new', 'emailChange'],
  ])('when the %s mailbox alone has confirmed, nothing changes', async (_, first, waitsFor, last) => {
    const other = await onAnotherDevice(engine)
    await asked()
    const token = await tokenIn(first)

    const answers = [
      await reader.call(confirmEmailChange, { token }),
      await reader.call(confirmEmailChange, { token }),
    ]
    const between = [await emails(), await isSignedIn(other), await mails('emailChanged')]
    const done = await reader.call(confirmEmailChange, { token: await tokenIn(last) })

    expect(answers).toEqual([
      { isDone: false, waitsFor },
      { isDone: false, waitsFor },
    ])
    expect(between).toEqual([[OLD], true, []])
    expect(done).toEqual({ isDone: true, email: NEW, keepsPassword: true })
    expect(await emails()).toEqual([NEW])
    expect((await reader.try(confirmEmailChange, { token })).status).toBe(410)
  })

  test('confirmed, the new address signs in, and other devices are signed out', async () => {
    const other = await onAnotherDevice(engine)

    const answer = await changed()

    expect(answer).toEqual({ isDone: true, email: NEW, keepsPassword: true })
    expect(await isSignedIn(anna)).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
    expect((await reader.try(authenticate, login(OLD))).status).toBe(422)
    expect((await reader.try(authenticate, login(NEW))).status).toBe(200)
    expect(await anna.try(confirmEmailChange, { token: await tokenIn('emailChange') })).toMatchObject({
      status: 410,
      body: { code: 'email_link_expired' },
    })
  })

  test('confirmed where nobody is signed in, it signs nobody in', async () => {
    const token = await asked()
    for (const one of [token, await tokenIn('emailChangeAsked')])
      await reader.call(confirmEmailChange, { token: one })

    expect(await isSignedIn(reader)).toBe(false)
    expect(await isSignedIn(anna)).toBe(false)
    expect(await emails()).toEqual([NEW])
  })

  test('the old mailbox is told without the new address, and takes the account back', async () => {
    await changed()
    const [told] = await mails('emailChanged')
    const undo = await tokenIn('emailChanged')
    clock.forward(7 * DAY - 1)

    const answer = await reader.call(undoEmailChange, { token: undo })

    expect(told?.to).toBe(OLD)
    expect(told?.text).not.toContain(NEW)
    expect(answer).toEqual({ email: OLD })
    expect(await isSignedIn(anna)).toBe(false)
    for (const email of [OLD, NEW]) expect((await anna.try(authenticate, login(email))).status).toBe(422)
    await reader.call(sendResetEmail, { email: OLD })
    expect(await mails('resetPassword')).toMatchObject([{ to: OLD }])
    expect((await reader.try(undoEmailChange, { token: undo })).status).toBe(410)
  })

  test('whoever took the account over cannot keep it by changing the address twice', async () => {
    await changed()
    const undo = await tokenIn('emailChanged')
    await changed('third@example.org')
    const later = await tokenIn('emailChanged')
    const pending = await asked('fourth@example.org')

    await reader.call(undoEmailChange, { token: undo })

    expect(await emails()).toEqual([OLD])
    expect((await reader.try(undoEmailChange, { token: later })).status).toBe(410)
    expect((await reader.try(confirmEmailChange, { token: pending })).status).toBe(410)
  })

  test.each([
    ['confirmed a day late', 'emailChange', DAY, confirmEmailChange],
    ['undone a week late', 'emailChanged', 7 * DAY, undoEmailChange],
  ] as const)('a change that is %s is refused, and forgotten', async (_, kind, seconds, call) => {
    if (kind === 'emailChanged') await changed()
    else await asked()
    const link = await tokenIn(kind)
    clock.forward(seconds)

    expect(await reader.try(call, { token: link })).toMatchObject({ status: 410 })
    clock.forward(1)
    await engine.tidy()
    expect(await engine.database.sql.select().from(emailChanges)).toEqual([])
  })

  test('one link does not do the work of the other', async () => {
    const token = await asked()
    const old = await tokenIn('emailChangeAsked')
    for (const one of [token, old])
      expect((await reader.try(undoEmailChange, { token: one })).status).toBe(410)
    for (const one of [token, old]) await anna.call(confirmEmailChange, { token: one })
    const undo = await tokenIn('emailChanged')

    expect((await reader.try(confirmEmailChange, { token: undo })).status).toBe(410)
  })

  test('an address of another account gets no mail, and the answer is the same', async () => {
    await aCustomer(engine, { email: 'taken@example.org' })

    const taken = await anna.try(requestEmailChange, { email: 'taken@example.org', password: PASSWORD })
    const free = await anna.try(requestEmailChange, { email: NEW, password: PASSWORD })

    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await mails('emailChange')).toMatchObject([{ to: NEW }])
  })

  test('an address that gets an account meanwhile is refused in words, both ways', async () => {
    const token = await asked()
    const other = await aCustomer(engine, { email: NEW })
    await reader.call(confirmEmailChange, { token: await tokenIn('emailChangeAsked') })
    const late = await reader.try(confirmEmailChange, { token })
    await changed('third@example.org')
    const undo = await tokenIn('emailChanged')
    await aCustomer(engine, { email: OLD })

    const undone = await reader.try(undoEmailChange, { token: undo })

    for (const refused of [late, undone])
      expect(refused).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(new Set(await emails())).toEqual(new Set([OLD, NEW, 'third@example.org']))
    expect(await isSignedIn(other)).toBe(true)
  })

  test('of two confirmations at once by the last mailbox, one goes on', async () => {
    const token = await asked()
    await reader.call(confirmEmailChange, { token: await tokenIn('emailChangeAsked') })

    const answers = await Promise.all(
      [anna, reader].map((visitor) => visitor.try(confirmEmailChange, { token })),
    )

    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 410])
    expect(await mails('emailChanged')).toHaveLength(1)
  })

  test('both mailboxes at once are one change', async () => {
    const tokens = [await asked(), await tokenIn('emailChangeAsked')]

    const answers = await Promise.all(tokens.map((token) => reader.try(confirmEmailChange, { token })))

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await emails()).toEqual([NEW])
    expect(await mails('emailChanged')).toHaveLength(1)
  })

  test('a wrong password, the same address and what is none are refused at their fields', async () => {
    const wrong = await anna.try(requestEmailChange, { email: NEW, password: 'falsch' })
    const same = await anna.try(requestEmailChange, { email: ` ${OLD.toUpperCase()}`, password: PASSWORD })
    const none = await anna.try(requestEmailChange, { email: 'anna@', password: PASSWORD })
    const nobody = await reader.try(requestEmailChange, { email: NEW, password: PASSWORD })

    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    expect(same).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email', key: 'emailChange.same' }] },
    })
    expect(none).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } })
    expect(nobody.status).toBe(401)
    expect(await mails('emailChange')).toEqual([])
  })

  describe('for somebody who has lost the old mailbox', () => {
    const moved = async (email = NEW) => {
      const mia = await aMember(behind, ['service'])
      await mia.answer(changeCustomerEmail, { key: OLD, email, note: 'named two orders' })
      await engine.tidy()
      return mia
    }

    // Both mailboxes had to agree, so that an account was lost with the mailbox.
    test('customer service agrees, and the new mailbox alone confirms', async () => {
      const other = await onAnotherDevice(engine)

      await moved(' Anna.Neu@Example.org ')
      const before = [await emails(), await isSignedIn(other)]
      const done = await reader.call(confirmEmailChange, { token: await tokenIn('emailChange') })

      expect(before).toEqual([[OLD], true])
      expect(done).toEqual({ isDone: true, email: NEW, keepsPassword: false })
      expect(await emails()).toEqual([NEW])
      expect([await isSignedIn(other), await isSignedIn(anna)]).toEqual([false, false])
    })

    // The note warned a thief who reads the lost mailbox, and what they made of the day went on opening the account.
    test('whoever holds the lost mailbox keeps no way in', async () => {
      const origin = new URL(engine.addressOf('de-de', '/')).origin
      const phone = anAuthenticator(origin)
      await moved()
      const passkey = phone.create(await anna.call(startPasskey, { password: PASSWORD }))
      await anna.call(addPasskey, { name: 'Telefon', passkey })
      const code = await codeAt(OLD)

      await reader.call(confirmEmailChange, { token: await tokenIn('emailChange') })
      const thief = await aVisitor(engine)
      const tries = [
        await thief.try(authenticate, login(NEW)),
        await thief.try(signInWithPasskey, {
          passkey: phone.sign(await thief.call(startPasskeySignIn, {})),
        }),
        await thief.try(signInWithCode, code),
      ]

      expect(tries.map(({ status }) => status)).toEqual([422, 422, 410])
      expect([await isSignedIn(thief), await isSignedIn(anna)]).toEqual([false, false])
      await reader.call(signInWithCode, await codeAt(NEW))
      expect(await isSignedIn(reader)).toBe(true)
    })

    test('whoever knows the password asks for no other change meanwhile', async () => {
      const before = await asked('before@example.org')
      await moved()

      const refused = await anna.try(requestEmailChange, { email: 'dieb@example.org', password: PASSWORD })

      expect(refused).toMatchObject({ status: 409, body: { code: 'email_change_by_desk' } })
      expect((await reader.try(confirmEmailChange, { token: before })).status).toBe(410)
      const done = await reader.call(confirmEmailChange, { token: await tokenIn('emailChange') })
      expect(done).toMatchObject({ isDone: true, email: NEW })
    })

    test('a link that nobody followed holds up no other change', async () => {
      await moved()
      clock.forward(DAY)

      const answer = await anna.try(requestEmailChange, { email: 'third@example.org', password: PASSWORD })

      expect(answer.status).toBe(202)
    })

    test('the old mailbox is told before, without a link, and afterwards takes the account back', async () => {
      await moved()
      const [told] = await mails('emailChangeAsked')
      await reader.call(confirmEmailChange, { token: await tokenIn('emailChange') })

      const undone = await reader.call(undoEmailChange, { token: await tokenIn('emailChanged') })

      expect(told?.to).toBe(OLD)
      expect(told?.text).not.toContain(NEW)
      expect(told?.text).not.toContain('#bestaetigen')
      expect(undone).toEqual({ email: OLD })
    })

    test('it is in the log, says before what it does, and is nobody’s but of service', async () => {
      const mia = await moved()
      const { customer } = await mia.answer(showCustomer, { key: OLD })
      const { entries } = await mia.answer(readLog, { object: `customer:${customer?.number}` })
      const preview = await mia.preview(changeCustomerEmail, { key: OLD, email: NEW, note: 'x' })
      const admin = await aMember(behind, ['admin'])

      expect(entries.map(({ command, by }) => [command, by])).toContainEqual([
        'changeCustomerEmail',
        'Mia Kern',
      ])
      expect(preview).toMatchObject({
        effects: [
          { kind: 'mail', mail: 'emailChange', to: NEW },
          { kind: 'mail', mail: 'emailChangeAsked', to: OLD },
        ],
      })
      expect(await mails('emailChange')).toHaveLength(1)
      expect(await admin.run(changeCustomerEmail, { key: OLD, email: NEW, note: 'x' })).toMatchObject({
        type: 'forbidden',
      })
    })

    // Nothing stopped it: the desk could only block the customer.
    test.each([
      ['before the link is sent', async () => {}],
      ['before the link is followed', () => engine.tidy()],
    ])('it is stopped %s, with a reason', async (_, goOn) => {
      const mia = await aMember(behind, ['service'])
      const shown = async () => (await mia.answer(showCustomer, { key: OLD })).customer?.movesTo
      await mia.answer(changeCustomerEmail, { key: OLD, email: NEW, note: 'named two orders' })
      await goOn()
      const before = await shown()

      await mia.answer(stopCustomerEmailChange, { key: OLD, note: 'a stranger had called' })
      await engine.tidy()

      expect(before).toMatchObject({ email: NEW })
      expect(await shown()).toBeNull()
      const token = (await tokenIn('emailChange')) || 'x'.repeat(43)
      expect((await reader.try(confirmEmailChange, { token })).status).toBe(410)
      expect(await emails()).toEqual([OLD])
      expect((await anna.try(requestEmailChange, { email: NEW, password: PASSWORD })).status).toBe(202)
      expect(await mia.run(stopCustomerEmailChange, { key: OLD, note: 'again' })).toMatchObject({
        coded: { code: 'customerEmailNoMove' },
      })
    })

    test.each([
      ['the same address', OLD, 'customerEmailSame'],
      ['the address of another account', 'taken@example.org', 'customerEmailTaken'],
      ['what is none', 'anna@', 'customerEmailWrong'],
      ['a blocked address', 'blocked@example.org', 'customerEmailBlocked'],
    ])('%s is refused', async (_, email, code) => {
      await aCustomer(engine, { email: 'taken@example.org' })
      const block = { email: 'blocked@example.org', customerId: null, note: '', by: 'desk', now: clock.now() }
      await insertBlock(engine.database.sql, block)
      const mia = await aMember(behind, ['service'])

      const refused = await mia.run(changeCustomerEmail, { key: OLD, email, note: 'x' })

      expect(refused).toMatchObject({ type: 'refused', coded: { code } })
      expect(await emails()).toContain(OLD)
    })

    test('an operator stops it, with a reason and no address', async () => {
      await moved()
      const words = ['users', 'email', OLD, '--cancel']
      const said = async (...more: string[]) =>
        (await runCommand(engine.database, [...words, ...more], clock.now())).exitCode

      const codes = [
        await said(),
        await said(NEW, '--note', 'x'),
        await said('--note', 'a stranger had called'),
      ]

      expect(codes).toEqual([2, 2, 0])
      const late = await reader.try(confirmEmailChange, { token: await tokenIn('emailChange') })
      expect(late.status).toBe(410)
    })

    test('an operator does the same, with a reason', async () => {
      const words = ['users', 'email', OLD, NEW]

      const without = await runCommand(engine.database, words, clock.now())
      const done = await runCommand(engine.database, [...words, '--note', 'named two orders'], clock.now())
      await engine.tidy()

      expect([without.exitCode, done.exitCode]).toEqual([2, 0])
      expect(await mails('emailChange')).toMatchObject([{ to: NEW }])
    })
  })

  test('a blocked person does not get away under another address', async () => {
    const token = await asked()
    const { now } = clock
    await insertBlock(engine.database.sql, { email: OLD, customerId: null, note: '', by: 'desk', now: now() })

    expect(await reader.try(confirmEmailChange, { token })).toMatchObject({
      status: 403,
      body: { code: 'customer_blocked' },
    })
    expect(await emails()).toEqual([OLD])
  })

  // It is bound to the account: mailed to the address that was left, it still opened it.
  test('a code that was mailed to the old address opens nothing afterwards', async () => {
    const code = await codeAt(OLD)
    await changed()

    expect((await reader.try(signInWithCode, code)).status).toBe(410)
  })

  test('consent to a newsletter is the mailbox’s and stays there', async () => {
    await engine.database.sql.insert(newsletterSubscriptions).values({
      id: 'n',
      email: OLD,
      shopId: 101,
      source: 'footer',
      state: 'confirmed',
    })

    await changed()

    expect(await engine.database.sql.select().from(newsletterSubscriptions)).toMatchObject([{ email: OLD }])
  })

  test('the export names the change and nothing that opens it', async () => {
    await asked()

    const { emailChanges: exported } = await anna.call(exportUserData, {})

    expect(exported).toMatchObject([{ oldEmail: OLD, newEmail: NEW, confirmedAt: null }])
    for (const digest of ['tokenHash', 'oldTokenHash']) expect(exported[0]).not.toHaveProperty(digest)
  })
})
