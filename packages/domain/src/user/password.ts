import type { FormProblem, ProblemParams } from '../form/form-problem.ts'
import { characters } from '../form/rules.ts'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 30

const KEYS = 'reset-password.fields.new-password'

/** Message key of a password that is in a known leak. @see spec §5 "Password" */
export const PASSWORD_LEAKED = `${KEYS}.leaked`

/**
 * Everything that is wrong with a new password, so that it can be corrected in one go. An empty one is only missing.
 * For register and reset; a sign-in accepts any.
 *
 * @see spec §5 "Password"
 */
export function passwordProblems(password: string, path = 'password'): FormProblem[] {
  if (password === '') return [problem('required')]

  const problems: FormProblem[] = []
  if (characters(password) < PASSWORD_MIN) problems.push(problem('minLength', { min: PASSWORD_MIN }))
  if (characters(password) > PASSWORD_MAX) problems.push(problem('maxLength', { max: PASSWORD_MAX }))
  if (!/\p{Ll}/u.test(password)) problems.push(problem('lowercaseLetter'))
  if (!/\p{Lu}/u.test(password)) problems.push(problem('uppercaseLetter'))
  if (/\s/u.test(password)) problems.push(problem('noSpaces'))
  return problems

  function problem(rule: string, params: ProblemParams = {}): FormProblem {
    return { path, key: `${KEYS}.${rule}`, params }
  }
}
