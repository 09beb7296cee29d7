import type { Call } from '@shop/api-client/contract/define-call'
import { type Problem, type ProblemDocument, problem } from '@shop/api-client/contract/problem'
import type * as v from 'valibot'

/** Fields that name something of a customer: malformed or foreign, they do not exist. @see product §3 "Rights" */
const KEYS_OF_CUSTOMERS = new Set(['basketKey', 'wishlistKey'])

type FieldError = ProblemDocument['errors'][number]

/**
 * Words what is wrong with a call's input, `further` errors of the form's own rules among it: 422 `input_invalid` with one error per field, or 404
 * `not_found` when the field is the key of a basket or wishlist.
 */
export function inputProblem(
  call: Call,
  issues: readonly v.BaseIssue<unknown>[],
  further: readonly FieldError[] = [],
): Problem {
  const errors = issues.map(fieldError)
  if (errors.some(({ path }) => KEYS_OF_CUSTOMERS.has(path))) return unknownKey()

  const sentences = [
    ...issues.map((issue, index) => `${errors[index]?.path || 'input'}: ${plainMessage(issue)}`),
    ...further.map(({ path }) => `${path}: needs another value`),
  ]
  return problem(422, 'input_invalid', `${call.name} does not accept this input. ${sentences.join('; ')}`, [
    ...errors,
    ...further,
  ])
}

/** The one answer for keys that are malformed, foreign or unknown, so that it does not reveal whether they exist. */
export function unknownKey(): Problem {
  return problem(404, 'not_found', 'There is nothing under this key for this session.')
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  const path = (issue.path ?? []).map((step) => String(step.key)).join('.')
  const params: FieldError['params'] = { received: issue.received }
  const { requirement, expected } = issue
  if (typeof requirement === 'number' || typeof requirement === 'string') params.requirement = requirement
  if (expected !== null) params.expected = expected
  return { path, key: keyOf(issue), params }
}

/** Messages of the contract are keys such as `quantity.min`; valibot's own sentences are named by their rule. */
function keyOf(issue: v.BaseIssue<unknown>): string {
  if (/^[a-z][\w.-]*$/i.test(issue.message)) return issue.message
  return issue.received === 'undefined' ? 'generic.validation.required' : `input.${issue.type}`
}

function plainMessage(issue: v.BaseIssue<unknown>): string {
  const expected = issue.expected ?? issue.type.replaceAll('_', ' ')
  return `expected ${expected} but received ${issue.received}`
}
