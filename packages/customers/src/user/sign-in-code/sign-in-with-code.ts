import { problem } from '@shop/api-client/contract/problem'
import { signInWithCode } from '@shop/api-client/contract/user'
import { passwordProblems } from '@shop/domain/user/password'
import {
  CODE_WRONG,
  normalisedSignInCode,
  SIGN_IN_CODE_TRIES,
  signInCodeProblems,
} from '@shop/domain/user/sign-in-code'
import { fieldsRefused } from '@shop/engine/http/require-valid-fields'
import { deviceKey, knownDevice, markedDevice } from '@shop/engine/session/known-device'
import { passwordHash } from '@shop/engine/session/password-hash'
import { emptyHandover } from '@shop/engine/session/session-service'
import { tokenHash } from '@shop/engine/session/token'
import { onSession, type SessionContext } from '../../on.ts'
import { refuseBlocked } from '../blocked-people-store.ts'
import { refuseKnownLeak } from '../password/known-leak.ts'
import { proveMailbox } from '../prove-mailbox.ts'
import { sessionUser } from '../session-user.ts'
import { signInCustomer } from '../sign-in-customer.ts'
import { isSameHash, signInCodeHash } from './sign-in-code.ts'
import { takeSignInCode, ticketOwner, tryTicket } from './sign-in-code-store.ts'

/**
 * Signs in with the mailed code of this browser's ticket, once, and sets a new password where one is given: then every
 * other device is signed out. The first proof of the mailbox, by anybody but whoever is signed in to the account, ends what
 * whoever registered with it has left: password, passkeys and other sessions.
 *
 * 422 `input_invalid` for what is no code, and for a password against the rules or from a leak: neither counts as a try.
 * 422 `code_wrong` for another code. 410 `code_expired` when the code is unknown, used, too old, or was tried too often,
 * without saying which. 403 `customer_blocked` for a blocked account, after the right code.
 *
 * @see product §3; spec §5 "Password"
 */
export const signInWithCodeHandler = onSession(signInWithCode).answer(
  async ({ ticket, code, password }, context) => {
    const { services, request, now, session } = context
    const errors = [
      ...signInCodeProblems('code', code),
      ...(password === undefined ? [] : passwordProblems(password)),
    ]
    if (errors.length > 0) throw fieldsRefused(errors)
    await countTry(context, ticket)
    if (password !== undefined) await refuseKnownLeak(services.leakedPasswords, password, 'password')
    await requireRightCode(context, ticket, normalisedSignInCode(code))

    const newHash = password === undefined ? null : await passwordHash(password)
    return context.inOneCommit(async (sql) => {
      const owner = await takeSignInCode(sql, tokenHash(ticket))
      if (owner === null) throw expired()
      await refuseBlocked(sql, owner.email)
      const known = await proveMailbox(sql, owner, { session, passwordHash: newHash, now })
      const opened = await signInCustomer(sql, owner, { session, services, now })
      await emptyHandover(sql, session)
      context.setSession(opened)
      const key = deviceKey({ id: owner.id, passwordHash: known }, services.secret)
      context.markDevice(markedDevice(request.deviceMarks ?? null, key))
      return sessionUser(opened.session, owner)
    })
  },
)

/**
 * Tries of one network are counted together. On a device of the account they are not: there the tries of the ticket are the
 * bound, and whoever sits behind the same address uses up none of them.
 */
async function countTry({ services, request, sql, now }: SessionContext, ticket: string): Promise<void> {
  const owner = await ticketOwner(sql, tokenHash(ticket))
  const device = knownDevice(request.deviceMarks ?? null, owner && deviceKey(owner, services.secret))
  if (device === null) await services.limits.signInAddress.use([request.address], now)
}

/** A code that nobody was told is wrong, whatever is typed: an unknown address answers as a known one does. */
async function requireRightCode({ sql, now }: SessionContext, ticket: string, code: string): Promise<void> {
  const tried = await tryTicket(sql, { ticketHash: tokenHash(ticket), mostTries: SIGN_IN_CODE_TRIES, now })
  if (tried === null) throw expired()
  const isRight = isSameHash(tried.codeHash, signInCodeHash(ticket, code))
  if (!isRight || tried.customerId === null)
    throw problem(422, 'code_wrong', 'This is not the code of the latest mail. Compare it and try again.', [
      { path: 'code', key: CODE_WRONG, params: {} },
    ])
}

function expired() {
  return problem(
    410,
    'code_expired',
    'This code is used, too old, or was tried too often. Ask for a new one.',
  )
}
