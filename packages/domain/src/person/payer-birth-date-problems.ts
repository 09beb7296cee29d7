import type { FormProblem } from '../form/form-problem.ts'
import { ageOn, FULL_AGE } from './birth-date.ts'

/**
 * Invoice and instalments are for people of full age. The checkout says so while the date is typed, and the server before
 * it keeps the choice.
 *
 * @see product §7 "Birth date"
 */
export function payerBirthDateProblems(birthDate: string | null, timezone: string, now: Date): FormProblem[] {
  const wrong = (key: string, params: FormProblem['params'] = {}) => [{ path: 'birthDate', key, params }]
  if (!birthDate) return wrong('generic.validation.required')

  const age = ageOn(now, birthDate, timezone)
  if (age === null) return wrong('address.errors.birthDate')
  if (age < 0) return wrong('address.errors.birthDateFuture')
  return age < FULL_AGE ? wrong('address.errors.birthDateAge', { min: FULL_AGE }) : []
}
