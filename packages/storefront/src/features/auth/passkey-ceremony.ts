import type { AnswerOf, InputOf } from '@shop/api-client/contract/define-call'
import { problem } from '@shop/api-client/contract/problem'
import type {
  addPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@shop/api-client/contract/user-passkeys'
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'

/** Throws the problem `passkey_impossible` where the browser cannot offer passkeys, before the shop is asked for anything. */
export async function requireOffer(isAutofill: boolean): Promise<void> {
  if (!browserSupportsWebAuthn() || (isAutofill && !(await browserSupportsWebAuthnAutofill())))
    throw impossible()
}

/**
 * Has the authenticator make a passkey. What keeps it from that is thrown as a problem: `passkey_left` when the shopper
 * or the browser gave up, `passkey_known` when the device has one already, `passkey_impossible` when it cannot.
 */
export async function newPasskey(
  optionsJSON: AnswerOf<typeof startPasskey>,
): Promise<InputOf<typeof addPasskey>['passkey']> {
  await requireOffer(false)
  return startRegistration({ optionsJSON }).catch(saidWhy)
}

/** Has a passkey answer; with `isAutofill` it waits until one is chosen in the field of the e-mail address. */
export async function passkeyAnswer(
  optionsJSON: AnswerOf<typeof startPasskeySignIn>,
  isAutofill: boolean,
): Promise<InputOf<typeof signInWithPasskey>['passkey']> {
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }).catch(saidWhy)
}

/** Ends what waits for a passkey. */
export function leavePasskeys(): void {
  WebAuthnAbortService.cancelCeremony()
}

function saidWhy(failure: unknown): never {
  if (failure instanceof WebAuthnError && failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    throw problem(409, 'passkey_known', 'The device has a passkey of this account.')
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw problem(422, 'passkey_left', 'No passkey was chosen.')
  throw impossible()
}

function impossible() {
  return problem(422, 'passkey_impossible', 'This browser cannot do it on this device.')
}
