import type { Country } from '../market/markets.ts'

/** Days that are the same every year, MM-DD; only those of a whole country, because a parcel crosses regions. */
const FIXED: Record<Country, readonly string[]> = {
  DE: ['01-01', '05-01', '10-03', '12-25', '12-26'],
  AT: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
  CH: ['01-01', '08-01', '12-25', '12-26'],
  FR: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
  BE: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
  NL: ['01-01', '04-27', '12-25', '12-26'],
}

/** Days that move with Easter, counted from Easter Sunday. */
const MOVING: Record<Country, readonly number[]> = {
  DE: [-2, 1, 39, 50],
  AT: [1, 39, 50, 60],
  CH: [-2, 1, 39, 50],
  FR: [1, 39, 50],
  BE: [1, 39, 50],
  NL: [1, 39, 50],
}

/**
 * Days on which a part of a country rests as well, or on which its law lets no period end: Alsace and Moselle, single
 * Länder, and 5 May and Good Friday of the Dutch act on general periods.
 */
const ELSEWHERE: Record<Country, { fixed: readonly string[]; moving: readonly number[] }> = {
  DE: {
    fixed: ['01-06', '03-08', '08-08', '08-15', '09-20', '10-31', '11-01'],
    moving: [60],
  },
  AT: { fixed: [], moving: [-2] },
  CH: { fixed: ['01-02', '05-01', '08-15', '11-01', '12-08'], moving: [60] },
  FR: { fixed: ['12-26'], moving: [-2] },
  BE: { fixed: [], moving: [] },
  NL: { fixed: ['05-05'], moving: [-2] },
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether a whole country rests on this ISO day. */
export function isPublicHoliday(day: string, country: Country): boolean {
  return isAmong(day, { fixed: FIXED[country], moving: MOVING[country] })
}

/** Whether any part of a country rests on this ISO day: a period ends on none of them. */
export function isHolidaySomewhere(day: string, country: Country): boolean {
  if (isPublicHoliday(day, country) || isAmong(day, ELSEWHERE[country])) return true
  return country === 'DE' && isRepentanceDay(day)
}

function isAmong(day: string, { fixed, moving }: { fixed: readonly string[]; moving: readonly number[] }) {
  if (fixed.includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return moving.includes((Date.parse(day) - easter) / DAY_MS)
}

/** Of Saxony: the Wednesday before 23 November. */
function isRepentanceDay(day: string): boolean {
  const isWednesday = new Date(day).getUTCDay() === 3
  return isWednesday && day.slice(5) >= '11-16' && day.slice(5) <= '11-22'
}

/** Easter Sunday in the Gregorian calendar, milliseconds UTC; the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const leap = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - leap + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
