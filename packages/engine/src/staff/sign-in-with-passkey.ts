import type { PasskeyAnswer } from '@shop/api-client/contract/entities/passkey'
import type { OfficeReply } from '@shop/api-client/office/office-door'
import type { Database } from '../db/database.ts'
import { CHALLENGE_MILLISECONDS } from '../passkeys/passkey-options.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { namedChallenge, verifiedUse } from '../passkeys/verified-passkey.ts'
import { tokenHash } from '../session/token.ts'
import { signedInStaff } from './signed-in.ts'
import { type StaffLimits, tooManyAttempts } from './staff-limits.ts'
import {
  keepStaffChallenge,
  noteStaffPasskeyUse,
  staffPasskeyOn,
  takeStaffChallenge,
} from './staff-passkey-store.ts'
import { staffById } from './staff-store.ts'

type Behind = { database: Database; limits: StaffLimits }
type Challenged = { challenge: string; address: string | null; now: Date }

/** Begins a sign-in with a passkey; nobody is named before it is answered. The office has made the challenge, for every shop the same. */
export async function startStaffPasskey(
  { database, limits }: Behind,
  { challenge, address, now }: Challenged,
): Promise<OfficeReply> {
  const slowed = await tooManyAttempts(() => limits.challenge.use([address], now))
  if (slowed !== null) return slowed
  await keepStaffChallenge(database.sql, {
    challengeHash: tokenHash(challenge),
    staffId: null,
    owner: null,
    expiresAt: new Date(now.getTime() + CHALLENGE_MILLISECONDS),
  })
  return { type: 'challengeKept' }
}

type Answered = {
  passkey: PasskeyAnswer
  /** Where staff reach the office: what was signed on another page counts nothing. */
  origin: string
  /** Whether only owners sign in without the company. */
  companyOnly: boolean
  /** Whom the browser has signed in before. */
  device: string | null
  address: string | null
  now: Date
}

/**
 * Signs a member of staff in with a passkey. Device and verified user are two factors, so no code is asked for. A passkey
 * that is unknown looks like one of somebody who may not sign in any more.
 */
export async function signInStaffWithPasskey(
  { database, limits }: Behind,
  { passkey: answer, origin, companyOnly, device, address, now }: Answered,
): Promise<OfficeReply> {
  const slowed = await tooManyAttempts(async () => {
    await limits.address.use([address], now)
    await limits.account.use([`passkey:${answer.id}`], now)
  })
  if (slowed !== null) return slowed

  const { sql } = database
  const party = relyingParty(origin)
  const challenge = namedChallenge(answer.response.clientDataJSON)
  if (challenge === null) return refused('refused')
  const asked = { challengeHash: tokenHash(challenge), staffId: null, now }
  if ((await takeStaffChallenge(sql, asked)) === null) return refused('expired')
  const passkey = await staffPasskeyOn(sql, party.host, answer.id)
  const person = passkey === null ? null : await staffById(sql, passkey.staffId)
  if (passkey === null || person === null || person.state !== 'active') return refused('unknown')
  // WebAuthn §7.2, step 6: a passkey found by its id alone has to name its owner
  if (answer.response.userHandle !== passkey.owner) return refused('refused')
  const counter = await verifiedUse(answer, passkey, { ...party, challenge })
  if (counter === null) return refused('refused')
  if (companyOnly && !person.roles.includes('owner')) return { type: 'companyOnly' }

  const { credentialId, counter: before, name } = passkey
  return database.transaction(async (transaction) =>
    (await noteStaffPasskeyUse(transaction, { credentialId, before, counter, now }))
      ? signedInStaff(transaction, person, { by: 'passkey', passkey: name }, { now, device })
      : refused('refused'),
  )
}

function refused(why: Extract<OfficeReply, { type: 'passkeyRefused' }>['why']): OfficeReply {
  return { type: 'passkeyRefused', why }
}
