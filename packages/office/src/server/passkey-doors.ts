import { PasskeyAnswerSchema } from '@shop/api-client/contract/entities/passkey'
import type { OfficeReply } from '@shop/api-client/office/office-door'
import { passkeyRequest } from '@shop/engine/passkeys/passkey-options'
import { relyingParty } from '@shop/engine/passkeys/relying-party'
import { newToken } from '@shop/engine/session/token'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { askEach, bestRefusal, jsonBody, keepSessions } from './ask-each.ts'
import { deviceIn, marksOf } from './device-cookie.ts'
import type { OfficeOptions } from './office-options.ts'

const SignIn = v.strictObject({ passkey: PasskeyAnswerSchema })

/** Signing in with a passkey: one challenge and one answer for all shops, each of which judges by itself. */
export function openPasskeyDoors(app: Hono, options: OfficeOptions): void {
  const { shops, origin, addressOf, isSecure, company } = options

  app.post('/api/passkey/start', async (context) => {
    const challenge = newToken()
    const address = addressOf(context)
    const replies = await askEach(shops, () => ({ act: 'startPasskeySignIn', challenge, address }))
    if (!replies.some(({ reply }) => reply?.type === 'challengeKept'))
      return context.json(bestRefusal(replies))
    const request = passkeyRequest(challenge, relyingParty(origin).host)
    return context.json({ type: 'passkeyAsked', request })
  })

  app.post('/api/passkey/sign-in', async (context) => {
    const read = v.safeParse(SignIn, await jsonBody(context))
    if (!read.success) return context.json({ type: 'passkeyRefused', why: 'refused' } satisfies OfficeReply)
    const request = {
      act: 'signInWithPasskey',
      ...read.output,
      origin,
      companyOnly: company?.isOnly ?? false,
      address: addressOf(context),
    } as const
    const marks = marksOf(context.req.header('cookie'), isSecure)
    const replies = await askEach(shops, ({ id }) => ({ ...request, ...deviceIn(marks, id) }))
    return context.json(
      keepSessions(context, replies, isSecure) ? { type: 'signedIn' } : bestRefusal(replies),
    )
  })
}
