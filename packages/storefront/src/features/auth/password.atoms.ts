import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { isLeaked, leakQuery } from '@shop/domain/user/password-leak'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'

/**
 * Whether a password is known to the world. Five characters of its SHA-1 leave the browser; a check that cannot be
 * made counts as not leaked.
 *
 * @see spec §5 "Password", §8
 */
export const checkPasswordAtom = atom(null, async (get, _set, password: string): Promise<boolean> => {
  const { api } = get(servicesAtom)
  try {
    const { userCalls } = await import('../../calls/first-calls.ts')
    const sha1 = await sha1Of(password)
    return isLeaked(sha1, await api(userCalls.checkPassword, { hash: leakQuery(sha1).prefix }))
  } catch {
    // spec §8: a failed leak check counts as not leaked
    return false
  }
})

/** Requests a link to set a new password. The answer does not reveal whether there is an account. @see spec §7 */
export const sendResetEmailAtom = atom(null, async (get, _set, email: string): Promise<void> => {
  const { api } = get(servicesAtom)
  const { userCalls } = await import('../../calls/first-calls.ts')
  // spec §8: a failed reset-email call is silent
  await api(userCalls.sendResetEmail, { email: normalisedEmail(email) }).catch(() => undefined)
})

/**
 * Requests a code that signs in: its ticket, or why there is none. That there is no account is no reason: the answer does
 * not reveal it.
 */
export const sendSignInCodeAtom = atom(
  null,
  async (get, _set, written: string): Promise<Answer<{ email: string; ticket: string }>> => {
    const { api } = get(servicesAtom)
    const { userCalls } = await import('../../calls/first-calls.ts')
    const email = normalisedEmail(written)
    const answer = await answered(api(userCalls.sendSignInCode, { email }))
    return answer.type === 'success'
      ? { type: 'success', value: { email, ticket: answer.value.ticket } }
      : answer
  },
)

/** 40 hex digits. */
async function sha1Of(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
