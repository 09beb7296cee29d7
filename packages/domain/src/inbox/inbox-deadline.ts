import { isPublicHoliday } from '../delivery/public-holidays.ts'
import type { Country } from '../market/markets.ts'
import { isoDay } from '../person/birth-date.ts'
import type { InboxKind } from './inbox-item.ts'

/** How long the shop has: days and months of the calendar, or days on which people work. */
type Span = { days: number } | { months: number } | { workingDays: number }

type Rule = {
  span: Span
  /** The act and its article; null for what the shop has promised by mail. */
  source: string | null
  /** Whether an answer is enough: then the time runs no longer once there is one. */
  isForAnswer: boolean
}

export type InboxDeadline = {
  /** The last day, of the country's clock. */
  day: string
  source: string | null
}

const GDPR: Rule = {
  span: { months: 1 },
  source: 'Regulation (EU) 2016/679 art. 12(3)',
  isForAnswer: true,
}

const withdrawal = (source: string | null): Rule => ({ span: { days: 14 }, source, isForAnswer: false })

/** What the shop promises: an answer within a working day, and within two for a complaint and for what becomes public. */
const ANSWER: Rule = { span: { workingDays: 1 }, source: null, isForAnswer: true }
const QUESTION: Rule = { span: { workingDays: 2 }, source: null, isForAnswer: true }
const COMPLAINT: Rule = { span: { workingDays: 2 }, source: null, isForAnswer: true }

/** Every time that runs, by what was sent and where; the earliest one that still runs counts. */
const RULES: Readonly<Record<InboxKind, Readonly<Record<Country, readonly Rule[]>>>> = {
  message: everywhere(ANSWER),
  complaint: {
    ...everywhere(COMPLAINT),
    FR: [
      COMPLAINT,
      { span: { days: 30 }, source: 'Code de la consommation, art. L217-10', isForAnswer: false },
    ],
  },
  withdrawal: {
    DE: [withdrawal('Directive 2011/83/EU art. 13(1); § 357 BGB')],
    AT: [withdrawal('Directive 2011/83/EU art. 13(1); § 14 FAGG')],
    FR: [withdrawal('Directive 2011/83/EU art. 13(1); Code de la consommation, art. L221-24')],
    BE: [withdrawal('Directive 2011/83/EU art. 13(1); CDE art. VI.50')],
    NL: [withdrawal('Directive 2011/83/EU art. 13(1); BW art. 6:230r')],
    // No law asks for it there: the shop promises the same.
    CH: [withdrawal(null)],
  },
  question: everywhere(QUESTION),
  privacy: {
    ...everywhere(GDPR),
    CH: [{ span: { days: 30 }, source: 'DSG art. 25(7); DSV art. 18', isForAnswer: true }],
  },
}

type Asked = {
  kind: InboxKind
  receivedAt: Date
  /** Whether somebody has answered already. */
  isAnswered: boolean
}

/**
 * The last day on which something has to be done about what was sent; null once nothing runs any more. The law's days are
 * counted from the day after it came in, in the country's own time, and are not moved to a working day: that would be
 * later. A month ends on the day of the same number, or on its last one.
 *
 * @see eu-duties C-01, C-06, C-29, C-30
 */
export function inboxDeadline(
  { kind, receivedAt, isAnswered }: Asked,
  place: { country: Country; timezone: string },
): InboxDeadline | null {
  const received = isoDay(receivedAt, place.timezone)
  const running = RULES[kind][place.country].filter(({ isForAnswer }) => !isForAnswer || !isAnswered)
  const days = running.map(({ span, source }) => ({ day: lastDay(received, span, place.country), source }))
  return days.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null
}

/** Whether the last day is over, by the country's own clock. */
export function isOverdue(deadline: InboxDeadline | null, timezone: string, now: Date): boolean {
  return deadline !== null && deadline.day < isoDay(now, timezone)
}

function everywhere(rule: Rule): Record<Country, readonly Rule[]> {
  return { DE: [rule], AT: [rule], CH: [rule], FR: [rule], BE: [rule], NL: [rule] }
}

function lastDay(received: string, span: Span, country: Country): string {
  if ('days' in span) return addDays(received, span.days)
  if ('months' in span) return addMonths(received, span.months)
  let day = received
  for (let left = span.workingDays; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day, country)) left -= 1
  }
  return day
}

function isWorkingDay(day: string, country: Country): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day, country)
}

function addDays(day: string, days: number): string {
  const at = new Date(day)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

function addMonths(day: string, months: number): string {
  const at = new Date(day)
  const number = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + months)
  const most = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(number, most))
  return at.toISOString().slice(0, 10)
}
