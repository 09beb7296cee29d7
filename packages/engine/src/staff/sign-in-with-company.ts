import type { OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { noteCommand } from '../command/command-log-store.ts'
import type { Database, Sql } from '../db/database.ts'
import { takeTurn } from '../db/take-turn.ts'
import { passwordHash } from '../session/password-hash.ts'
import { newToken } from '../session/token.ts'
import { insertCompanyLink, staffBySubject } from './company-link-store.ts'
import { signedInStaff } from './signed-in.ts'
import { objectOf } from './staff-actor.ts'
import { type StaffLimits, tooManyAttempts } from './staff-limits.ts'
import { insertStaff, putPassword, putStaffRoles, type Staff, staffByEmail } from './staff-store.ts'

type Identity = Omit<Extract<OfficeRequest, { act: 'signInWithCompany' }>, 'act'> & { now: Date }
type Refusal = Extract<OfficeReply, { type: 'companyRefused' }>

/** Who stands in the log for what the company's directory has decided. */
const DIRECTORY = { kind: 'operator', name: 'company sign-in' } as const

/**
 * Signs in whom the company vouches for: found by what the company calls them. By their address, at first, only where the
 * company gives it out itself, and never an owner: whoever writes in the directory would have every right here. The others
 * connect the company while they are signed in. The office has verified the company's word; whoever is blocked here stays
 * out, and looks like somebody unknown.
 *
 * @see docs/office.md, "Signing in through the company"
 */
export async function signInStaffWithCompany(
  { database, limits }: { database: Database; limits: StaffLimits },
  identity: Identity,
): Promise<OfficeReply> {
  const { address, device = null, now } = identity
  const slowed = await tooManyAttempts(() => limits.company.use([address], now))
  if (slowed !== null) return slowed
  // Nobody knows it: a one-time password that lies around signs in no more.
  let hash: Promise<string> | null = null
  const noPassword = () => (hash ??= passwordHash(newToken()))

  return database.transaction(async (sql) => {
    const named = await matched(sql, identity, noPassword)
    if ('type' in named) return named
    const found = await inTurn(sql, named, identity)
    if (found?.state !== 'active') return refused('unknown')
    const person = await withGivenRoles(sql, found, identity)
    if (person === null) return refused('noRole')
    return signedInStaff(
      sql,
      await withoutOneTimePassword(sql, person, noPassword),
      { by: 'company', issuer: identity.issuer },
      { now, device },
    )
  })
}

/**
 * Reads somebody anew once nobody changes their roles or access: who was made an owner, blocked or reset meanwhile would get
 * what they had before. Null for whom the company does not mean any more.
 */
async function inTurn(
  sql: Sql,
  { email }: Staff,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Staff | null> {
  await takeTurn(sql, objectOf(email))
  return staffBySubject(sql, { issuer, subject })
}

async function withoutOneTimePassword(
  sql: Sql,
  person: Staff,
  noPassword: () => Promise<string>,
): Promise<Staff> {
  if (!person.mustChangePassword) return person
  const hash = await noPassword()
  await putPassword(sql, person.id, hash)
  return { ...person, passwordHash: hash }
}

async function matched(
  sql: Sql,
  identity: Identity,
  noPassword: () => Promise<string>,
): Promise<Staff | Refusal> {
  const { issuer, subject, name, unknown, roles, vouchesForAddress = false, now } = identity
  const email = normalisedEmail(identity.email)
  const known = await staffBySubject(sql, { issuer, subject })
  if (known !== null) return known

  const first = rolesFor(roles, unknown)
  let isNew = false
  if ((await staffByEmail(sql, email)) === null && unknown !== null) {
    if (first.length === 0) return refused('noRole')
    isNew = await insertStaff(sql, {
      email,
      name,
      roles: first,
      passwordHash: await noPassword(),
      oneTimeEndsAt: now,
      now,
    })
    if (isNew)
      await noted(sql, email, { command: 'addStaff', after: { name, roles: first, state: 'active' }, now })
  }
  const person = await staffByEmail(sql, email)
  if (person === null || person.state !== 'active') return refused('unknown')
  if (!isNew && (!vouchesForAddress || person.roles.includes('owner'))) {
    // Of two first sign-ins at the same moment the other may have made the person, by this very subject.
    return (await staffBySubject(sql, { issuer, subject })) ?? refused('linkFirst')
  }
  if (await insertCompanyLink(sql, { issuer, subject, staffId: person.id, createdAt: now })) {
    await noted(sql, person.email, { command: 'linkCompany', after: { issuer }, now })
    return person
  }
  // An address that was given to somebody else is no way into the account of whoever had it before; a second sign-in
  // at the same moment has the same subject.
  return (await staffBySubject(sql, { issuer, subject })) ?? refused('otherPerson')
}

/** Roles follow the claim at each sign-in, where one is said; an owner is made and unmade by owners alone. */
async function withGivenRoles(
  sql: Sql,
  person: Staff,
  { roles, unknown, now }: Identity,
): Promise<Staff | null> {
  if (roles === null || person.roles.includes('owner')) return person
  const next = rolesFor(roles, unknown)
  if (next.length === 0) return null
  if (next.join() === person.roles.join()) return person
  await putStaffRoles(sql, person.id, next)
  await noted(sql, person.email, {
    command: 'changeStaffRoles',
    before: { roles: person.roles },
    after: { roles: next },
    now,
  })
  return { ...person, roles: next }
}

function rolesFor(given: Identity['roles'], unknown: Identity['unknown']) {
  return given !== null && given.length > 0 ? given : (unknown ?? [])
}

type Noted = { command: string; before?: unknown; after: unknown; now: Date }

async function noted(sql: Sql, email: string, { before = null, ...entry }: Noted): Promise<void> {
  await noteCommand(sql, { actor: DIRECTORY, isRead: false, object: objectOf(email), before, ...entry })
}

function refused(why: Refusal['why']): Refusal {
  return { type: 'companyRefused', why }
}
