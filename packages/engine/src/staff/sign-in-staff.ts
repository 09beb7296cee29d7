import { isProblem } from '@shop/api-client/contract/problem'
import type { OfficeReply } from '@shop/api-client/office/office-door'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Database } from '../db/database.ts'
import { isPassword } from '../session/password-hash.ts'
import type { RateLimit } from '../session/rate-limit.ts'
import { type SharedAttempts, sharedRateLimit } from '../session/shared-rate-limit.ts'
import { openedFactor } from './sealed-factor.ts'
import { factorStep } from './second-factor.ts'
import { openStaffSession } from './staff-session.ts'
import { type Staff, staffByEmail, useFactorStep } from './staff-store.ts'

export type StaffLimits = { account: RateLimit; address: RateLimit }

const QUARTER_HOUR = 15 * 60

/** How often a sign-in may be tried, by account and by address, by all processes together. */
export function staffLimits(shared: SharedAttempts): StaffLimits {
  return {
    account: sharedRateLimit(shared, 'staffSignIn', { attempts: 10, perSeconds: QUARTER_HOUR }),
    address: sharedRateLimit(shared, 'staffSignInAddress', { attempts: 30, perSeconds: QUARTER_HOUR }),
  }
}

type SignIn = { email: string; password: string; code: string | null; address: string | null; now: Date }

/**
 * Signs a member of staff in. Unknown, blocked and mistyped look the same and take as long; the second factor is asked for
 * after the password was right, and each of its codes works once.
 */
export async function signInStaff(
  { database, limits, secret: shopSecret }: { database: Database; limits: StaffLimits; secret: string },
  { email, password, code, address, now }: SignIn,
): Promise<OfficeReply> {
  try {
    await limits.address.use([address], now)
    await limits.account.use([normalisedEmail(email)], now)
  } catch (error) {
    if (!isProblem(error)) throw error
    const seconds = Number(error.document.errors[0]?.params?.retryAfterSeconds ?? QUARTER_HOUR)
    return { type: 'tooManyAttempts', seconds }
  }
  const person = await staffByEmail(database.sql, email)
  const isRight = await isPassword(password, person?.passwordHash ?? null)
  if (person === null || !isRight || person.state !== 'active' || isOneTimeOver(person, now))
    return { type: 'signInRefused' }

  if (person.factorSecret !== null) {
    if (code === null) return { type: 'codeNeeded', isWrong: false }
    const secret = openedFactor(person.factorSecret, { staffId: person.id, shopSecret })
    const step = factorStep({ secret, lastStep: person.factorStep }, code, now)
    if (step === null || !(await useFactorStep(database.sql, person.id, step)))
      return { type: 'codeNeeded', isWrong: true }
  }
  const { token, endsAt } = await openStaffSession(database, person.id, now)
  return { type: 'signedIn', token, endsAt: endsAt.toISOString() }
}

function isOneTimeOver({ mustChangePassword, oneTimeEndsAt }: Staff, now: Date): boolean {
  return mustChangePassword && oneTimeEndsAt !== null && oneTimeEndsAt <= now
}
