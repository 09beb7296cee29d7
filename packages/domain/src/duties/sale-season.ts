import type { Market } from '../market/markets.ts'
import { isoDay } from '../person/birth-date.ts'
import { DUTIES } from './duties.ts'
import { isOwed } from './duty.ts'

type Place = Pick<Market, 'country' | 'timezone'>

/** A season from its first moment until the day after its last, as local ISO times. */
type Season = { from: string; until: string }

const SEASON_WORD = /(?<!\p{L})(?:soldes|solden)(?!\p{L})/iu
const DAY = 86_400_000
const WEDNESDAY = 3
const FRENCH_WEEKS = 4

/** The word that only a sales season allows, as it stands in a text or an address; null without one. */
export function seasonWord(text: string): string | null {
  return SEASON_WORD.exec(text)?.[0] ?? null
}

/**
 * Whether "soldes" or "solden" may be said in a country now; where no law knows seasons, always.
 *
 * @see eu-duties C-13; code de commerce art. D310-15-2; code de droit économique art. VI.25
 */
export function isSaleSeason(place: Place, now: Date): boolean {
  if (!isOwed(DUTIES['C-13'], place, now)) return true
  const year = Number(isoDay(now, place.timezone).slice(0, 4))
  const seasons = seasonsIn(place, year)
  if (seasons === null) return true

  const moment = localTime(now, place.timezone)
  return seasons.some(({ from, until }) => from <= moment && moment < until)
}

/** France from 8 in the morning for four weeks, Belgium whole days of January and July. */
function seasonsIn({ country }: Place, year: number): Season[] | null {
  if (country === 'BE')
    return [
      { from: `${year}-01-03T00:00`, until: `${year}-02-01T00:00` },
      { from: `${year}-07-01T00:00`, until: `${year}-08-01T00:00` },
    ]
  if (country === 'FR') return [winter(year), summer(year)].map(frenchSeason)
  return null
}

/** The second Wednesday of January, the first where that were after the 12th. */
function winter(year: number): Date {
  const first = new Date(Date.UTC(year, 0, 1))
  const wednesday = after(first, (WEDNESDAY - first.getUTCDay() + 7) % 7)
  const second = after(wednesday, 7)
  return second.getUTCDate() > 12 ? wednesday : second
}

/** The last Wednesday of June, the one before where that were after the 28th. */
function summer(year: number): Date {
  const end = new Date(Date.UTC(year, 5, 30))
  const last = after(end, -((end.getUTCDay() - WEDNESDAY + 7) % 7))
  return last.getUTCDate() > 28 ? after(last, -7) : last
}

function frenchSeason(begin: Date): Season {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  return { from: `${day(begin)}T08:00`, until: `${day(after(begin, 7 * FRENCH_WEEKS))}T00:00` }
}

function after(date: Date, days: number): Date {
  return new Date(date.valueOf() + days * DAY)
}

function localTime(now: Date, timezone: string): string {
  const clock = { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return `${isoDay(now, timezone)}T${new Intl.DateTimeFormat('sv-SE', clock).format(now)}`
}
