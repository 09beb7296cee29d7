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

/** What a list is held against, beside itself. */
export type GiftListRules = {
  offered: readonly Occasion[]
  /** ISO day in the shop's time zone. */
  today: string
  /** The day that the list has already; null for a new one or one without. */
  keptDay: string | null
}

/**
 * Everything that is wrong with a list, at most one problem for each field: it has a name and an occasion that the shop
 * offers; a surprise ends on a day, so it needs one; a day is still to come, or is today. The day that a list has already
 * may be over: its name can be mended after the feast.
 */
export function giftListProblems(
  { name, occasion, dueOn, isSurprise }: GiftListInput,
  { offered, ...days }: GiftListRules,
): FormProblem[] {
  return [
    ...nameProblems(name.trim()),
    ...(offered.some((one) => one === occasion) ? [] : [problem('occasion', 'generic.validation.required')]),
    ...(dueOn === null ? noDayProblems(isSurprise) : dayProblems(dueOn, days)),
  ]
}

function nameProblems(name: string): FormProblem[] {
  if (name === '') return [problem('name', 'generic.validation.required')]
  if (name.length <= LONGEST_LIST_NAME) return []
  return [{ path: 'name', key: 'generic.validation.maxLength', params: { max: LONGEST_LIST_NAME } }]
}

function noDayProblems(isSurprise: boolean): FormProblem[] {
  return isSurprise ? [problem('dueOn', 'generic.validation.required')] : []
}

function dayProblems(dueOn: string, { today, keptDay }: Omit<GiftListRules, 'offered'>): FormProblem[] {
  if (!isDay(dueOn)) return [problem('dueOn', 'address.errors.birthDate')]
  return dueOn < today && dueOn !== keptDay ? [problem('dueOn', 'giftList.errors.past')] : []
}

/** Whether a day is in the calendar at all. */
function isDay(day: string): boolean {
  return ageOn(new Date(0), day, 'UTC') !== null
}

function problem(path: string, key: string): FormProblem {
  return { path, key, params: {} }
}
