import { type FormProblem, fieldProblems, type Rule } from '../form/form-problem.ts'
import { maxLength, minLength, required } from '../form/rules.ts'

/** Length of a reviewer's name. */
export const NICKNAME_LENGTH = { min: 2, max: 30 } as const

/** Letters of any script, digits, and what separates them in a name; no markup, no addresses. */
const PLAIN = /^[\p{L}\p{M}\p{N} .'’_-]+$/u

const plain: Rule = (value) =>
  PLAIN.test(value.trim())
    ? null
    : { key: 'review.errors.nickname', params: {}, message: 'Value is not a valid nickname' }

const trimmed =
  (rule: Rule): Rule =>
  (value) =>
    rule(value.trim())

/** Everything that is wrong with the name a reviewer wants to be called by. */
export function nicknameProblems(nickname: string): FormProblem[] {
  const { min, max } = NICKNAME_LENGTH
  return fieldProblems('nickname', nickname, [
    required,
    trimmed(minLength(min)),
    trimmed(maxLength(max)),
    plain,
  ])
}
