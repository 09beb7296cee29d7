import { loadBasket } from '@shop/api-client/contract/basket'
import { sendSignInCode, validateSession } from '@shop/api-client/contract/user'
import { deleteAccount, exportUserData } from '@shop/api-client/contract/user-data'
import { confirmEmailChange, requestEmailChange, undoEmailChange } from '@shop/api-client/contract/user-email'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@shop/api-client/contract/user-passkeys'
import { insertBlock } from '@shop/customers/user/blocked-people-store'
import { MOST_PASSKEYS } from '@shop/domain/user/passkey'
import { passkeyChallenges, passkeys } from '@shop/engine/db/schema/passkeys'
import { outbox } from '@shop/engine/db/schema/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { type Authenticator, anAuthenticator } from '../testing/authenticator.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const EMAIL = 'anna@example.org'

describe.each(await ruleEngines())('passkeys on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let clock: TestEngine['clock']
  let anna: Visitor
  let phone: Authenticator
  let origin: string
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine, { email: EMAIL })
    origin = new URL(engine.addressOf('de-de', '/')).origin
    phone = anAuthenticator(origin)
  }, 60_000)
  afterEach(() => engine.close())

  const started = () => anna.call(startPasskey, { password: PASSWORD })
  const added = async (name = 'Telefon', authenticator = phone) =>
    anna.call(addPasskey, { name, passkey: authenticator.create(await started()) })
  const signedIn = async (visitor: Visitor, authenticator = phone) =>
    visitor.try(signInWithPasskey, {
      passkey: authenticator.sign(await visitor.call(startPasskeySignIn, {})),
    })
  const isSignedIn = async (visitor: Visitor) => (await visitor.call(validateSession, {})).valid
  const mails = async (kind: string) => {
    const rows = await engine.database.sql.select().from(outbox).orderBy(outbox.id)
    return rows
      .map(({ payload }) => payload as { kind: string; to: string; text: string })
      .filter((mail) => mail.kind === kind)
  }

  test('a passkey signs in on another device, keeps the first, and carries the basket along', async () => {
    await added()
    const away = await aVisitor(engine)
    const before = away.token()
    clock.forward(60)

    const answer = await signedIn(away)

    expect(answer).toMatchObject({ status: 200, body: { email: EMAIL, loggedIn: true } })
    expect(away.token()).not.toBe(before)
    expect(await isSignedIn(anna)).toBe(true)
    expect(await away.call(loadBasket, { basketKey: anna.basketKey })).toMatchObject({ key: anna.basketKey })
    expect(await anna.call(listPasskeys, {})).toMatchObject([
      { name: 'Telefon', otherHost: null, lastUsedAt: clock.now().toISOString() },
    ])
  })

  test('adding asks for the password, a resident key and a verified user, and names no second one of the same device', async () => {
    const refused = await anna.try(startPasskey, { password: 'Nicht-das-Passwort-1' })
    const first = await started()
    await anna.call(addPasskey, { name: '', passkey: phone.create(first) })
    const second = await started()

    expect(refused).toMatchObject({ status: 422, body: { code: 'credentials_wrong' } })
    expect(first).toMatchObject({
      rp: { id: new URL(origin).hostname },
      user: { name: EMAIL, displayName: 'Anna Probst' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(second.excludeCredentials).toHaveLength(1)
    expect(second.challenge).not.toBe(first.challenge)
    await expect((await aVisitor(engine)).try(startPasskey, { password: PASSWORD })).resolves.toMatchObject({
      status: 401,
    })
  })

  test('a passkey is renamed by its owner alone, and never to nothing', async () => {
    const { id } = await added()
    const other = await aCustomer(engine, { email: 'berta@example.org' })
    clock.forward(1)
    await added('Tresor', anAuthenticator(origin))

    const named = await anna.call(renamePasskey, { id, name: '  Mein   Telefon ' })

    expect(named).toMatchObject({ id, name: 'Mein Telefon', otherHost: null })
    expect(await anna.try(renamePasskey, { id, name: '  ' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'name', key: 'generic.validation.required' }] },
    })
    expect(await anna.try(renamePasskey, { id, name: 'x'.repeat(61) })).toMatchObject({ status: 422 })
    expect(await other.try(renamePasskey, { id, name: 'Meins' })).toMatchObject({ status: 404 })
    expect(await anna.call(listPasskeys, {})).toMatchObject([{ name: 'Mein Telefon' }, { name: 'Tresor' }])
  })

  test('a challenge counts once, for ten minutes, for what and for whom it was asked', async () => {
    await added()
    const away = await aVisitor(engine)
    const other = await aVisitor(engine)
    const challenged = () => away.call(startPasskeySignIn, {})
    const late = await challenged()
    clock.forward(10 * 60)

    const answers = [
      await away.try(signInWithPasskey, { passkey: phone.sign(late) }),
      await other.try(signInWithPasskey, { passkey: phone.sign(await challenged()) }),
      await away.try(signInWithPasskey, { passkey: phone.sign({ challenge: 'made-up' }) }),
      await anna.try(signInWithPasskey, { passkey: phone.sign(await started()) }),
    ]
    const used = phone.sign(await challenged())
    await away.try(signInWithPasskey, { passkey: { ...used, id: 'other', rawId: 'other' } })
    const again = await away.try(signInWithPasskey, { passkey: used })

    for (const answer of [...answers, again])
      expect(answer).toMatchObject({ status: 410, body: { code: 'passkey_expired' } })
    expect(await isSignedIn(away)).toBe(false)
    expect(await isSignedIn(other)).toBe(false)
  })

  test('of two answers to one challenge at once, one signs in', async () => {
    await added()
    const away = await aVisitor(engine)
    const passkey = phone.sign(await away.call(startPasskeySignIn, {}))

    const answers = await Promise.all([1, 2].map(() => away.try(signInWithPasskey, { passkey })))

    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 410])
  })

  test.each([
    ['of another origin', { origin: 'https://shop.example.evil' }],
    ['for another host', { host: 'shop.example.evil' }],
    ['without a verified user', { isVerified: false }],
    ['that names another owner', { userHandle: 'b3RoZXI' }],
  ])('an answer %s signs nobody in', async (_, told) => {
    await added()
    const away = await aVisitor(engine)

    const answer = await away.try(signInWithPasskey, {
      passkey: phone.sign(await away.call(startPasskeySignIn, {}), told),
    })

    expect(answer).toMatchObject({ status: 422, body: { code: 'passkey_refused' } })
    expect(await isSignedIn(away)).toBe(false)
  })

  test.each([
    ['of another origin', { origin: 'https://shop.example.evil' }],
    ['for another host', { host: 'shop.example.evil' }],
    ['without a verified user', { isVerified: false }],
  ])('a passkey %s is not kept', async (_, told) => {
    const answer = await anna.try(addPasskey, { name: '', passkey: phone.create(await started(), told) })

    expect(answer).toMatchObject({ status: 422, body: { code: 'passkey_refused' } })
    expect(await anna.call(listPasskeys, {})).toEqual([])
    expect(await mails('passkeyAdded')).toEqual([])
  })

  test('a forged signature and a copied authenticator sign nobody in', async () => {
    await added()
    const away = await aVisitor(engine)
    const forged = phone.sign(await away.call(startPasskeySignIn, {}))
    const stranger = anAuthenticator(origin)
    const signature = stranger.sign({ challenge: 'any' }).response.signature
    const forgedAnswer = await away.try(signInWithPasskey, {
      passkey: { ...forged, response: { ...forged.response, signature } },
    })
    await engine.database.sql.update(passkeys).set({ counter: 1000 })

    const copied = await signedIn(away)

    expect(forgedAnswer).toMatchObject({ status: 422, body: { code: 'passkey_refused' } })
    expect(copied).toMatchObject({ status: 422, body: { code: 'passkey_refused' } })
    expect(await isSignedIn(away)).toBe(false)
  })

  test('each passkey has a name, is removed by its owner alone, and the mailbox is told both times', async () => {
    await added('  Mein   Telefon ')
    clock.forward(1)
    const { id } = await added('Tresor', anAuthenticator(origin))
    const bea = await aCustomer(engine, { email: 'bea@example.org' })

    const foreign = await bea.try(removePasskey, { id })
    const before = (await anna.call(listPasskeys, {})).map(({ name }) => name)
    const removed = await anna.try(removePasskey, { id })
    const again = await anna.try(removePasskey, { id })

    expect(foreign.status).toBe(404)
    expect(before).toEqual(['Mein Telefon', 'Tresor'])
    expect([removed.status, again.status]).toEqual([204, 404])
    expect((await anna.call(listPasskeys, {})).map(({ name }) => name)).toEqual(['Mein Telefon'])
    expect(await mails('passkeyAdded')).toMatchObject([{ to: EMAIL }, { to: EMAIL }])
    expect((await mails('passkeyRemoved')).map(({ text }) => text)).toEqual([
      expect.stringContaining('„Tresor“'),
    ])
  })

  test('a removed passkey signs in no more', async () => {
    const { id } = await added()
    await anna.call(removePasskey, { id })

    expect(await signedIn(await aVisitor(engine))).toMatchObject({
      status: 422,
      body: { code: 'passkey_unknown' },
    })
  })

  test('an account has at most ten, even when two are added at once', async () => {
    for (let count = 1; count < MOST_PASSKEYS; count += 1) {
      clock.forward(120)
      await added(`Nr. ${count}`, anAuthenticator(origin))
    }
    clock.forward(20 * 60)
    const devices = [anAuthenticator(origin), anAuthenticator(origin)]
    const made = [devices[0]?.create(await started()), devices[1]?.create(await started())]

    const answers = await Promise.all(made.map((passkey) => anna.try(addPasskey, { name: '', passkey })))
    const full = await anna.try(startPasskey, { password: PASSWORD })

    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect(full).toMatchObject({ status: 409, body: { code: 'passkeys_full' } })
    expect(await anna.call(listPasskeys, {})).toHaveLength(MOST_PASSKEYS)
  })

  test('an authenticator that another account has is refused', async () => {
    await added()
    const bea = await aCustomer(engine, { email: 'bea@example.org' })

    const answer = await bea.try(addPasskey, {
      name: '',
      passkey: phone.create(await bea.call(startPasskey, { password: PASSWORD })),
    })

    expect(answer).toMatchObject({ status: 409, body: { code: 'passkey_known' } })
    expect(await bea.call(listPasskeys, {})).toEqual([])
  })

  test('somebody blocked does not get in by a passkey either', async () => {
    await added()
    await insertBlock(engine.database.sql, {
      email: EMAIL,
      customerId: null,
      note: '',
      by: 'desk',
      now: clock.now(),
    })
    const away = await aVisitor(engine)

    expect(await signedIn(away)).toMatchObject({ status: 403, body: { code: 'customer_blocked' } })
    expect(await isSignedIn(away)).toBe(false)
  })

  test('the export names passkeys without their keys, and they go with the account', async () => {
    await added()

    const { passkeys: exported } = await anna.call(exportUserData, {})
    await anna.call(deleteAccount, { password: PASSWORD })

    expect(exported).toEqual([
      {
        name: 'Telefon',
        host: new URL(origin).hostname,
        createdAt: clock.now().toISOString(),
        lastUsedAt: null,
      },
    ])
    expect(await engine.database.sql.select().from(passkeys)).toEqual([])
  })

  test('who takes the account back from a thief takes every passkey away', async () => {
    await added()
    const token = async (kind: string) =>
      /#(?:bestaetigen|zurueck)=([\w-]{43})/.exec((await mails(kind)).at(-1)?.text ?? '')?.[1] ?? ''
    await anna.call(requestEmailChange, { email: 'dieb@example.org', password: PASSWORD })
    for (const kind of ['emailChange', 'emailChangeAsked'])
      await anna.call(confirmEmailChange, { token: await token(kind) })

    await (await aVisitor(engine)).call(undoEmailChange, { token: await token('emailChanged') })

    expect(await engine.database.sql.select().from(passkeys)).toEqual([])
    expect((await anna.try(sendSignInCode, { email: EMAIL })).status).toBe(200)
  })

  test('one network asks for no more challenges than an office needs, and old ones are forgotten', async () => {
    const away = await aVisitor(engine)
    const answers: number[] = []
    for (let count = 0; count < 121; count += 1) answers.push((await away.try(startPasskeySignIn, {})).status)
    clock.forward(10 * 60 + 1)
    await engine.tidy()

    expect(answers).toEqual([...Array(120).fill(200), 429])
    expect(await engine.database.sql.select().from(passkeyChallenges)).toEqual([])
  })
})
