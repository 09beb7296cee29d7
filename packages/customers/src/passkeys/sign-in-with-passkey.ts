import type { PasskeyAnswer } from '@shop/api-client/contract/entities/passkey'
import { problem } from '@shop/api-client/contract/problem'
import { signInWithPasskey } from '@shop/api-client/contract/user-passkeys'
import { relyingParty } from '@shop/engine/passkeys/relying-party'
import { verifiedUse } from '@shop/engine/passkeys/verified-passkey'
import { deviceKey, markedDevice } from '@shop/engine/session/known-device'
import { onSession, type SessionContext } from '../on.ts'
import { refuseBlocked } from '../user/blocked-people-store.ts'
import { customerById } from '../user/customer-store.ts'
import { answeredChallenge, passkeyRefused } from '../user/passkeys/passkey-challenges.ts'
import { noteUse, type Passkey, passkeyOn } from '../user/passkeys/passkey-store.ts'
import { sessionUser } from '../user/session-user.ts'
import { signInCustomer } from '../user/sign-in-customer.ts'
import { passkeyOwner } from './start-passkey.ts'

/**
 * Signs in with a passkey, as with a password: the session goes on under a new token, with what the visitor has
 * collected.
 *
 * @see product §3
 */
export const signInWithPasskeyHandler = onSession(signInWithPasskey).answer(async (input, context) => {
  const { services, request, now, session, sql } = context
  await services.limits.signInAddress.use([request.address], now)
  const { passkey, counter } = await provenPasskey(context, input.passkey)
  const owner = await customerById(sql, passkey.customerId)
  if (owner === null) throw unknown()
  await refuseBlocked(sql, owner.email)

  return context.inOneCommit(async (transaction) => {
    const { credentialId, counter: before } = passkey
    if (!(await noteUse(transaction, { credentialId, before, counter, now }))) throw passkeyRefused()
    const opened = await signInCustomer(transaction, owner, { session, services, now })
    context.setSession(opened)
    context.markDevice(markedDevice(request.deviceMarks ?? null, deviceKey(owner, services.secret)))
    return sessionUser(opened.session, owner)
  })
})

/** The passkey behind an answer that holds, and how often it was used by its own count. */
async function provenPasskey(
  context: SessionContext,
  answer: PasskeyAnswer,
): Promise<{ passkey: Passkey; counter: number }> {
  const party = relyingParty(context.addressOf('/'))
  const challenge = await answeredChallenge(context, 'signIn', answer.response.clientDataJSON)
  const passkey = await passkeyOn(context.sql, party.host, answer.id)
  if (passkey === null) throw unknown()
  // WebAuthn §7.2, step 6: a passkey found by its id alone has to name its owner
  if (answer.response.userHandle !== passkeyOwner(passkey.customerId)) throw passkeyRefused()
  const counter = await verifiedUse(answer, passkey, { ...party, challenge })
  if (counter === null) throw passkeyRefused()
  return { passkey, counter }
}

function unknown() {
  return problem(422, 'passkey_unknown', 'No account of this shop has this passkey.')
}
