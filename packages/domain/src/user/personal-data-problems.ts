import { type FormProblem, fieldProblems } from '../form/form-problem.ts'
import type { Market } from '../market/markets.ts'
import { ageOn } from '../person/birth-date.ts'
import { nameRules } from '../person/name.ts'
import { normalisedPhone } from '../person/phone.ts'
import { GENDERS, type Gender } from './user.ts'

/** What a customer may change about himself. */
export type PersonalData = {
  firstName: string
  lastName: string
  gender: Gender
  /** ISO date; null for no answer. */
  birthDate: string | null
  phone: string | null
}

/**
 * Everything that is wrong with a customer's personal data, at most one problem for each field. Names follow the
 * market's rule; birth date and phone are optional.
 *
 * @see product §7; spec §5 "Names"
 */
export function personalDataProblems(data: PersonalData, market: Market, now: Date): FormProblem[] {
  return [
    ...fieldProblems('firstName', data.firstName, nameRules(market)),
    ...fieldProblems('lastName', data.lastName, nameRules(market)),
    ...(GENDERS.includes(data.gender) ? [] : [problem('gender', 'generic.validation.required')]),
    ...birthDateProblems(data.birthDate, market, now),
    ...phoneProblems(data.phone, market),
  ]
}

/** Personal data as they are stored: without stray spaces, the phone as E.164, what is empty as null. */
export function normalisedPersonalData(data: PersonalData, market: Market): PersonalData {
  const phone = tidy(data.phone ?? '') || null
  return {
    ...data,
    firstName: tidy(data.firstName),
    lastName: tidy(data.lastName),
    birthDate: tidy(data.birthDate ?? '') || null,
    phone: phone && (normalisedPhone(phone, market.country) ?? phone),
  }
}

function birthDateProblems(birthDate: string | null, market: Market, now: Date): FormProblem[] {
  if (!birthDate) return []
  const age = ageOn(now, birthDate, market.timezone)
  if (age === null) return [problem('birthDate', 'address.errors.birthDate')]
  return age < 0 ? [problem('birthDate', 'address.errors.birthDateFuture')] : []
}

function phoneProblems(phone: string | null, market: Market): FormProblem[] {
  if (!phone?.trim() || normalisedPhone(phone, market.country)) return []
  return [problem('phone', 'address.errors.phone')]
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

function problem(path: string, key: string): FormProblem {
  return { path, key, params: {} }
}
