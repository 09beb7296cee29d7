import { createHash } from 'node:crypto'
import {
  authenticate,
  checkPassword,
  sendResetEmail,
  subscribeNewsletter,
} from '@shop/api-client/contract/user'
import { newsletterSubscriptions, users } from '@shop/engine/db/schema/shopper'
import { outbox } from '@shop/engine/db/schema/system'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('mails to users on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine, 'fr-fr')
  }, 60_000)
  afterEach(() => engine.close())

  const mails = async (kind?: string) => {
    const rows = await engine.database.sql.select().from(outbox)
    const mailed = rows.map(
      ({ payload }) => payload as { kind: string; to: string; subject: string; text: string },
    )
    return mailed.filter((mail) => kind === undefined || mail.kind === kind)
  }

  test('a reset link goes to the account, in its language, and only its digest is kept', async () => {
    await visitor.call(authenticate, REGISTRATION)

    const answer = await visitor.try(sendResetEmail, { email: ' Anna@Example.org ' })

    const [mail] = await mails('resetPassword')
    const [user] = await engine.database.sql.select().from(users)
    const hash = /compte\/nouveau-mot-de-passe\/\?hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(answer.status).toBe(202)
    expect(mail).toMatchObject({ to: 'anna@example.org', subject: 'Définir un nouveau mot de passe' })
    expect(user?.resetHash).toBe(createHash('sha256').update(hash).digest('hex'))
  })

  test('a new account is greeted, with where to turn when somebody else made it', async () => {
    await visitor.call(authenticate, REGISTRATION)

    const [mail] = await mails('welcome')

    expect(mail).toMatchObject({ to: 'anna@example.org', subject: 'Bienvenue chez Prüfhaus' })
    expect(mail?.text).toContain('https://shop.example/fr-fr/konto/')
    expect(mail?.text).toContain('https://shop.example/fr-fr/login/')
  })

  test('an account that is refused is not greeted', async () => {
    await visitor.call(authenticate, REGISTRATION)
    await (await aVisitor(engine)).try(authenticate, REGISTRATION)

    expect(await mails('welcome')).toHaveLength(1)
  })

  test('whether there is an account is not told', async () => {
    await visitor.call(authenticate, REGISTRATION)

    const known = await visitor.try(sendResetEmail, { email: 'anna@example.org' })
    const unknown = await visitor.try(sendResetEmail, { email: 'niemand@example.org' })

    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mails('resetPassword')).toHaveLength(1)
  })

  test('a newsletter waits for its confirmation', async () => {
    const input = {
      name: 'Anna Probst',
      email: 'Anna@example.org',
      source: 'footer',
      shopId: 105,
      firstName: 'Anna',
      lastName: 'Probst',
      salutation: 2,
    }

    await visitor.call(subscribeNewsletter, input)
    await visitor.call(subscribeNewsletter, input)

    expect(await engine.database.sql.select().from(newsletterSubscriptions)).toMatchObject([
      { email: 'anna@example.org', state: 'pending', salutation: 2, confirmedAt: null },
    ])
    expect(await mails()).toHaveLength(2)
  })

  test('a newsletter needs an e-mail address', async () => {
    const input = { name: '', email: 'x', source: '', shopId: 1, firstName: '', lastName: '', salutation: 0 }

    expect(await visitor.try(subscribeNewsletter, input)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email' }] },
    })
  })

  test('a leaked password is found by the first five characters of its digest', async () => {
    const sha1 = createHash('sha1').update('Passwort123').digest('hex').toUpperCase()

    const suffixes = await visitor.call(checkPassword, { hash: sha1.slice(0, 5) })

    expect(suffixes).toContain(sha1.slice(5))
  })

  test.each(['', '12', 'zzzzz', '1234567'])('„%s“ is no prefix of a digest', async (hash) => {
    expect(await visitor.try(checkPassword, { hash })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'hash', key: 'hash.prefix' }] },
    })
  })
})

const REGISTRATION = {
  mode: 'register' as const,
  first_name: 'Anna',
  last_name: 'Probst',
  email: 'anna@example.org',
  gender: 'f',
  newsletter: false,
  register_password: 'Ein-Lindenbaum-7',
}
