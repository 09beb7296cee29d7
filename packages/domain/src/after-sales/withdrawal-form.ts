import { type FormProblem, fieldProblems } from '../form/form-problem.ts'
import { maxLength, required } from '../form/rules.ts'
import { emailProblems } from '../person/email.ts'

export type WithdrawalForm = { name: string; order_number: string; email: string; items: string }

const NAME_MAX = 200
const NUMBER_MAX = 40
const ITEMS_MAX = 4000

/**
 * Everything that keeps a declaration of withdrawal from being sent: no more than is needed to know who withdraws what and
 * where the receipt goes. A reason is never asked for, and a number need not look like one of ours.
 *
 * @see eu-duties C-01
 */
export function withdrawalProblems(form: WithdrawalForm): FormProblem[] {
  return [
    ...fieldProblems('name', form.name, [required, maxLength(NAME_MAX)]),
    ...fieldProblems('order_number', form.order_number, [required, maxLength(NUMBER_MAX)]),
    ...emailProblems('email', form.email),
    ...fieldProblems('items', form.items, [maxLength(ITEMS_MAX)]),
  ]
}
