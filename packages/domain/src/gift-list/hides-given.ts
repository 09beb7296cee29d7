import { isoDay } from '../person/birth-date.ts'

type Surprise = { isSurprise: boolean; dueOn: string | null }

/** Whether the owner must not see yet what was given: until the day of a surprise has come, in the shop's time zone. */
export function hidesGiven({ isSurprise, dueOn }: Surprise, now: Date, timezone: string): boolean {
  return isSurprise && dueOn !== null && isoDay(now, timezone) < dueOn
}
