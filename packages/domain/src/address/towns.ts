import type { Country } from '../market/markets.ts'
import { normalisedZip } from './normalised-zip.ts'
import { SWISS_TOWNS } from './swiss-towns.ts'

/** Digits that a postal code has before anything else of it. */
const DIGITS: Record<Country, number> = { DE: 5, AT: 4, CH: 4, FR: 5, BE: 4, NL: 4 }
/** Written short and long: "St. Pölten" and "Sankt Pölten" are one town. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bs(?:ank)?t\b/g, 'st'],
  [/\bsainte\b/g, 'ste'],
  [/\bsaint\b/g, 'st'],
  [/(?:^|\b)'?s gravenhage\b/g, 'den haag'],
  [/\b'?s hertogenbosch\b/g, 'den bosch'],
]

/**
 * What a directory of towns is asked for: the digits of a postal code as soon as they are complete. The letters of a Dutch
 * code stand for a street, not for a town. null while it is not complete, and for what is no code of the country.
 */
export function townCode(country: Country, typed: string): string | null {
  const digits = DIGITS[country]
  const code = normalisedZip(typed, country)
  const isCode = country === 'NL' ? /^\d{4} ?[a-z]{0,2}$/i.test(code) : code.length === digits
  const found = code.slice(0, digits)
  return isCode && /^\d+$/.test(found) ? found : null
}

/**
 * Whether two spellings mean one town: without accents, hyphens, capitals and the district behind it, and in German as in
 * French where a Swiss town has both names.
 */
export function isTown(typed: string, town: string): boolean {
  const own = comparable(typed)
  const known = comparable(town)
  if (own === '' || known === '') return false
  return isSame(own, known) || isSame(inFrench(own), inFrench(known))
}

/**
 * What to do with the town of an address, from the towns of its postal code: `fill` when there is one and nothing else was
 * typed, `ask` with the towns when what was typed is none of them, otherwise nothing. An unknown code says nothing: the
 * directory may be older than a new town.
 *
 * @param filled the town that was filled in for an earlier code; it may be replaced, what somebody typed may not
 */
export function townStep(given: {
  towns: readonly string[]
  city: string
  filled: string | null
}): { do: 'fill'; town: string } | { do: 'ask'; towns: readonly string[] } | { do: 'nothing' } {
  const { towns, filled } = given
  const city = given.city.trim()
  const [only] = towns
  if (only === undefined) return { do: 'nothing' }
  if (towns.some((town) => isTown(city, town))) return { do: 'nothing' }
  const isFree = city === '' || city === filled
  if (towns.length === 1 && isFree) return { do: 'fill', town: only }
  return { do: 'ask', towns }
}

function isSame(one: string, other: string): boolean {
  return one === other || startsAsWord(one, other) || startsAsWord(other, one)
}

/** A Swiss town under its French name; others stay. */
function inFrench(town: string): string {
  for (const [german, french] of SWISS_TOWNS) {
    const own = comparable(german)
    if (town === own || startsAsWord(town, own)) return comparable(french) + town.slice(own.length)
  }
  return town
}

function startsAsWord(long: string, short: string): boolean {
  return long.startsWith(`${short} `)
}

function comparable(town: string): string {
  const plain = town
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replace(/[.,/()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return SHORTENED.reduce((text, [long, short]) => text.replace(long, short), plain)
}
