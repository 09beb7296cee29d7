import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
  SentPasskey,
} from '../contract/entities/passkey.ts'
import { problem } from '../contract/problem.ts'

type Attempt = { isAutofill: boolean; signal: AbortSignal }

/**
 * Throws before the shop is asked for anything: the problem `passkey_impossible` where the browser cannot offer passkeys,
 * `passkey_left` when the attempt has ended already.
 */
export async function requireOffer({ isAutofill, signal }: Attempt): Promise<void> {
  requirePasskeys()
  if (isAutofill && !(await browserSupportsWebAuthnAutofill())) throw impossible()
  if (signal.aborted) throw left()
}

function requirePasskeys(): void {
  if (!browserSupportsWebAuthn()) throw impossible()
}

/**
 * Has the authenticator make a passkey. What keeps it from that is thrown as a problem: `passkey_left` when the person
 * or the browser gave up, `passkey_known` when the device has one already, `passkey_impossible` when it cannot.
 */
export async function newPasskey(optionsJSON: PasskeyCreation): Promise<SentPasskey> {
  requirePasskeys()
  return startRegistration({ optionsJSON }).catch(saidWhy)
}

/**
 * Has a passkey answer; with `isAutofill` it waits until one is chosen in the field of the e-mail address. `signal` ends
 * the waiting, and keeps it from beginning.
 */
export async function passkeyAnswer(
  optionsJSON: PasskeyRequest,
  { isAutofill, signal }: Attempt,
): Promise<PasskeyAnswer> {
  if (signal.aborted) throw left()
  // The library asks the browser what it can before anything is there to end.
  const isBegun = async () => isAutofill && browserSupportsWebAuthnAutofill()
  const end = () => void isBegun().then(() => WebAuthnAbortService.cancelCeremony())
  signal.addEventListener('abort', end)
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
    .catch(saidWhy)
    .finally(() => signal.removeEventListener('abort', end))
}

function saidWhy(failure: unknown): never {
  if (failure instanceof WebAuthnError && failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    throw problem(409, 'passkey_known', 'The device has a passkey of this account.')
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') throw left()
  throw impossible()
}

function left() {
  return problem(422, 'passkey_left', 'No passkey was chosen.')
}

function impossible() {
  return problem(422, 'passkey_impossible', 'This browser cannot do it on this device.')
}
