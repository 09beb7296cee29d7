import { characters } from '../form/rules.ts'

export const STAFF_PASSWORD_MIN = 12
export const STAFF_PASSWORD_MAX = 200

export type StaffPasswordProblem = 'tooShort' | 'tooLong' | 'tooPlain' | 'ownEmail' | 'sameAsBefore'

/** Characters that a password has at least in different kinds: "aaaaaaaaaaaa" is long and no secret. */
const DIFFERENT = 5

/**
 * What is wrong with the new password of a member of staff; null when nothing is. Length counts, kinds of characters do
 * not: rules about digits and signs lead to passwords that are guessed.
 */
export function staffPasswordProblem(
  password: string,
  { email, current }: { email: string; current: string },
): StaffPasswordProblem | null {
  if (characters(password) < STAFF_PASSWORD_MIN) return 'tooShort'
  if (characters(password) > STAFF_PASSWORD_MAX) return 'tooLong'
  if (new Set(password).size < DIFFERENT) return 'tooPlain'
  if (password.toLowerCase().includes(email.split('@')[0]?.toLowerCase() || email)) return 'ownEmail'
  if (password === current) return 'sameAsBefore'
  return null
}
