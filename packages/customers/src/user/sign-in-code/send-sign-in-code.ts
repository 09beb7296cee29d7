import { isProblem } from '@shop/api-client/contract/problem'
import { sendSignInCode } from '@shop/api-client/contract/user'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { SIGN_IN_CODE_MINUTES, SIGN_IN_CODE_TRIES } from '@shop/domain/user/sign-in-code'
import { requireValidFields } from '@shop/engine/http/require-valid-fields'
import { deviceKey, knownDevice } from '@shop/engine/session/known-device'
import { accountAndNetwork } from '@shop/engine/session/network-of'
import type { RateLimit } from '@shop/engine/session/rate-limit'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { putMailIf } from '@shop/mail/outbox/outbox-store'
import { type CallContext, on } from '../../on.ts'
import { registeredByEmail } from '../customer-store.ts'
import { newSignInCode, signInCodeHash } from './sign-in-code.ts'
import { signInCodeMail } from './sign-in-code-mail.ts'
import { keepSignInCode } from './sign-in-code-store.ts'

/**
 * Mails a code that signs in once, within ten minutes, and only in the browser that asked: it alone gets the ticket.
 * Neither the answer nor its time reveals whether there is an account: without one a code is kept that nobody was told.
 *
 * @see product §3
 */
export const sendSignInCodeHandler = on(sendSignInCode).answer(async ({ email: written }, context) => {
  const { request, services, now, shop } = context
  const email = normalisedEmail(written)
  requireValidFields('reset', { email }, shop)
  const customer = await registeredByEmail(context.sql, email)
  const key = customer && deviceKey(customer, services.secret)
  const device = knownDevice(request.deviceMarks ?? null, key)
  const tries = await allowedTries(context, { email, device })

  const ticket = newToken()
  const code = newSignInCode()
  return context.inOneCommit(async (sql) => {
    await keepSignInCode(sql, {
      ticketHash: tokenHash(ticket),
      customerId: customer?.id ?? null,
      codeHash: signInCodeHash(ticket, code),
      tries: SIGN_IN_CODE_TRIES - tries,
      expiresAt: new Date(now.getTime() + SIGN_IN_CODE_MINUTES * 60_000),
    })
    const mail = signInCodeMail(shop, { to: customer?.email ?? email, code })
    await putMailIf(sql, customer !== null, { mail, now })
    return { ticket }
  })
})

/**
 * How often the new code may be tried. Strangers use up nothing of what the owner may ask for on a device of the account;
 * from elsewhere the first codes of a day have all tries, and further ones a single try, so that few guesses are many
 * codes. An address without an account is counted the same way.
 */
async function allowedTries(
  { services: { limits }, request: { address }, now }: CallContext,
  { email, device }: { email: string; device: string | null },
): Promise<number> {
  const account = `account:${email}`
  if (device !== null) {
    const { signInCodeKnownDevice: whole, signInCodeKnownOneTry: oneTry } = limits
    return triesOf({ whole, oneTry }, `${account} on ${device}`, now)
  }
  await limits.signInCodeAddress.use([address], now)
  await limits.signInCodeNetwork.use([accountAndNetwork(account, address)], now)
  return triesOf({ whole: limits.signInCode, oneTry: limits.signInCodeOneTry }, account, now)
}

async function triesOf(
  { whole, oneTry }: Record<'whole' | 'oneTry', RateLimit>,
  key: string,
  now: Date,
): Promise<number> {
  try {
    await whole.use([key], now)
    return SIGN_IN_CODE_TRIES
  } catch (error) {
    if (!isProblem(error)) throw error
    await oneTry.use([key], now)
    return 1
  }
}
