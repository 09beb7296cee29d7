import { startPasskeySignIn } from '@shop/api-client/contract/user-passkeys'
import { passkeyRequest } from '@shop/engine/passkeys/passkey-options'
import { relyingParty } from '@shop/engine/passkeys/relying-party'
import { onSession } from '../on.ts'
import { newChallenge } from '../user/passkeys/passkey-challenges.ts'

/** Begins a sign-in with whichever passkey of this host the shopper has; nobody is named before it answers. */
export const startPasskeySignInHandler = onSession(startPasskeySignIn).answer(async (_, context) =>
  passkeyRequest(await newChallenge(context, 'signIn'), relyingParty(context.addressOf('/')).host),
)
