import { type FormProblem, fieldProblems, type Rule } from '../form/form-problem.ts'

/** Digits of a code that signs in once. */
export const SIGN_IN_CODE_DIGITS = 6
/** How long a code works, minutes. */
export const SIGN_IN_CODE_MINUTES = 10
/** Wrong tries that end a code: few enough that a million codes cannot be guessed. */
export const SIGN_IN_CODE_TRIES = 5

/** Message keys: what was typed is no code; it is another code. */
export const CODE_INCOMPLETE = 'signInCode.incomplete'
export const CODE_WRONG = 'signInCode.wrong'

/**
 * A code as it is compared: what stands between the digits does not count, so that `123 456` and what is pasted with a
 * space or a line around it are the code as well.
 */
export function normalisedSignInCode(typed: string): string {
  return typed.replace(/[\s\p{Dash}.]/gu, '')
}

/** What is wrong with a typed code before it is compared: empty, or not six digits. */
export function signInCodeProblems(path: string, typed: string): FormProblem[] {
  return fieldProblems(path, normalisedSignInCode(typed), [complete])
}

const complete: Rule = (code) =>
  CODE.test(code)
    ? null
    : { key: CODE_INCOMPLETE, params: { digits: SIGN_IN_CODE_DIGITS }, message: 'Value is not a code' }

const CODE = new RegExp(`^[0-9]{${SIGN_IN_CODE_DIGITS}}$`)
