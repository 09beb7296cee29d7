import type { NewPasskey } from '@shop/api-client/contract/entities/passkey'
import {
  addOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
  startOwnPasskey,
} from '@shop/api-client/office/own-passkey-commands'
import { MOST_PASSKEYS, passkeyName } from '@shop/domain/user/passkey'
import { bindCommands } from '../command/bind-commands.ts'
import { CommandRefusal } from '../command/command-refusal.ts'
import { CHALLENGE_MILLISECONDS, passkeyCreation } from '../passkeys/passkey-options.ts'
import { type RelyingParty, relyingParty } from '../passkeys/relying-party.ts'
import { namedChallenge, verifiedNewPasskey } from '../passkeys/verified-passkey.ts'
import { tokenHash } from '../session/token.ts'
import { isOwnPassword, ownRow, type StaffContext } from './own-account.ts'
import { objectOf } from './staff-actor.ts'
import {
  deleteStaffPasskey,
  insertStaffPasskey,
  keepStaffChallenge,
  lockStaff,
  type StaffPasskey,
  staffPasskeysOf,
  takeStaffChallenge,
} from './staff-passkey-store.ts'
import { completeStaffSession, endOtherSessions } from './staff-session.ts'

const onPasskeys = bindCommands<StaffContext>()

/** What everybody does with the own passkeys. */
export const PASSKEY_COMMANDS = [
  onPasskeys(listOwnPasskeys)(async (_input, context) => {
    const { id } = await ownRow(context)
    const passkeys = (await staffPasskeysOf(context.sql, id)).map(
      ({ lastUsedAt, createdAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsed: lastUsedAt?.toISOString() ?? null,
      }),
    )
    return { answer: { passkeys }, object: null }
  }),

  // The password is asked for again: whoever finds an open session gets no lasting way in.
  onPasskeys(startOwnPasskey, {
    prepare: async ({ password }, context) => isOwnPassword(await ownRow(context), password, context),
  })(async (_input, context, isRight) => {
    const { id, email, name } = await ownRow(context)
    if (!isRight) return { answer: { problem: 'password', creation: null }, object: null }
    const known = await staffPasskeysOf(context.sql, id)
    if (known.length >= MOST_PASSKEYS) return { answer: { problem: 'full', creation: null }, object: null }
    const { challenge, owner, host } = officeOf(context)
    await keepStaffChallenge(context.sql, {
      challengeHash: tokenHash(challenge),
      staffId: id,
      owner,
      expiresAt: new Date(context.now.getTime() + CHALLENGE_MILLISECONDS),
    })
    const creation = passkeyCreation({
      challenge,
      rp: { id: host, name: 'Office' },
      user: { id: owner, name: email, displayName: name },
      known,
    })
    return { answer: { problem: null, creation }, object: null }
  }),

  onPasskeys(addOwnPasskey, {
    async prepare({ passkey }, context) {
      const { id } = await ownRow(context)
      return provenPasskey(passkey, id, context)
    },
  })(async ({ name: written }, context, proven) => {
    const { sql, now } = context
    const { id: staffId, email } = await ownRow(context)
    const object = objectOf(email)
    const refused = (problem: 'expired' | 'refused' | 'known' | 'full') => ({
      answer: { problem },
      object,
      after: 'refused',
    })
    if ('problem' in proven) return refused(proven.problem)
    await lockStaff(sql, staffId)
    if ((await staffPasskeysOf(sql, staffId)).length >= MOST_PASSKEYS) return refused('full')
    const name = passkeyName(written, null)
    const kept = { ...proven, staffId, name, createdAt: now, lastUsedAt: null }
    if (!(await insertStaffPasskey(sql, kept))) return refused('known')
    await endOtherSessions(sql, staffId, context.sessionId)
    await completeStaffSession(sql, context.sessionId)
    return { answer: { problem: null }, object, after: { passkey: name } }
  }),

  onPasskeys(removeOwnPasskey)(async ({ id }, context) => {
    const { id: staffId, email } = await ownRow(context)
    const name = await deleteStaffPasskey(context.sql, staffId, id)
    if (name !== null) await endOtherSessions(context.sql, staffId, context.sessionId)
    return {
      answer: { name },
      object: objectOf(email),
      before: name === null ? null : { passkey: name },
    }
  }),
]

type Proven = Omit<StaffPasskey, 'staffId' | 'name' | 'createdAt' | 'lastUsedAt'>

/** Uses the challenge up, whatever comes of the answer. */
async function provenPasskey(
  passkey: NewPasskey,
  staffId: string,
  context: StaffContext,
): Promise<Proven | { problem: 'expired' | 'refused' }> {
  const { host, origin } = officeOf(context)
  const challenge = namedChallenge(passkey.response.clientDataJSON)
  if (challenge === null) return { problem: 'refused' }
  const { sql, now } = context
  const taken = await takeStaffChallenge(sql, { challengeHash: tokenHash(challenge), staffId, now })
  if (taken?.owner == null) return { problem: 'expired' }
  const made = await verifiedNewPasskey(passkey, { challenge, host, origin })
  return made === null
    ? { problem: 'refused' }
    : { ...made, owner: taken.owner, id: tokenHash(made.credentialId) }
}

/** The address of the office, and what is random of this request. Only the office itself has both. */
function officeOf({ office }: StaffContext): RelyingParty & { challenge: string; owner: string } {
  if (office === null) throw new CommandRefusal('A passkey is made on a page of the office.')
  return {
    ...relyingParty(office.origin),
    challenge: office.random,
    owner: tokenHash(`owner:${office.random}`),
  }
}
