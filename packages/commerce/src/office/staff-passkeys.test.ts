import { blockStaff, listStaff, readLog, resetStaff } from '@shop/api-client/office/account-commands'
import type { Command, CommandAnswer, CommandInput } from '@shop/api-client/office/define-command'
import type { OfficeReply } from '@shop/api-client/office/office-door'
import {
  addOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
  startOwnPasskey,
} from '@shop/api-client/office/own-passkey-commands'
import { MOST_PASSKEYS } from '@shop/domain/user/passkey'
import { staffPasskeyChallenges, staffPasskeys } from '@shop/engine/db/schema/staff-sign-in'
import { newToken } from '@shop/engine/session/token'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Authenticator, anAuthenticator } from '../testing/authenticator.ts'
import {
  aMember,
  anOffice,
  ask,
  type Member,
  STAFF_PASSWORD,
  signedIn as signedInAs,
} from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'

const ORIGIN = 'https://office.example'

describe.each(await ruleEngines())('passkeys of staff on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  let mia: Member
  let phone: Authenticator
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
    mia = await aMember(behind, ['service'])
    phone = anAuthenticator(ORIGIN)
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  /** Runs a command as the office does for somebody at its own address. */
  async function onAccount<C extends Command>(
    { office, token }: Member,
    command: C,
    input: CommandInput<C>,
    origin = ORIGIN,
  ): Promise<CommandAnswer<C>> {
    const reply = await office({
      act: 'run',
      token,
      command: command.name,
      input,
      mode: 'run',
      seen: null,
      office: { origin, random: newToken() },
    })
    if (reply.type !== 'outcome' || reply.outcome.type !== 'done') throw new Error(JSON.stringify(reply))
    return v.parse(command.answer, reply.outcome.answer)
  }
  const started = async (member = mia) => {
    const { creation, problem } = await onAccount(member, startOwnPasskey, { password: STAFF_PASSWORD })
    if (creation === null) throw new Error(`${problem}`)
    return creation
  }
  const added = async (name = 'Telefon', authenticator = phone, member = mia) =>
    onAccount(member, addOwnPasskey, { name, passkey: authenticator.create(await started(member)) })
  const challenged = async () => {
    const challenge = newToken()
    await mia.office({ act: 'startPasskeySignIn', challenge, address: null })
    return { challenge }
  }
  const answered = (passkey: ReturnType<Authenticator['sign']>, more = {}): Promise<OfficeReply> =>
    mia.office({ act: 'signInWithPasskey', passkey, origin: ORIGIN, address: '192.0.2.1', ...more })
  const signedIn = async (told = {}) => answered(phone.sign(await challenged(), told))
  const signedInByPassword = () => signedInAs(mia.office, mia.email, STAFF_PASSWORD)
  const isOpen = async (token: string) => (await ask(mia.office, token, 'whoAmI', {})).type === 'outcome'
  const listed = async () => (await onAccount(mia, listOwnPasskeys, {})).passkeys
  const logged = async (command: string) => {
    const { entries } = await owner.answer(readLog, { object: `staff:${mia.email}` })
    return entries.filter((entry) => entry.command === command)
  }

  test('a passkey signs in alone, without a code, and says when it was used', async () => {
    await added('  Mein   Telefon ')
    behind.clock.forward(60)

    const reply = await signedIn()

    expect(reply).toMatchObject({ type: 'signedIn' })
    expect(await listed()).toMatchObject([
      { name: 'Mein Telefon', host: 'office.example', lastUsed: behind.clock.now().toISOString() },
    ])
    expect(await logged('signIn')).toMatchObject([
      { by: 'Mia Kern', after: { by: 'passkey', passkey: 'Mein Telefon' } },
      {},
      {},
    ])
    expect(await logged('addOwnPasskey')).toMatchObject([{ after: { passkey: 'Mein Telefon' } }])
  })

  test('adding asks for the password, a resident key and a verified user', async () => {
    const wrong = await onAccount(mia, startOwnPasskey, { password: 'not the password' })
    const first = await started()
    await onAccount(mia, addOwnPasskey, { name: '', passkey: phone.create(first) })
    const second = await started()

    expect(wrong).toEqual({ problem: 'password', creation: null })
    expect(first).toMatchObject({
      rp: { id: 'office.example' },
      user: { name: mia.email, displayName: 'Mia Kern' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(second.excludeCredentials).toHaveLength(1)
    expect(await listed()).toMatchObject([{ name: 'Passkey' }])
  })

  test('beside a passkey a password opens nothing where a second factor is asked for', async () => {
    const office = anOffice(behind, true)
    const signIn = () =>
      office({ act: 'signIn', email: mia.email, password: STAFF_PASSWORD, code: null, address: null })
    const before = await signIn()
    await added()

    expect(before).toMatchObject({ type: 'signedIn' })
    expect(await signIn()).toEqual({ type: 'passkeyOnly' })
  })

  test('nobody but the office makes a passkey, for the browser would choose the challenge', async () => {
    expect(await mia.run(startOwnPasskey, { password: STAFF_PASSWORD })).toMatchObject({ type: 'refused' })
  })

  test('guesses at the password are bounded', async () => {
    // A change of the password came before; what strangers try at the sign-in is counted apart.
    for (let count = 0; count < 9; count += 1)
      await onAccount(mia, startOwnPasskey, { password: 'not the password' })

    await expect(onAccount(mia, startOwnPasskey, { password: STAFF_PASSWORD })).rejects.toThrow(
      'tooManyAttempts',
    )
  })

  test('a challenge counts once, for ten minutes, for what and for whom it was made', async () => {
    await added()
    const late = await challenged()
    behind.clock.forward(10 * 60)
    const used = phone.sign(await challenged())
    await answered(used)

    for (const passkey of [
      phone.sign(late),
      phone.sign({ challenge: newToken() }),
      phone.sign(await started()),
      used,
    ])
      expect(await answered(passkey)).toEqual({ type: 'passkeyRefused', why: 'expired' })
  })

  test('of two answers to one challenge at once, one signs in', async () => {
    await added()
    const passkey = phone.sign(await challenged())

    const replies = await Promise.all([answered(passkey), answered(passkey)])

    expect(replies.map(({ type }) => type).toSorted()).toEqual(['passkeyRefused', 'signedIn'])
  })

  test('a challenge of somebody else, or one that is used, makes no passkey', async () => {
    const tom = await aMember(behind, ['warehouse'])
    const used = await started()
    await onAccount(mia, addOwnPasskey, { name: '', passkey: phone.create(used) })
    const again = () => anAuthenticator(ORIGIN).create(used)

    expect(await onAccount(mia, addOwnPasskey, { name: '', passkey: again() })).toEqual({
      problem: 'expired',
    })
    const passkey = anAuthenticator(ORIGIN).create(await started())
    expect(await onAccount(tom, addOwnPasskey, { name: '', passkey })).toEqual({ problem: 'expired' })
  })

  test.each([
    ['of another origin', { origin: 'https://office.example.evil' }],
    ['for another host', { host: 'office.example.evil' }],
    ['without a verified user', { isVerified: false }],
    ['that names another owner', { userHandle: 'b3RoZXI' }],
  ])('an answer %s signs nobody in', async (_, told) => {
    await added()

    expect(await signedIn(told)).toEqual({ type: 'passkeyRefused', why: 'refused' })
    expect(await logged('signIn')).toHaveLength(2)
  })

  test.each([
    ['of another origin', { origin: 'https://office.example.evil' }],
    ['for another host', { host: 'office.example.evil' }],
    ['without a verified user', { isVerified: false }],
  ])('a passkey %s is not kept', async (_, told) => {
    const passkey = phone.create(await started(), told)

    expect(await onAccount(mia, addOwnPasskey, { name: '', passkey })).toEqual({ problem: 'refused' })
    expect(await listed()).toEqual([])
  })

  test('a forged signature and a copied authenticator sign nobody in', async () => {
    await added()
    const forged = phone.sign(await challenged())
    const { signature } = anAuthenticator(ORIGIN).sign({ challenge: 'any' }).response

    const reply = await answered({ ...forged, response: { ...forged.response, signature } })
    await sql().update(staffPasskeys).set({ counter: 1000 })
    const copied = await signedIn()

    for (const one of [reply, copied]) expect(one).toEqual({ type: 'passkeyRefused', why: 'refused' })
  })

  test('a passkey of another address of the office signs in there alone', async () => {
    await added()
    const elsewhere = 'https://other.example'

    const reply = await answered(phone.sign(await challenged(), { origin: elsewhere }), { origin: elsewhere })

    expect(reply).toEqual({ type: 'passkeyRefused', why: 'unknown' })
  })

  test('somebody blocked does not get in, and looks like somebody unknown', async () => {
    await added()
    await owner.answer(blockStaff, { email: mia.email, isBlocked: true })

    expect(await signedIn()).toEqual({ type: 'passkeyRefused', why: 'unknown' })
    await owner.answer(blockStaff, { email: mia.email, isBlocked: false })
    expect(await signedIn()).toMatchObject({ type: 'signedIn' })
  })

  test('where only the company signs in, a passkey lets owners in alone', async () => {
    await added()
    const passkey = phone.sign(await challenged())
    expect(await answered(passkey, { companyOnly: true })).toEqual({ type: 'companyOnly' })
    const own = anAuthenticator(ORIGIN)
    await added('', own, owner)
    expect(await answered(own.sign(await challenged()), { companyOnly: true })).toMatchObject({
      type: 'signedIn',
    })
  })

  test('whoever is reset has no passkey any more, and none that waits', async () => {
    await added()
    await started()
    const before = await owner.answer(listStaff, {})

    await owner.answer(resetStaff, { email: mia.email })

    expect(before.staff.find(({ email }) => email === mia.email)).toMatchObject({ passkeys: 1 })
    expect(await signedIn()).toEqual({ type: 'passkeyRefused', why: 'unknown' })
    expect(await sql().select().from(staffPasskeys)).toEqual([])
    expect(await sql().select().from(staffPasskeyChallenges)).toEqual([])
    expect(await logged('resetStaff')).toMatchObject([{ before: { passkeys: 1 }, after: { passkeys: 0 } }])
  })

  test('each is removed by its owner alone, and signs in no more', async () => {
    await added()
    const [passkey] = await listed()
    const id = passkey?.id ?? ''
    const tom = await aMember(behind, ['warehouse'])

    expect(await onAccount(tom, removeOwnPasskey, { id })).toEqual({ name: null })
    expect(await onAccount(mia, removeOwnPasskey, { id })).toEqual({ name: 'Telefon' })
    expect(await onAccount(mia, removeOwnPasskey, { id })).toEqual({ name: null })
    expect(await signedIn()).toEqual({ type: 'passkeyRefused', why: 'unknown' })
    expect(await logged('removeOwnPasskey')).toMatchObject([{}, { before: { passkey: 'Telefon' } }])
  })

  test('one that is added or removed ends every other session, and one that is unknown ends none', async () => {
    const open = () => signedInByPassword()
    const first = await open()
    await added()
    const afterAdding = await isOpen(first)
    const second = await open()
    await onAccount(mia, removeOwnPasskey, { id: 'nobody-has-it' })
    const afterNothing = await isOpen(second)
    const [passkey] = await listed()
    await onAccount(mia, removeOwnPasskey, { id: passkey?.id ?? '' })

    expect([afterAdding, afterNothing, await isOpen(second)]).toEqual([false, true, false])
    expect(await isOpen(mia.token)).toBe(true)
  })

  test('an authenticator that somebody else has is refused', async () => {
    await added()
    const tom = await aMember(behind, ['warehouse'])

    expect(await added('', phone, tom)).toEqual({ problem: 'known' })
  })

  test('somebody has at most ten, even when two are added at once', async () => {
    for (let count = 1; count < MOST_PASSKEYS; count += 1) {
      behind.clock.forward(120)
      await added(`Nr. ${count}`, anAuthenticator(ORIGIN))
    }
    behind.clock.forward(20 * 60)
    const made = [
      anAuthenticator(ORIGIN).create(await started()),
      anAuthenticator(ORIGIN).create(await started()),
    ]

    const answers = await Promise.all(
      made.map((passkey) => onAccount(mia, addOwnPasskey, { name: '', passkey })),
    )

    expect(new Set(answers.map(({ problem }) => problem))).toEqual(new Set(['full', null]))
    expect(await onAccount(mia, startOwnPasskey, { password: STAFF_PASSWORD })).toMatchObject({
      problem: 'full',
    })
  })

  test('challenges and answers are limited like passwords, and old challenges are forgotten', async () => {
    await added()
    const asked: string[] = []
    for (let count = 0; count < 61; count += 1) {
      const challenge = newToken()
      asked.push((await mia.office({ act: 'startPasskeySignIn', challenge, address: '192.0.2.9' })).type)
    }
    const tried: string[] = []
    for (let count = 0; count < 11; count += 1)
      tried.push((await answered(phone.sign({ challenge: newToken() }))).type)
    behind.clock.forward(10 * 60 + 1)
    await behind.engine.tidy()

    expect(asked).toEqual([...Array(60).fill('challengeKept'), 'tooManyAttempts'])
    expect(tried).toEqual([...Array(10).fill('passkeyRefused'), 'tooManyAttempts'])
    expect(await sql().select().from(staffPasskeyChallenges)).toEqual([])
  })
})
