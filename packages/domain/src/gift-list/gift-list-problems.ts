import type { FormProblem } from '../form/form-problem.ts'
import { ageOn } from '../person/birth-date.ts'
import type { Occasion } from './occasion.ts'

/** The most letters of a list's name. */
export const LONGEST_LIST_NAME = 60

/** What its owner says of a list. */
export type GiftListInput = {
  name: string
  occasion: string
  /** ISO day of the occasion; null where there is none. */
  dueOn: string | null
  /** Whether the owner learns what was given only once the day is here. */
  isSurprise: boolean
}

/**
 * Everything that is wrong with a list, at most one problem for each field: it has a name and an occasion that the shop
 * offers; a surprise ends on a day, so it needs one.
 */
export function giftListProblems(
  { name, occasion, dueOn, isSurprise }: GiftListInput,
  offered: readonly Occasion[],
): FormProblem[] {
  return [
    ...nameProblems(name.trim()),
    ...(offered.some((one) => one === occasion) ? [] : [problem('occasion', 'generic.validation.required')]),
    ...dayProblems(dueOn, isSurprise),
  ]
}

function nameProblems(name: string): FormProblem[] {
  if (name === '') return [problem('name', 'generic.validation.required')]
  if (name.length <= LONGEST_LIST_NAME) return []
  return [{ path: 'name', key: 'generic.validation.maxLength', params: { max: LONGEST_LIST_NAME } }]
}

function dayProblems(dueOn: string | null, isSurprise: boolean): FormProblem[] {
  if (dueOn === null) return isSurprise ? [problem('dueOn', 'generic.validation.required')] : []
  return isDay(dueOn) ? [] : [problem('dueOn', 'address.errors.birthDate')]
}

/** Whether a day is in the calendar at all. */
function isDay(day: string): boolean {
  return ageOn(new Date(0), day, 'UTC') !== null
}

function problem(path: string, key: string): FormProblem {
  return { path, key, params: {} }
}
