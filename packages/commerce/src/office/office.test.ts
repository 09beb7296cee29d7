import {
  blockStaff,
  changeOwnPassword,
  changeStaffRoles,
  endSecondFactor,
  endStaffSessions,
  listStaff,
  readLog,
  setSecondFactor,
} from '@shop/api-client/office/account-commands'
import { setMoneyLimit } from '@shop/api-client/office/money-commands'
import {
  deliverOrder,
  giveMoneyBack,
  noteOrder,
  noteTransfer,
  orderDesk,
  orderPaper,
  payOrder,
  readdressOrder,
  resendMail,
  searchOrders,
  sendOrder,
  showOrder,
  stopOrder,
} from '@shop/api-client/office/order-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { RIGHTS_OF, ROLES, type Role } from '@shop/domain/staff/rights'
import { commandLog, staff, staffSessions } from '@shop/engine/db/schema/staff'
import { factorCode, newFactorSecret } from '@shop/engine/staff/second-factor'
import { STAFF_IDLE_MILLISECONDS, STAFF_SESSION_MILLISECONDS } from '@shop/engine/staff/staff-session'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { anAddress, buy } from '../testing/checkout-steps.ts'
import {
  addMember,
  aMember,
  anOffice,
  ask,
  type Member,
  STAFF_PASSWORD,
  signedIn,
} from '../testing/office-steps.ts'
import { engineKinds, ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'
import { OFFICE_COMMANDS } from './office-commands.ts'

const NUMBER = 'T00000001'
const [usual] = await ruleEngines()

describe('the office', () => {
  let behind = {} as TestEngine
  beforeEach(async () => {
    if (usual === undefined) throw new Error('There is always a database.')
    behind = await usual.open()
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const bought = async (address = anAddress()) =>
    buy(await aVisitor(behind.engine), { variantId: VARIANTS.cushion, quantity: 2, address })
  const shown = async (mia: Member) => {
    const { order } = await mia.answer(showOrder, { number: NUMBER })
    if (order === null) throw new Error('There is no order.')
    return order
  }

  describe('rights', () => {
    // Asked with every role's real session: whatever the schema would say of this input, the right is asked first.
    test('every command asks every role for its right', async () => {
      const wrong: string[] = []
      for (const role of ROLES) {
        const member = await aMember(behind, [role])
        for (const { command } of OFFICE_COMMANDS) {
          const reply = await member.reply(command.name, 'no input of any command')
          const isLetIn = reply.type === 'outcome' && reply.outcome.type === 'invalid'
          const isTurnedAway = reply.type === 'outcome' && reply.outcome.type === 'forbidden'
          const mayRun = RIGHTS_OF[role].includes(command.right)
          if (mayRun ? !isLetIn : !isTurnedAway) wrong.push(`${role} ${command.name}`)
        }
      }

      expect(wrong).toEqual([])
    })

    test('what changes something and what shows a customer is never open to everybody', () => {
      const open = OFFICE_COMMANDS.filter(({ command }) => command.right === 'ownAccount')

      expect(open.map(({ command }) => command.name).toSorted()).toEqual([
        'addOwnPasskey',
        'changeOwnPassword',
        'endSecondFactor',
        'listOwnPasskeys',
        'removeOwnPasskey',
        'setSecondFactor',
        'startCompanyLink',
        'startOwnPasskey',
        'whoAmI',
      ])
    })

    // A preview has deleted a page: it was taken back in the database, where the page is not.
    test('what is done outside of the database has no preview', async () => {
      const owner = await aMember(behind, ['owner'])
      const withoutPreview: string[] = []
      for (const { command } of OFFICE_COMMANDS) {
        const reply = await ask(owner.office, owner.token, command.name, 'no input of any command', {
          mode: 'preview',
        })
        if (reply.type === 'outcome' && reply.outcome.type === 'refused') withoutPreview.push(command.name)
      }

      expect(withoutPreview.toSorted()).toEqual([
        'changePictureFolder',
        'changeRelease',
        'createPictureFolder',
        'createRelease',
        'createStory',
        'cropPicture',
        'deletePicture',
        'deletePictureFolder',
        'deleteRelease',
        'deleteStory',
        'describePicture',
        'keepInRelease',
        'leaveRelease',
        'movePictures',
        'moveStory',
        'publishStory',
        'releaseNow',
        'restoreStory',
        'saveStory',
        'scheduleStory',
        'setPictureFocus',
        'unpublishStory',
        'uploadPicture',
      ])
    })

    test('what changes something does in its transaction all that a preview has to take back', () => {
      const preparing = OFFICE_COMMANDS.filter(
        ({ command, prepare }) => command.changes !== null && prepare !== undefined,
      )

      // Work with passwords and keys, and goods that are looked up.
      expect(preparing.map(({ command }) => command.name).toSorted()).toEqual([
        'addOwnPasskey',
        'addStaff',
        'changeOwnPassword',
        'endSecondFactor',
        'exchangeReturn',
        'resetStaff',
        'setSecondFactor',
      ])
    })

    test('who only looks changes nothing and sees nobody', () => {
      const found = OFFICE_COMMANDS.filter(
        ({ command }) =>
          command.right !== 'ownAccount' &&
          RIGHTS_OF.readonly.includes(command.right) &&
          (command.changes !== null || command.showsCustomer),
      )

      expect(found.map(({ command }) => command.name)).toEqual([])
    })

    test('a role that was taken away ends with the next command', async () => {
      const member = await aMember(behind, ['service'])
      await sql().update(staff).set({ roles: [] })

      expect(await member.run(orderDesk, {})).toEqual({ type: 'forbidden', right: 'orders.read' })
    })

    test('an admin makes nobody an owner, and locks none out', async () => {
      const owner = await aMember(behind, ['owner'])
      const admin = await aMember(behind, ['admin'])

      const [beyond, self] = ['ownersOnly', 'staffSelf']
      for (const [code, reply] of [
        [beyond, await admin.reply('addStaff', { email: 'x@example.org', name: 'X', roles: ['owner'] })],
        [beyond, await admin.reply('blockStaff', { email: owner.email, isBlocked: true })],
        [beyond, await admin.reply('resetStaff', { email: owner.email })],
        [
          beyond,
          await admin.reply('changeStaffRoles', { email: owner.email, roles: ['admin'], was: ['owner'] }, 0),
        ],
        [
          beyond,
          await admin.reply('changeStaffRoles', { email: admin.email, roles: ['owner'], was: ['admin'] }, 0),
        ],
        [
          self,
          await admin.reply(
            'changeStaffRoles',
            { email: admin.email, roles: ['service'], was: ['admin'] },
            0,
          ),
        ],
        [self, await owner.reply('blockStaff', { email: owner.email, isBlocked: true })],
      ])
        expect(reply).toMatchObject({ outcome: { type: 'refused', coded: { code } } })
    })

    test('other roles hold from the next command on, and both are in the log', async () => {
      const owner = await aMember(behind, ['owner'])
      const mia = await aMember(behind, ['warehouse'])
      const roles: Role[] = ['editor', 'service', 'service']

      expect(await mia.run(readLog, {})).toMatchObject({ type: 'forbidden' })
      expect(
        await owner.answer(changeStaffRoles, { email: mia.email, roles, was: ['warehouse'] }, 0),
      ).toEqual({
        email: mia.email,
        roles: ['service', 'editor'],
      })
      expect(await mia.answer(readLog, { object: `staff:${mia.email}` })).toMatchObject({
        entries: [
          { command: 'changeStaffRoles', before: { roles: ['warehouse'] } },
          { command: 'signIn', by: 'Mia Kern', after: { by: 'password' } },
          { command: 'changeOwnPassword' },
          { command: 'signIn' },
          { command: 'addStaff' },
        ],
      })
    })
  })

  describe('signing in', () => {
    const signIn = (email: string, password: string, code: string | null = null) =>
      anOffice(behind)({ act: 'signIn', email, password, code, address: '192.0.2.1' })

    test('unknown, blocked and mistyped look the same', async () => {
      const owner = await aMember(behind, ['owner'])
      const mia = await aMember(behind, ['service'])
      await owner.run(blockStaff, { email: mia.email, isBlocked: true })

      for (const reply of [
        await signIn('nobody@example.org', STAFF_PASSWORD),
        await signIn(mia.email, STAFF_PASSWORD),
        await signIn(owner.email, 'another tree'),
      ])
        expect(reply).toEqual({ type: 'signInRefused' })
      expect(await mia.reply('whoAmI', {})).toEqual({ type: 'signedOut' })
    })

    test('with a one-time password nothing works but its replacement, and not for ever', async () => {
      const first = await addMember(behind, ['service'], 'mia@example.org')
      const office = anOffice(behind)
      const token = await signedIn(office, 'mia@example.org', first)

      expect(await ask(office, token, 'orderDesk', {})).toEqual({ type: 'mustChangePassword' })
      expect(
        await ask(office, token, 'changeOwnPassword', { current: first, next: 'too short' }),
      ).toMatchObject({ outcome: { answer: { problem: 'tooShort' } } })
      behind.clock.forward(8 * 24 * 60 * 60)
      expect(await signIn('mia@example.org', first)).toEqual({ type: 'signInRefused' })
    })

    test('a new password ends every other session', async () => {
      const mia = await aMember(behind, ['service'])
      const elsewhere = await signedIn(mia.office, mia.email, STAFF_PASSWORD)

      await mia.reply('changeOwnPassword', { current: STAFF_PASSWORD, next: 'a pond in the garden' })

      expect(await ask(mia.office, elsewhere, 'whoAmI', {})).toEqual({ type: 'signedOut' })
      expect(await mia.reply('whoAmI', {})).toMatchObject({ type: 'outcome' })
    })

    // Whoever had found the password, or an open desk, stayed signed in beside the new factor.
    test('a second factor that is set up or taken away ends every other session', async () => {
      const mia = await aMember(behind, ['service'])
      const secret = newFactorSecret()
      const code = () => factorCode(secret, Math.floor(behind.clock.now().getTime() / 30_000))
      const elsewhere = await signedIn(mia.office, mia.email, STAFF_PASSWORD)
      await mia.answer(setSecondFactor, { password: STAFF_PASSWORD, secret, code: '000000' })
      const before = await ask(mia.office, elsewhere, 'whoAmI', {})

      await mia.answer(setSecondFactor, { password: STAFF_PASSWORD, secret, code: code() })
      const afterSetting = await ask(mia.office, elsewhere, 'whoAmI', {})
      behind.clock.forward(30)
      const again = await signIn(mia.email, STAFF_PASSWORD, code())
      await mia.answer(endSecondFactor, { password: STAFF_PASSWORD })

      expect(before).toMatchObject({ type: 'outcome' })
      expect(afterSetting).toEqual({ type: 'signedOut' })
      const token = again.type === 'signedIn' ? again.token : ''
      expect(await ask(mia.office, token, 'whoAmI', {})).toEqual({ type: 'signedOut' })
      expect(await mia.reply('whoAmI', {})).toMatchObject({ type: 'outcome' })
    })

    // Ten wrong passwords of anybody locked a named person out, a quarter of an hour at a time.
    test('strangers lock nobody out of a device on which they have signed in before', async () => {
      const mia = await aMember(behind, ['service'], 'mia@example.org')
      const tried = async (password: string, more: { address?: string; device?: string | null } = {}) =>
        mia.office({ act: 'signIn', email: mia.email, password, code: null, address: null, ...more })
      const known = await tried(STAFF_PASSWORD)
      const device = known.type === 'signedIn' ? (known.device ?? null) : null
      for (let count = 0; count < 12; count += 1)
        await tried(`wrong ${count}`, { address: `192.0.2.${count}` })

      const elsewhere = await tried(STAFF_PASSWORD, { address: '198.51.100.1' })
      const inTheOffice = await tried(STAFF_PASSWORD, { address: '192.0.2.1', device })
      const changed = await mia.answer(changeOwnPassword, {
        current: STAFF_PASSWORD,
        next: 'two birches by it',
      })

      expect(elsewhere).toMatchObject({ type: 'tooManyAttempts' })
      expect(inTheOffice).toMatchObject({ type: 'signedIn', device })
      expect(changed).toEqual({ problem: null })
    })

    test('on a device of theirs guessing is bounded as well, and a device of somebody else is none', async () => {
      const mia = await aMember(behind, ['service'], 'mia@example.org')
      const tom = await aMember(behind, ['service'], 'tom@example.org')
      const tried = (email: string, password: string, device: string | null = null) =>
        mia.office({ act: 'signIn', email, password, code: null, address: null, device })
      const known = await tried(tom.email, STAFF_PASSWORD)
      const device = known.type === 'signedIn' ? (known.device ?? null) : null

      const guesses: string[] = []
      for (let count = 0; count < 11; count += 1)
        guesses.push((await tried(tom.email, `wrong ${count}`, device)).type)
      for (let count = 0; count < 10; count += 1) await tried(mia.email, `wrong ${count}`, device)

      expect(guesses).toEqual([...Array(10).fill('signInRefused'), 'tooManyAttempts'])
      expect(await tried(mia.email, STAFF_PASSWORD, device)).toMatchObject({ type: 'tooManyAttempts' })
    })

    test('a stranger of one network leaves others tries of a person', async () => {
      await aMember(behind, ['service'], 'mia@example.org')
      behind.clock.forward(15 * 60)
      const from = (address: string, password: string) =>
        anOffice(behind)({ act: 'signIn', email: 'mia@example.org', password, code: null, address })
      const guesses: string[] = []
      for (let count = 0; count < 8; count += 1)
        guesses.push((await from(`2001:db8::${count}`, `wrong ${count}`)).type)

      expect(guesses).toEqual([...Array(6).fill('signInRefused'), ...Array(2).fill('tooManyAttempts')])
      expect(await from('192.0.2.1', STAFF_PASSWORD)).toMatchObject({ type: 'signedIn' })
    })

    test('ten tries, and then the right password does not help', async () => {
      await aMember(behind, ['service'], 'mia@example.org')
      for (let count = 0; count < 10; count += 1) await signIn('mia@example.org', `wrong ${count}`)

      expect(await signIn('MIA@example.org', STAFF_PASSWORD)).toMatchObject({ type: 'tooManyAttempts' })
    })

    test('a code of the second factor is asked for, and works once', async () => {
      const mia = await aMember(behind, ['service'])
      const secret = newFactorSecret()
      const code = () => factorCode(secret, Math.floor(behind.clock.now().getTime() / 30_000))
      const wrong = await mia.answer(setSecondFactor, { password: STAFF_PASSWORD, secret, code: '000000' })
      await mia.answer(setSecondFactor, { password: STAFF_PASSWORD, secret, code: code() })

      expect(wrong).toEqual({ problem: 'code' })
      expect(JSON.stringify(await sql().select().from(staff))).not.toContain(secret)
      expect(await signIn(mia.email, STAFF_PASSWORD)).toEqual({ type: 'codeNeeded', isWrong: false })
      expect(await signIn(mia.email, STAFF_PASSWORD, code())).toEqual({ type: 'codeNeeded', isWrong: true })
      behind.clock.forward(30)
      expect(await signIn(mia.email, STAFF_PASSWORD, code())).toMatchObject({ type: 'signedIn' })
      expect(await signIn(mia.email, STAFF_PASSWORD, code())).toEqual({ type: 'codeNeeded', isWrong: true })
    })

    test('a password alone sets up a second factor and opens nothing else, where one is asked for', async () => {
      await aMember(behind, ['service'], 'mia@example.org')
      await aMember(behind, ['warehouse'], 'tom@example.org')
      const office = anOffice(behind, true)
      const token = await signedIn(office, 'mia@example.org', STAFF_PASSWORD)
      const secret = newFactorSecret()
      const code = factorCode(secret, Math.floor(behind.clock.now().getTime() / 30_000))

      expect(await ask(office, token, 'orderDesk', {})).toEqual({ type: 'mustSetFactor' })
      expect(await ask(office, token, 'endSecondFactor', { password: STAFF_PASSWORD })).toEqual({
        type: 'mustSetFactor',
      })
      expect(await ask(office, token, 'whoAmI', {})).toMatchObject({
        outcome: { answer: { mustSetFactor: true } },
      })
      await ask(office, token, 'setSecondFactor', { password: STAFF_PASSWORD, secret, code: '000000' })
      expect(await ask(office, token, 'orderDesk', {})).toEqual({ type: 'mustSetFactor' })
      await ask(office, token, 'setSecondFactor', { password: STAFF_PASSWORD, secret, code })
      expect(await ask(office, token, 'orderDesk', {})).toMatchObject({ type: 'outcome' })
      expect(await ask(office, token, 'whoAmI', {})).toMatchObject({
        outcome: { answer: { mustSetFactor: false } },
      })
      // Who packs moves no money and sees nobody's account.
      const toms = await signedIn(office, 'tom@example.org', STAFF_PASSWORD)
      expect(await ask(office, toms, 'orderDesk', {})).toMatchObject({ type: 'outcome' })
      // A second password-only session is held back as the first one was, and is ended by signing out.
      await office({ act: 'signOut', token: toms })
      expect(await ask(office, toms, 'whoAmI', {})).toEqual({ type: 'signedOut' })
    })

    test.each([
      ['an hour without a command', STAFF_IDLE_MILLISECONDS / 1000, 1],
      ['a working day with one every half hour', 30 * 60, STAFF_SESSION_MILLISECONDS / 1000 / (30 * 60)],
    ])('a session ends after %s', async (_name, seconds, times) => {
      const mia = await aMember(behind, ['service'])
      for (let count = 1; count <= times; count += 1) {
        behind.clock.forward(seconds)
        const reply = await mia.reply('whoAmI', {})
        expect(reply.type).toBe(count === times ? 'signedOut' : 'outcome')
      }
      await behind.engine.tidy()
      expect(await sql().select().from(staffSessions)).toEqual([])
    })

    test('a list that renews itself keeps no session open, and whatever changes something does', async () => {
      const mia = await aMember(behind, ['service'])
      await bought()
      const poll = (command: string, input: unknown = {}) =>
        mia.office({
          act: 'run',
          token: mia.token,
          command,
          input,
          mode: 'run',
          seen: null,
          isBackground: true,
        })
      const half = STAFF_IDLE_MILLISECONDS / 2000

      behind.clock.forward(half)
      await poll('orderDesk')
      behind.clock.forward(half - 1)
      // A mark on a change is not believed.
      await poll('noteOrder', { number: NUMBER, text: 'rings at noon' })
      behind.clock.forward(half)
      expect(await poll('orderDesk')).toMatchObject({ type: 'outcome' })
      behind.clock.forward(half)
      expect(await poll('orderDesk')).toEqual({ type: 'signedOut' })
    })

    test('an owner sees who is signed in, and signs them out', async () => {
      const owner = await aMember(behind, ['owner'])
      const mia = await aMember(behind, ['service'])

      const { staff: people } = await owner.answer(listStaff, {})
      const ended = await owner.answer(endStaffSessions, { email: mia.email })

      expect(people.find(({ email }) => email === mia.email)?.sessions).toBe(ended.ended)
      expect(ended.ended).toBeGreaterThan(0)
      expect(await mia.reply('whoAmI', {})).toEqual({ type: 'signedOut' })
      await owner.answer(endStaffSessions, { email: owner.email })
      expect(await owner.reply('whoAmI', {})).toMatchObject({ type: 'outcome' })
    })

    test('neither token nor password is kept as it is', async () => {
      const mia = await aMember(behind, ['service'])
      const kept = JSON.stringify([
        await sql().select().from(staff),
        await sql().select().from(staffSessions),
        await sql().select().from(commandLog),
      ])

      expect(kept).toContain('$argon2id$')
      for (const secret of [mia.token, STAFF_PASSWORD]) expect(kept).not.toContain(secret)
    })
  })

  describe('the log', () => {
    const look = (mia: Member, isBackground: boolean) =>
      mia.office({
        act: 'run',
        token: mia.token,
        command: 'orderDesk',
        input: {},
        mode: 'run',
        seen: null,
        isBackground,
      })

    test('a list that renews itself is a look at whom it did not show before, and at nobody else', async () => {
      await bought()
      const mia = await aMember(behind, ['service'])
      const looks = async () =>
        (await sql().select().from(commandLog)).filter((row) => row.command === 'orderDesk')

      await look(mia, false)
      await look(mia, true)
      await bought()
      await look(mia, true)
      await look(mia, true)
      expect((await looks()).map(({ after }) => after)).toEqual([[NUMBER], ['T00000002']])
      // Another person has seen nobody yet, whatever their browser says.
      await look(await aMember(behind, ['owner']), true)
      expect((await looks()).at(-1)?.after).toEqual(['T00000002', NUMBER])
    })

    test('is asked for a thing, a person and a day, and says who looked into it', async () => {
      await bought()
      const owner = await aMember(behind, ['owner'])
      const mia = await aMember(behind, ['service'])
      await mia.answer(orderDesk, {})
      await mia.answer(showOrder, { number: NUMBER })
      behind.clock.forward(60)
      const noon = behind.clock.now().toISOString()
      await owner.answer(noteOrder, { number: NUMBER, text: 'rings at noon' })
      const commands = async (asked: Parameters<typeof owner.answer<typeof readLog>>[1]) =>
        (await owner.answer(readLog, asked)).entries.map(({ command }) => command)
      const { people } = await owner.answer(readLog, {})
      const staffId = people.find(({ name }) => name === 'Mia Kern')?.id ?? ''

      expect(people).toHaveLength(2)
      expect(await commands({ thing: NUMBER })).toEqual(['noteOrder', 'showOrder', 'orderDesk'])
      expect(await commands({ thing: NUMBER, until: noon })).toEqual(['showOrder', 'orderDesk'])
      expect(await commands({ thing: NUMBER, from: noon })).toEqual(['noteOrder'])
      const both = people.map(({ id }) => commands({ thing: NUMBER, staffId: id }))
      expect((await Promise.all(both)).toSorted((one, other) => one.length - other.length)).toEqual([
        ['noteOrder'],
        ['showOrder', 'orderDesk'],
      ])
      expect(await commands({ staffId: 'operator' })).toEqual(['addStaff', 'addStaff'])
      expect(staffId).not.toBe('')
      const [last] = await sql().select().from(commandLog).where(eq(commandLog.command, 'readLog')).limit(1)
      expect(last).toMatchObject({ isRead: true, by: 'Mia Kern' })
    })

    test('hides from an admin what it holds about customers, and not what was done', async () => {
      await bought()
      const mia = await aMember(behind, ['service'])
      const admin = await aMember(behind, ['admin'])
      const change = { street: 'Ahornweg', houseNumber: '7' }
      await mia.answer(readdressOrder, { number: NUMBER, change }, (await shown(mia)).version)
      await mia.answer(orderDesk, {})

      const seen = await admin.answer(readLog, {})
      expect(JSON.stringify(seen)).not.toContain('Ahornweg')
      expect(seen.entries.find(({ command }) => command === 'readdressOrder')).toMatchObject({
        object: `order:${NUMBER}`,
        isHidden: true,
        before: null,
        after: null,
      })
      expect(seen.entries.find(({ command }) => command === 'orderDesk')).toMatchObject({ isHidden: true })
      expect(seen.entries.find(({ command }) => command === 'addStaff')).toMatchObject({
        isHidden: false,
        after: { name: 'Mia Kern' },
      })
      expect(JSON.stringify(await mia.answer(readLog, {}))).toContain('Ahornweg 7')
    })
  })

  describe('an order', () => {
    let mia: Member
    beforeEach(async () => {
      await bought()
      mia = await aMember(behind, ['service'])
    })

    test('is shown whole, with the steps that it is open to', async () => {
      const order = await shown(mia)

      expect(order).toMatchObject({
        state: 'confirmed',
        customer: { firstName: 'Anna', email: 'anna@example.org' },
        lines: [{ position: 1, quantity: 2, name: 'Kissen', canShip: true, canCancel: true }],
        steps: ['paid', 'address', 'refund', 'cancel', 'mail', 'note'],
        papers: [{ kind: 'invoice' }],
      })
      expect(JSON.stringify(order)).not.toContain('providerReference')
      expect(await mia.answer(showOrder, { number: 'T9' })).toEqual({ order: null })
    })

    test('is shown to the warehouse as far as packing needs it', async () => {
      const { version } = await shown(mia)
      await mia.answer(payOrder, { number: NUMBER, note: 'cash, from her sister' }, version)
      await mia.answer(noteOrder, { number: NUMBER, text: 'rings at noon' })
      const tom = await aMember(behind, ['warehouse'])

      const order = await shown(tom)
      expect(order).toMatchObject({
        isWhole: false,
        customer: { firstName: 'Anna', lastName: 'Probst', email: '', phone: null },
        shippingAddress: { street: 'Lindenweg' },
        lines: [{ quantity: 2, name: 'Kissen', total: 0 }],
        payments: [],
        mails: [],
        papers: [],
        others: [],
      })
      expect(JSON.stringify(order)).toContain('rings at noon')
      for (const word of ['anna@example.org', 'her sister']) expect(JSON.stringify(order)).not.toContain(word)
      expect((await tom.answer(orderDesk, {})).orders).toMatchObject([
        { email: '', total: 0, name: 'Anna Probst' },
      ])
      const [paper] = (await shown(mia)).papers
      expect(
        await tom.run(orderPaper, { number: NUMBER, kind: 'invoice', paper: paper?.number ?? '' }),
      ).toMatchObject({ type: 'refused', coded: { code: 'paperUnknown' } })
      expect(await tom.preview(sendOrder, { number: NUMBER }, order.version)).toMatchObject({
        effects: expect.arrayContaining([{ kind: 'mail', mail: 'orderShipped', to: '…@example.org' }]),
      })
    })

    test('is sent with a preview that changes nothing, a mail and a line in the log', async () => {
      const { version } = await shown(mia)
      await mia.answer(payOrder, { number: NUMBER }, version)
      const paid = await shown(mia)
      const input = { number: NUMBER, tracking: { carrier: 'dhl' as const, number: '00340434' } }

      const preview = await mia.preview(sendOrder, input, paid.version)
      const after = await shown(mia)
      const sent = await mia.answer(sendOrder, input, paid.version)
      await behind.engine.tidy()

      expect(preview).toEqual({
        type: 'preview',
        effects: [
          { kind: 'state', from: 'confirmed', to: 'shipped' },
          { kind: 'mail', mail: 'orderShipped', to: 'anna@example.org' },
        ],
      })
      expect(after).toEqual({ ...paid, mails: after.mails })
      expect(sent).toEqual({ number: NUMBER, positions: [1], isLast: true })
      expect(await shown(mia)).toMatchObject({
        state: 'shipped',
        parcels: [{ carrier: 'dhl', trackingNumber: '00340434' }],
        mails: [{ kind: 'orderShipped' }, { kind: 'orderConfirmation' }],
      })
      const { entries } = await mia.answer(readLog, { object: `order:${NUMBER}` })
      expect(entries.find(({ command }) => command === 'sendOrder')).toMatchObject({
        by: 'Mia Kern',
        before: { state: 'confirmed' },
        after: { state: 'shipped', positions: [1], tracking: '00340434' },
      })
      expect(entries.filter(({ isRead }) => isRead).length).toBeGreaterThan(1)
      const changes = await mia.answer(readLog, { object: `order:${NUMBER}`, withReads: false })
      expect(changes.entries.map(({ id }) => id)).toEqual(
        entries.filter(({ isRead }) => !isRead).map(({ id }) => id),
      )
    })

    test('that somebody else has changed says what they did, and stays as it is', async () => {
      const { version } = await shown(mia)
      const tom = await aMember(behind, ['warehouse'])
      await tom.run(noteOrder, { number: NUMBER, text: 'the shelf is empty' })

      const outcome = await mia.run(stopOrder, { number: NUMBER }, version)

      expect(outcome).toMatchObject({
        type: 'conflict',
        changes: [{ by: 'Mia Kern', what: 'the shelf is empty' }],
      })
      expect(await shown(mia)).toMatchObject({ state: 'confirmed' })
      expect(await mia.run(stopOrder, { number: NUMBER })).toMatchObject({ type: 'invalid' })
    })

    test('is cancelled: the preview names stock, money, correction and mail', async () => {
      const paid = await mia.answer(payOrder, { number: NUMBER }, (await shown(mia)).version)
      const { version } = await shown(mia)

      const preview = await mia.preview(stopOrder, { number: NUMBER, note: 'changed her mind' }, version)
      const { amount } = await mia.answer(stopOrder, { number: NUMBER }, version)

      expect(paid.open).toBe(0)
      expect(amount).toBe(paid.counted)
      expect(preview).toMatchObject({
        effects: [
          { kind: 'state', to: 'cancelled' },
          { kind: 'stock', units: 2 },
          { kind: 'money', way: 'byHand', amount, payment: 'V' },
          { kind: 'paper', paper: 'correction' },
          { kind: 'mail', mail: 'orderCancelled' },
        ],
      })
    })

    test('gives back a part, then no more than is left', async () => {
      await mia.answer(payOrder, { number: NUMBER }, (await shown(mia)).version)
      const { version, refundable } = await shown(mia)
      await mia.answer(giveMoneyBack, { number: NUMBER, amount: 500 }, version)
      const after = await shown(mia)

      expect(after.refundable).toBe(refundable - 500)
      expect(
        await mia.run(giveMoneyBack, { number: NUMBER, amount: refundable }, after.version),
      ).toMatchObject({
        type: 'refused',
        coded: { code: 'tooMuchBack', params: { amount: refundable - 500, currency: 'EUR' } },
      })
    })

    test('goes to another address, with both in the log until its person is forgotten', async () => {
      const { version } = await shown(mia)
      const change = { street: 'Ahornweg', houseNumber: '7' }
      const wrong = await mia.run(readdressOrder, { number: NUMBER, change: { zip: 'x' } }, version)
      const done = await mia.answer(readdressOrder, { number: NUMBER, change }, version)

      expect(wrong).toMatchObject({ type: 'refused', reason: expect.stringContaining('zip') })
      expect(done.to).toContain('Ahornweg 7')
      const log = () => mia.answer(readLog, { object: `order:${NUMBER}` })
      expect(JSON.stringify(await log())).toContain('Lindenweg')
      await runCommand(
        behind.engine.database,
        ['users', 'erase', 'anna@example.org', '--yes'],
        behind.clock.now(),
      )
      behind.clock.forward(4 * 366 * 24 * 60 * 60)
      await behind.engine.tidy()
      expect(JSON.stringify(await sql().select().from(commandLog))).not.toContain('Lindenweg')
    })

    test('is not delivered before it was sent, and its mails can be sent again', async () => {
      const { version } = await shown(mia)

      expect(await mia.run(deliverOrder, { number: NUMBER }, version)).toMatchObject({ type: 'refused' })
      expect(await mia.answer(resendMail, { number: NUMBER, kind: 'confirmation' })).toEqual({
        number: NUMBER,
        to: 'anna@example.org',
      })
    })

    test('hands out its invoice as a file, and no other paper', async () => {
      const { papers } = await shown(mia)
      const paper = papers[0]?.number ?? ''
      const file = await mia.answer(orderPaper, { number: NUMBER, kind: 'invoice', paper })

      expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
      expect(await mia.run(orderPaper, { number: NUMBER, kind: 'invoice', paper: 'X1' })).toMatchObject({
        type: 'refused',
      })
    })

    test('that owes a transfer stands in a list of its own until it is noted, by whom and when', async () => {
      await mia.answer(payOrder, { number: NUMBER }, (await shown(mia)).version)
      await bought()
      await mia.answer(stopOrder, { number: NUMBER }, (await shown(mia)).version)
      const { owed, version, steps } = await shown(mia)
      const amount = owed[0]?.amount ?? 0
      const listed = async () =>
        (await mia.answer(orderDesk, { owesTransfer: true })).orders.map((order) => order.number)

      expect(amount).toBeGreaterThan(0)
      expect(steps).toContain('transfer')
      expect(await listed()).toEqual([NUMBER])
      const part = await mia.answer(
        noteTransfer,
        { number: NUMBER, amount: 100, note: 'first half' },
        version,
      )
      expect(part).toEqual({ number: NUMBER, noted: 100, owed: amount - 100, currency: 'EUR' })
      const middle = await shown(mia)
      expect(middle.events.at(-1)).toMatchObject({
        by: 'Mia Kern',
        entry: { code: 'transferred', amount: 100, remark: 'first half' },
      })
      expect(await mia.run(noteTransfer, { number: NUMBER, amount }, middle.version)).toMatchObject({
        coded: { code: 'transferLess', params: { amount: amount - 100 } },
      })
      await mia.answer(noteTransfer, { number: NUMBER }, middle.version)
      const after = await shown(mia)
      expect(after.owed).toEqual([])
      expect(after.steps).not.toContain('transfer')
      expect(await listed()).toEqual([])
      expect(await mia.run(noteTransfer, { number: NUMBER }, after.version)).toMatchObject({
        coded: { code: 'transferNone' },
      })
    })

    test('whoever has given money back above the limit does not note its transfer', async () => {
      const owner = await aMember(behind, ['owner'])
      await mia.answer(payOrder, { number: NUMBER }, (await shown(mia)).version)
      await mia.answer(stopOrder, { number: NUMBER }, (await shown(mia)).version)
      await owner.answer(setMoneyLimit, { limit: 1000, was: null }, 0)
      const { version } = await shown(mia)

      expect(await mia.run(noteTransfer, { number: NUMBER }, version)).toMatchObject({
        type: 'refused',
        coded: { code: 'transferNeedsOther', params: { amount: 1000, currency: 'EUR' } },
      })
      expect(await mia.run(noteTransfer, { number: NUMBER, amount: 1000 }, version)).toMatchObject({
        type: 'done',
      })
      // In parts it is no less.
      expect(
        await mia.run(noteTransfer, { number: NUMBER, amount: 1 }, (await shown(mia)).version),
      ).toMatchObject({ type: 'refused', coded: { code: 'transferNeedsOther' } })
      expect(await owner.run(noteTransfer, { number: NUMBER }, (await shown(mia)).version)).toMatchObject({
        type: 'done',
      })
    })

    test('the desk is read on, each order once, and by day, country and payment', async () => {
      const start = behind.clock.now().toISOString()
      behind.clock.forward(60)
      const noon = behind.clock.now().toISOString()
      await bought()
      await bought()
      const numbers = async (asked: Parameters<typeof mia.answer<typeof orderDesk>>[1]) =>
        (await mia.answer(orderDesk, asked)).orders.map((order) => order.number)
      const first = await mia.answer(orderDesk, { limit: 2 })
      const second = await mia.answer(orderDesk, { limit: 2, cursor: first.next })

      // The two of one moment as well: the number decides between them.
      expect(first.orders.map((order) => order.number)).toEqual(['T00000003', 'T00000002'])
      expect(second).toMatchObject({ orders: [{ number: NUMBER }], next: null })
      expect(await numbers({ from: noon })).toEqual(['T00000003', 'T00000002'])
      expect(await numbers({ from: start, until: noon })).toEqual([NUMBER])
      expect(await numbers({ country: 'DE', payment: 'V' })).toHaveLength(3)
      expect(await numbers({ country: 'FR' })).toEqual([])
      expect(await numbers({ payment: 'PP' })).toEqual([])
      expect(await mia.run(orderDesk, { cursor: 'nonsense' })).toMatchObject({ type: 'refused' })
    })

    test('the desk counts what waits', async () => {
      const { counts, orders } = await mia.answer(orderDesk, {})

      expect(counts[0]).toEqual({ state: 'confirmed', count: 1 })
      expect(orders).toMatchObject([{ number: NUMBER, name: 'Anna Probst', place: '10115 Berlin' }])
    })
  })

  test('the command line runs the same commands, and is in the log', async () => {
    await bought()
    const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
    await run('orders', 'note', NUMBER, 'rings at noon', '--by', 'tom')
    const added = await run('staff', 'add', 'Eva@Example.org', '--name', 'Eva', '--role', 'owner')

    expect(added.lines[0]).toMatch(/^eva@example\.org: one-time password (?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/i)
    expect((await run('staff', 'list')).lines[0]).toContain('never signed in')
    expect((await run('staff', 'block', 'eva@example.org')).exitCode).toBe(1)
    expect((await run('staff', 'add', 'eva@example.org', '--name', 'E', '--role', 'king')).exitCode).toBe(2)
    const rows = await sql().select().from(commandLog)
    expect(rows.map(({ by, command, object }) => [by, command, object])).toEqual([
      ['tom', 'noteOrder', `order:${NUMBER}`],
      ['operator', 'addStaff', 'staff:Eva@Example.org'],
    ])
  })
})

describe.each(await engineKinds())('one search, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia: Member
  beforeEach(async () => {
    behind = await open()
    const address = anAddress({ firstName: 'Käthe', lastName: 'Müller-Lüdenscheidt', city: 'Göttingen' })
    await buy(await aVisitor(behind.engine), {
      variantId: VARIANTS.cushion,
      address,
      email: 'kaethe.m@example.org',
    })
    await buy(await aVisitor(behind.engine), { variantId: VARIANTS.book, email: 'bert.sommer@example.org' })
    const role: Role = 'service'
    mia = await aMember(behind, [role])
    const first = await mia.answer(showOrder, { number: NUMBER })
    const paid = first.order?.version ?? 0
    await mia.answer(payOrder, { number: NUMBER }, paid)
    const { order } = await mia.answer(showOrder, { number: NUMBER })
    await mia.answer(
      sendOrder,
      { number: NUMBER, tracking: { carrier: 'dhl', number: 'JD014600' } },
      order?.version ?? 0,
    )
  }, 60_000)
  afterEach(() => behind.engine.close())

  test('finds by everything that an order is known by, and forgives one letter', async () => {
    const { order } = await mia.answer(showOrder, { number: NUMBER })
    const invoice = order?.papers[0]?.number ?? 'none'
    const exact = [
      NUMBER,
      'käthe',
      'muller ludenscheidt',
      'kaethe.m@example',
      'Göttingen',
      invoice,
      'jd014600',
    ]
    // Left out, doubled, changed, swapped; one of two words; the beginning of a short one beside.
    const near = ['Mülller', 'Ludenschaidt', 'Göttinngen', 'Gotitngen', 'Käte Müler', 'Göttigen 101']

    for (const text of exact)
      expect([text, await mia.answer(searchOrders, { text })]).toMatchObject([
        text,
        { isGuess: false, orders: [{ number: NUMBER }] },
      ])
    for (const text of near)
      expect([text, await mia.answer(searchOrders, { text })]).toMatchObject([
        text,
        { isGuess: true, orders: [{ number: NUMBER }] },
      ])
  })

  test('finds nothing where nothing is written nearly so', async () => {
    for (const text of ['Xanten', 'Müller Berlin', '??', '99999999', "'; drop table orders; --"])
      expect([text, await mia.answer(searchOrders, { text })]).toEqual([
        text,
        { isGuess: false, orders: [], formerOrders: [] },
      ])
  })
})
