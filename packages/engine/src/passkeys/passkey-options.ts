import type { PasskeyCreation, PasskeyRequest } from '@shop/api-client/contract/entities/passkey'
import { PASSKEY_CHALLENGE_MINUTES } from '@shop/domain/user/passkey'

/** COSE: Ed25519, ECDSA on P-256, RSA. Together every authenticator in use. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257]
/** How long browsers wait for an answer, milliseconds. */
export const CHALLENGE_MILLISECONDS = PASSKEY_CHALLENGE_MINUTES * 60_000

type Creation = {
  challenge: string
  rp: PasskeyCreation['rp']
  user: PasskeyCreation['user']
  /** Passkeys of this account: an authenticator that has one makes no second. */
  known: readonly { credentialId: string; host: string }[]
}

/** What the browser hands to an authenticator to make a passkey that finds its account and verifies its user. */
export function passkeyCreation({ challenge, rp, user, known }: Creation): PasskeyCreation {
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MILLISECONDS,
    excludeCredentials: known
      .filter(({ host }) => host === rp.id)
      .map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** What the browser hands to an authenticator to sign in; any passkey of the host may answer. */
export function passkeyRequest(challenge: string, host: string): PasskeyRequest {
  return { challenge, rpId: host, timeout: CHALLENGE_MILLISECONDS, userVerification: 'required' }
}
