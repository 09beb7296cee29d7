import { isProblem } from '@shop/api-client/contract/problem'
import type { OfficeReply } from '@shop/api-client/office/office-door'
import type { RateLimit } from '../session/rate-limit.ts'
import { type SharedAttempts, sharedRateLimit } from '../session/shared-rate-limit.ts'

export type StaffLimits = {
  /** By person, on devices that the shop does not know of them. */
  account: RateLimit
  /** By person and network: one stranger leaves the others of what a person has. */
  network: RateLimit
  /** By person and device, on devices on which they have signed in before: strangers use up none of these. */
  device: RateLimit
  /** By person who is signed in and says their password again. */
  own: RateLimit
  address: RateLimit
  /** By address, of those whom the company has vouched for: nothing is guessed there, and all of a company may sit behind one. */
  company: RateLimit
  challenge: RateLimit
}

const QUARTER_HOUR = 15 * 60

/** How often a sign-in may be tried, by account, device and address, by all processes together. */
export function staffLimits(shared: SharedAttempts): StaffLimits {
  const limited = (name: string, attempts: number) =>
    sharedRateLimit(shared, name, { attempts, perSeconds: QUARTER_HOUR })
  return {
    account: limited('staffSignIn', 10),
    network: limited('staffSignInNetwork', 6),
    device: limited('staffSignInKnownDevice', 10),
    own: limited('staffOwnPassword', 10),
    address: limited('staffSignInAddress', 30),
    company: limited('staffCompanySignIn', 300),
    challenge: limited('staffPasskeyChallenge', 60),
  }
}

/** What is said to whoever has tried too often, or while too many others do; null while they may. @throws whatever else goes wrong */
export async function tooManyAttempts(
  tried: () => Promise<void>,
): Promise<Extract<OfficeReply, { type: 'tooManyAttempts' }> | null> {
  try {
    await tried()
    return null
  } catch (error) {
    if (!isProblem(error)) throw error
    const seconds = Number(error.document.errors[0]?.params?.retryAfterSeconds ?? QUARTER_HOUR)
    return { type: 'tooManyAttempts', seconds }
  }
}
