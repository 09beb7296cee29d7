import { type FormProblem, fieldProblems } from '../form/form-problem.ts'
import { maxLength, required } from '../form/rules.ts'

/** Longest name of a passkey, characters. */
export const PASSKEY_NAME_MAX = 60
/** A person has a few devices; more than these are a mistake or an attack. */
export const MOST_PASSKEYS = 10
/** How long the browser may take to answer a challenge, minutes. */
export const PASSKEY_CHALLENGE_MINUTES = 10

/**
 * What a passkey is called: what its owner wrote, without spaces around and within the limit, else what the device is
 * known as, else a word for every passkey.
 */
export function passkeyName(written: string, device: string | null): string {
  const name = written.replaceAll(/\s+/g, ' ').trim().slice(0, PASSKEY_NAME_MAX).trim()
  return name || device || 'Passkey'
}

/** What is wrong with the new name of a passkey: nothing stands in for one that is missing, unlike when it is made. */
export function passkeyNameProblems(written: string): FormProblem[] {
  return fieldProblems('name', written.trim(), [required, maxLength(PASSKEY_NAME_MAX)])
}
