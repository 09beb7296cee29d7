import type { NewPasskey, PasskeyAnswer } from '@shop/api-client/contract/entities/passkey'
import * as v from 'valibot'
import { PASSKEY_ALGORITHMS } from './passkey-options.ts'
import type { RelyingParty } from './relying-party.ts'

const ClientDataSchema = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }))

/** What is kept of a passkey's key; nobody signs in with it. */
export type PasskeyKey = {
  /** What the authenticator calls it, base64url. */
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
}

/** The challenge that an answer names; null where it names none. Whether it was asked is the caller's to know. */
export function namedChallenge(clientDataJSON: string): string | null {
  const written = v.safeParse(ClientDataSchema, Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
  return written.success ? written.output.challenge : null
}

type Expected = RelyingParty & { challenge: string }

/** The key of a new passkey, made on our page with its user verified; null where the answer does not hold. */
export async function verifiedNewPasskey(
  passkey: NewPasskey,
  { challenge, host, origin }: Expected,
): Promise<(PasskeyKey & { transports: string[]; host: string }) | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: passkey.response.transports,
    host,
  }
}

/**
 * How often a passkey was used by its own count, when its answer holds: given on our page, with its user verified, by an
 * authenticator that has not fallen behind its count. Null for every other answer.
 */
export async function verifiedUse(
  answer: PasskeyAnswer,
  key: PasskeyKey,
  { challenge, host, origin }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
