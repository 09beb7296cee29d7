import { type FormProblem, fieldProblems } from '../form/form-problem.ts'
import type { Market } from '../market/markets.ts'
import { emailProblems } from '../person/email.ts'
import { nameRules } from '../person/name.ts'
import { normalisedPhone } from '../person/phone.ts'

export type ReservationForm = { name: string; email: string; phone: string }

/**
 * Everything that is wrong with a reservation's person. The phone number is optional, for a call when something comes
 * up.
 *
 * @see eu-duties C-31
 */
export function reservationProblems({ name, email, phone }: ReservationForm, market: Market): FormProblem[] {
  return [
    ...fieldProblems('name', name, nameRules(market)),
    ...emailProblems('email', email),
    ...(phone.trim() !== '' && normalisedPhone(phone, market.country) === null
      ? [{ path: 'phone', key: 'address.errors.phone', params: {} }]
      : []),
  ]
}
