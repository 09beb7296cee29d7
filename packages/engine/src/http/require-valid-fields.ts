import { type Problem, type ProblemDocument, problem } from '@shop/api-client/contract/problem'
import type { Shop } from '@shop/domain/shop/shop'
import { type AuthForm, authProblems, type ValidationGroup } from '@shop/domain/user/auth-form'

/** Throws 422 `input_invalid` with every field that the form's validation group refuses. @see spec §5 */
export function requireValidFields(group: ValidationGroup, form: AuthForm, shop: Shop): void {
  const errors = authProblems(group, form, shop.market)
  if (errors.length > 0) throw fieldsRefused(errors)
}

/** 422 `input_invalid`, naming the fields. */
export function fieldsRefused(errors: ProblemDocument['errors']): Problem {
  const fields = [...new Set(errors.map(({ path }) => path))].join(', ')
  return problem(422, 'input_invalid', `These fields need another value: ${fields}.`, errors)
}
