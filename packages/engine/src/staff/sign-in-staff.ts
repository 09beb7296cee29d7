import type { OfficeReply } from '@shop/api-client/office/office-door'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { needsSecondFactor } from '@shop/domain/staff/needs-second-factor'
import type { Database } from '../db/database.ts'
import { knownDevice } from '../session/known-device.ts'
import { accountAndNetwork } from '../session/network-of.ts'
import { isPassword } from '../session/password-hash.ts'
import { openedFactor } from './sealed-factor.ts'
import { factorStep } from './second-factor.ts'
import { signedInStaff } from './signed-in.ts'
import { type StaffLimits, tooManyAttempts } from './staff-limits.ts'
import { staffPasskeysOf } from './staff-passkey-store.ts'
import { type Staff, staffByEmail, useFactorStep } from './staff-store.ts'

type SignIn = {
  email: string
  password: string
  code: string | null
  /** Whether only owners sign in without the company. */
  companyOnly: boolean
  /** Whom the browser has signed in before. */
  device: string | null
  address: string | null
  now: Date
}

type SignInBehind = {
  database: Database
  limits: StaffLimits
  secret: string
  /** Whether a password alone opens nothing to those who move money or see people. */
  needsFactor: boolean
}

/**
 * Signs a member of staff in. Unknown, blocked and mistyped look the same and take as long; the second factor is asked for
 * after the password was right, and each of its codes works once. On a device on which somebody has signed in before their
 * tries are counted apart, so that strangers with wrong passwords lock nobody out of it.
 */
export async function signInStaff(
  { database, limits, secret: shopSecret, needsFactor }: SignInBehind,
  { email, password, code, companyOnly, device, address, now }: SignIn,
): Promise<OfficeReply> {
  const person = await staffByEmail(database.sql, email)
  const known = knownDevice(device, person?.passwordHash ?? null)
  let isRight = false
  const slowed = await tooManyAttempts(async () => {
    await countAttempt(limits, { email, address, known }, now)
    isRight = await isPassword(password, person?.passwordHash ?? null)
  })
  if (slowed !== null) return slowed
  if (person === null || !isRight || person.state !== 'active' || isOneTimeOver(person, now))
    return { type: 'signInRefused' }
  // Said after the password was right, so that nobody else learns who is an owner.
  if (companyOnly && !person.roles.includes('owner')) return { type: 'companyOnly' }

  if (person.factorSecret !== null) {
    if (code === null) return { type: 'codeNeeded', isWrong: false }
    const secret = openedFactor(person.factorSecret, { staffId: person.id, shopSecret })
    const step = factorStep({ secret, lastStep: person.factorStep }, code, now)
    if (step === null || !(await useFactorStep(database.sql, person.id, step)))
      return { type: 'codeNeeded', isWrong: true }
  }
  const lacksFactor = needsFactor && person.factorSecret === null && needsSecondFactor(person.roles)
  // Else whoever knows the password would set up a second factor of their own.
  if (lacksFactor && (await staffPasskeysOf(database.sql, person.id)).length > 0)
    return { type: 'passkeyOnly' }
  const by = person.factorSecret === null ? 'password' : 'passwordAndCode'
  return database.transaction((sql) => signedInStaff(sql, person, { by }, { now, device, lacksFactor }))
}

type Attempt = Pick<SignIn, 'email' | 'address'> & { known: string | null }

async function countAttempt(
  limits: StaffLimits,
  { email, address, known }: Attempt,
  now: Date,
): Promise<void> {
  const account = normalisedEmail(email)
  if (known !== null) return limits.device.use([`${account} on ${known}`], now)
  await limits.address.use([address], now)
  await limits.network.use([accountAndNetwork(account, address)], now)
  await limits.account.use([account], now)
}

function isOneTimeOver({ mustChangePassword, oneTimeEndsAt }: Staff, now: Date): boolean {
  return mustChangePassword && oneTimeEndsAt !== null && oneTimeEndsAt <= now
}
