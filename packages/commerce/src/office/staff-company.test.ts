import {
  blockStaff,
  listStaff,
  readLog,
  resetStaff,
  startCompanyLink,
  whoAmI,
} from '@shop/api-client/office/account-commands'
import type { OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'
import { staffCompanyLinks } from '@shop/engine/db/schema/staff-sign-in'
import type { Sql } from '@shop/engine/db/sql'
import { takeTurn } from '@shop/engine/db/take-turn'
import { newToken } from '@shop/engine/session/token'
import { putStaffRoles, putStaffState, staffByEmail } from '@shop/engine/staff/staff-store'
import { held, waiting } from '@shop/engine/testing/held-transaction'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMember, aMember, ask, type Member, STAFF_PASSWORD, signedIn } from '../testing/office-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'

type Identity = Extract<OfficeRequest, { act: 'signInWithCompany' }>

const ISSUER = 'https://id.example'
const MIA = 'service@example.org'

describe.each(await engineKinds())('signing in through the company on the $name', ({ name, open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  const signIn = (more: Partial<Identity> = {}): Promise<OfficeReply> =>
    owner.office({
      act: 'signInWithCompany',
      issuer: ISSUER,
      subject: 'mia-1',
      email: 'Service@Example.org',
      name: 'Mia Kern',
      roles: null,
      unknown: null,
      vouchesForAddress: true,
      address: '192.0.2.1',
      ...more,
    })
  // What the office's server does for somebody who is signed in: the password once more, then there and back.
  const startLink = async (member: Member, password = STAFF_PASSWORD) => {
    const random = newToken()
    const office = { origin: 'https://office.example', random }
    const run = { act: 'run', command: 'startCompanyLink', mode: 'run', seen: null } as const
    const reply = await member.office({ ...run, token: member.token, input: { password }, office })
    if (reply.type !== 'outcome' || reply.outcome.type !== 'done') throw new Error(JSON.stringify(reply))
    return { random, ...v.parse(startCompanyLink.answer, reply.outcome.answer) }
  }
  const link = (random: string, more: Partial<Identity> = {}) => {
    const { issuer = ISSUER, subject = 'olivia-1' } = more
    return owner.office({ act: 'linkCompany', link: random, issuer, subject, address: '192.0.2.1' })
  }
  const idOf = async ({ email }: Member) => {
    const found = await staffByEmail(behind.engine.database.sql, email)
    if (found === null) throw new Error(email)
    return found.id
  }
  const person = async (email = MIA) =>
    (await owner.answer(listStaff, {})).staff.find((one) => one.email === email)
  const logged = async (command: string, email = MIA) => {
    const { entries } = await owner.answer(readLog, { object: `staff:${email}` })
    return entries.filter((entry) => entry.command === command)
  }

  test('finds somebody by their address first, and by what the company calls them from then on', async () => {
    await aMember(behind, ['service'])

    const first = await signIn()
    const renamed = await signIn({ email: 'mia.brandt@example.org' })

    for (const reply of [first, renamed]) expect(reply).toMatchObject({ type: 'signedIn' })
    expect(await logged('linkCompany')).toMatchObject([{ by: 'company sign-in', after: { issuer: ISSUER } }])
    expect((await logged('signIn')).slice(0, 2)).toMatchObject([
      { by: 'Mia Kern', after: { by: 'company', issuer: ISSUER } },
      { after: { by: 'company' } },
    ])
    expect(await person('mia.brandt@example.org')).toBeUndefined()
  })

  test('an address that was given to somebody else is no way into the account of whoever had it', async () => {
    await aMember(behind, ['service'])
    await signIn()

    expect(await signIn({ subject: 'tom-1' })).toEqual({ type: 'companyRefused', why: 'otherPerson' })
    await owner.answer(resetStaff, { email: MIA })
    expect(await behind.engine.database.sql.select().from(staffCompanyLinks)).toEqual([])
    expect(await signIn({ subject: 'tom-1' })).toMatchObject({ type: 'signedIn' })
  })

  test('the same subject of another company is somebody else', async () => {
    await aMember(behind, ['service'])
    await signIn()

    const other = await signIn({ issuer: 'https://other.example', email: 'nobody@example.org' })

    expect(other).toEqual({ type: 'companyRefused', why: 'unknown' })
  })

  test('whoever is unknown is refused, and made only where that is set up', async () => {
    expect(await signIn()).toEqual({ type: 'companyRefused', why: 'unknown' })
    expect(await person()).toBeUndefined()

    expect(await signIn({ unknown: ['warehouse'] })).toMatchObject({ type: 'signedIn' })
    expect(await person()).toMatchObject({ name: 'Mia Kern', roles: ['warehouse'], state: 'active' })
    expect(await logged('addStaff')).toMatchObject([
      { by: 'company sign-in', after: { roles: ['warehouse'] } },
    ])
  })

  test('of two first sign-ins at once one makes the person, and both are the same', async () => {
    const replies = await Promise.all([signIn({ unknown: ['editor'] }), signIn({ unknown: ['editor'] })])

    expect(replies.map(({ type }) => type)).toEqual(['signedIn', 'signedIn'])
    expect(await logged('addStaff')).toHaveLength(1)
    expect(await logged('linkCompany')).toHaveLength(1)
  })

  test('somebody blocked stays out, and looks like somebody unknown', async () => {
    await aMember(behind, ['service'])
    await signIn()
    await owner.answer(blockStaff, { email: MIA, isBlocked: true })

    expect(await signIn()).toEqual({ type: 'companyRefused', why: 'unknown' })
    expect(await signIn({ subject: 'mia-2', unknown: ['admin'] })).toEqual({
      type: 'companyRefused',
      why: 'unknown',
    })
  })

  test.each<[string, Partial<Identity>, unknown]>([
    ['a claim gives its roles', { roles: ['warehouse', 'editor'] }, ['warehouse', 'editor']],
    ['a claim of no role gives those of somebody unknown', { roles: [], unknown: ['editor'] }, ['editor']],
    ['without a claim roles stay', { roles: null, unknown: ['editor'] }, ['service']],
  ])('%s', async (_, more, roles) => {
    await aMember(behind, ['service'])

    expect(await signIn(more)).toMatchObject({ type: 'signedIn' })

    expect(await person()).toMatchObject({ roles })
  })

  test('a claim that takes every role away lets nobody in, and each change is in the log', async () => {
    await aMember(behind, ['service'])
    await signIn({ roles: ['editor'] })

    expect(await signIn({ roles: [] })).toEqual({ type: 'companyRefused', why: 'noRole' })
    expect(await logged('changeStaffRoles')).toMatchObject([
      { by: 'company sign-in', before: { roles: ['service'] }, after: { roles: ['editor'] } },
    ])
  })

  // Whoever wrote an owner's address into the directory was the owner.
  test('an owner is found by no address, and by the company once they have connected it themselves', async () => {
    const stranger = { email: owner.email, subject: 'stranger', unknown: ['admin' as const] }
    expect(await signIn(stranger)).toEqual({ type: 'companyRefused', why: 'linkFirst' })

    const { random } = await startLink(owner)

    expect(await link(random)).toEqual({ type: 'companyLinked' })
    expect(await signIn({ email: owner.email, subject: 'olivia-1' })).toMatchObject({ type: 'signedIn' })
    expect(await signIn(stranger)).toEqual({ type: 'companyRefused', why: 'linkFirst' })
    expect((await owner.answer(whoAmI, {})).companies).toEqual([ISSUER])
    expect(await logged('linkCompany', owner.email)).toMatchObject([
      { by: 'Mia Kern', after: { issuer: ISSUER } },
    ])
  })

  test('somebody whose address the company does not give out connects it first', async () => {
    const mia = await aMember(behind, ['service'])
    expect(await signIn({ vouchesForAddress: false })).toEqual({ type: 'companyRefused', why: 'linkFirst' })

    const { random } = await startLink(mia)
    await link(random, { subject: 'mia-1' })

    expect(await signIn({ vouchesForAddress: false })).toMatchObject({ type: 'signedIn' })
  })

  test('who was found before is found again, whatever the company vouches for since', async () => {
    await behind.engine.database.sql
      .insert(staffCompanyLinks)
      .values({ issuer: ISSUER, subject: 'olivia-0', staffId: await idOf(owner), createdAt: new Date(0) })

    const reply = await signIn({ email: owner.email, subject: 'olivia-0', vouchesForAddress: false })

    expect(reply).toMatchObject({ type: 'signedIn' })
  })

  test('connecting asks for the password, works once, and ends every other session', async () => {
    const { random } = await startLink(owner)
    const other = await signedIn(owner.office, owner.email, STAFF_PASSWORD)

    expect(await startLink(owner, 'not the password')).toMatchObject({ problem: 'password' })
    expect(await link(newToken())).toEqual({ type: 'companyRefused', why: 'linkExpired' })
    expect(await link(random)).toEqual({ type: 'companyLinked' })
    expect(await link(random, { subject: 'another' })).toEqual({ type: 'companyRefused', why: 'linkExpired' })
    expect(await ask(owner.office, other, 'whoAmI', {})).toEqual({ type: 'signedOut' })
    expect(await owner.answer(whoAmI, {})).toMatchObject({ companies: [ISSUER] })
  })

  test('a session that has ended meanwhile connects nothing, nor does a subject of somebody else', async () => {
    const mia = await aMember(behind, ['service'])
    await signIn()
    const signedOut = await startLink(mia)
    await mia.office({ act: 'signOut', token: mia.token })

    expect(await link(signedOut.random)).toEqual({ type: 'companyRefused', why: 'linkExpired' })
    const { random } = await startLink(owner)
    expect(await link(random, { subject: 'mia-1' })).toEqual({ type: 'companyRefused', why: 'otherPerson' })
  })

  // The directory read the roles of a moment ago, and took the owner away again.
  test.skipIf(name !== 'PostgreSQL server').each<[string, (sql: Sql, id: string) => Promise<void>, object]>([
    ['made an owner stays one', (sql, id) => putStaffRoles(sql, id, ['owner']), { roles: ['owner'] }],
    ['blocked stays out', (sql, id) => putStaffState(sql, id, 'blocked'), { state: 'blocked' }],
  ])('somebody who is being %s', async (_, change, left) => {
    const mia = await aMember(behind, ['service'])
    await signIn()
    const { database } = behind.engine
    const id = await idOf(mia)
    const changing = await held(database, async (sql) => {
      await takeTurn(sql, `staff:${MIA}`)
      await change(sql, id)
    })

    const signingIn = signIn({ roles: ['editor'] })
    await waiting(database, changing.pid, 1)
    await changing.commit()

    await signingIn
    expect(await person()).toMatchObject(left)
    expect(await logged('changeStaffRoles')).toEqual([])
  })

  test('an owner stays one, whatever a claim says', async () => {
    await link((await startLink(owner)).random)

    const reply = await signIn({ email: owner.email, subject: 'olivia-1', roles: ['editor'] })

    expect(reply).toMatchObject({ type: 'signedIn' })
    expect(await person(owner.email)).toMatchObject({ roles: ['owner'] })
  })

  test('a one-time password that nobody has used is worth nothing afterwards', async () => {
    const oneTime = await addMember(behind, ['service'], MIA)

    const reply = await signIn()

    if (reply.type !== 'signedIn') throw new Error(reply.type)
    expect(await ask(owner.office, reply.token, 'orderDesk', {})).toMatchObject({ outcome: { type: 'done' } })
    const tried = { act: 'signIn', email: MIA, password: oneTime, code: null, address: null } as const
    expect(await owner.office(tried)).toEqual({ type: 'signInRefused' })
  })

  test('where only the company signs in, a right password lets owners in alone', async () => {
    await aMember(behind, ['service'])
    const tried = (email: string, password: string) =>
      owner.office({ act: 'signIn', email, password, code: null, companyOnly: true, address: null })

    expect(await tried(MIA, STAFF_PASSWORD)).toEqual({ type: 'companyOnly' })
    expect(await tried(MIA, 'not the password')).toEqual({ type: 'signInRefused' })
    expect(await tried(owner.email, STAFF_PASSWORD)).toMatchObject({ type: 'signedIn' })
  })

  // A company begins to work behind one address, and its word is no guess: at the thirty-first nobody got in any more.
  test('is limited by address, and more freely than a password', async () => {
    const replies: string[] = []
    for (let count = 0; count < 301; count += 1)
      replies.push((await signIn({ subject: `${count}`, email: 'x@example.org', address: '192.0.2.9' })).type)

    expect(replies).toEqual([...Array(300).fill('companyRefused'), 'tooManyAttempts'])
  })
})
