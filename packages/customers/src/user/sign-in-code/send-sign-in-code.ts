import { sendSignInCode } from '@shop/api-client/contract/user'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { SIGN_IN_CODE_MINUTES } from '@shop/domain/user/sign-in-code'
import { requireValidFields } from '@shop/engine/http/require-valid-fields'
import { isKnownDevice } from '@shop/engine/session/known-device'
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
  const { request, now, shop } = context
  const email = normalisedEmail(written)
  requireValidFields('reset', { email }, shop)
  const customer = await registeredByEmail(context.sql, email)
  const isKnown = isKnownDevice(request.deviceMarks ?? null, customer?.passwordHash ?? null)
  await countRequest(context, { email, isKnown })

  const ticket = newToken()
  const code = newSignInCode()
  return context.inOneCommit(async (sql) => {
    await keepSignInCode(sql, {
      ticketHash: tokenHash(ticket),
      customerId: customer?.id ?? null,
      codeHash: signInCodeHash(ticket, code),
      expiresAt: new Date(now.getTime() + SIGN_IN_CODE_MINUTES * 60_000),
    })
    const mail = signInCodeMail(shop, { to: customer?.email ?? email, code })
    await putMailIf(sql, customer !== null, { mail, now })
    return { ticket }
  })
})

/** Strangers use up nothing of what the owner may ask for on a device of the account. */
async function countRequest(
  { services: { limits }, request, now }: CallContext,
  { email, isKnown }: { email: string; isKnown: boolean },
): Promise<void> {
  const account = `account:${email}`
  if (isKnown) return limits.signInCodeKnownDevice.use([account], now)
  await limits.signInCodeAddress.use([request.address], now)
  await limits.signInCode.use([account], now)
}
