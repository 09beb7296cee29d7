import { startPasskeySignIn } from '@shop/api-client/contract/user-passkeys'
import { onSession } from '../on.ts'
import { CHALLENGE_MILLISECONDS, newChallenge } from '../user/passkeys/passkey-challenges.ts'
import { relyingParty } from '../user/passkeys/relying-party.ts'

/** Begins a sign-in with whichever passkey of this host the shopper has; nobody is named before it answers. */
export const startPasskeySignInHandler = onSession(startPasskeySignIn).answer(async (_, context) => ({
  challenge: await newChallenge(context, 'signIn'),
  rpId: relyingParty(context).host,
  timeout: CHALLENGE_MILLISECONDS,
  userVerification: 'required' as const,
}))
