import { type FormProblem, fieldProblems, type Rule, type RuleProblem } from '../form/form-problem.ts'
import { isEmail } from '../form/rules.ts'

/** Message key of a field that has to be filled. @see spec §5 "Email" */
export const REQUIRED_KEY = 'newsletter.errors.required'
const EMAIL_KEY = 'newsletter.errors.email'

/** What is wrong with an e-mail address: missing or malformed. Spaces around it do not count. @see spec §5 "Email" */
export function emailProblems(path: string, email: string): FormProblem[] {
  return fieldProblems(path, email.trim(), [filled, wellFormed])
}

const filled: Rule = (value) => (value === '' ? problem(REQUIRED_KEY, 'Value is required') : null)

const wellFormed: Rule = (value) =>
  isEmail(value) ? null : problem(EMAIL_KEY, 'Value is not a valid email address')

function problem(key: string, message: string): RuleProblem {
  return { key, params: {}, message }
}
