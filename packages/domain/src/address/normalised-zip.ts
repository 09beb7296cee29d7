import type { Country } from '../market/markets.ts'

/** What a postal code of a country is. */
const ZIP: Record<Country, RegExp> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  FR: /^\d{5}$/,
  BE: /^\d{4}$/,
  NL: /^\d{4} [A-Z]{2}$/,
}
/** A postal code of each country, for who is told that another one is none. */
const EXAMPLE: Record<Country, string> = {
  DE: '20095',
  AT: '1070',
  CH: '8002',
  FR: '69001',
  BE: '1000',
  NL: '1011 AB',
}
/** What people put in front of the codes of their own country, as on a letter from abroad. */
const PREFIX: Record<Country, RegExp> = {
  DE: /^(?:DE?)[-–. ]*(?=\d)/,
  AT: /^(?:AT?|Ö)[-–. ]*(?=\d)/,
  CH: /^(?:CH)[-–. ]*(?=\d)/,
  FR: /^(?:FR?)[-–. ]*(?=\d)/,
  BE: /^(?:BE?)[-–. ]*(?=\d)/,
  NL: /^(?:NL)[-–. ]*(?=\d)/,
}

/**
 * A postal code as the post writes it: `B-1000` is `1000`, `75 001` is `75001`, `1000aa` is `1000 AA`. The prefix of another
 * country stays, since somebody may have chosen the wrong one; so does whatever makes no code, for `isZipOf` to refuse.
 *
 * @see product §7
 */
export function normalisedZip(zip: string, country: Country): string {
  const typed = zip.trim().replaceAll(/\s+/g, ' ')
  const bare = typed.toUpperCase().replace(PREFIX[country], '').replaceAll(' ', '')
  const code = country === 'NL' ? bare.replace(/^(\d{4})-?([A-Z]{2})$/, '$1 $2') : bare
  return ZIP[country].test(code) ? code : typed
}

/** Whether a text is a whole postal code of a country, however it is written; whether anybody lives there nobody asks. */
export function isZipOf(zip: string, country: Country): boolean {
  return ZIP[country].test(normalisedZip(zip, country))
}

/** Whether the postal codes of a country have letters, which a keyboard of digits lacks. */
export function hasLettersInZip(country: Country): boolean {
  return /[A-Z]/.test(EXAMPLE[country])
}

/** What a postal code of a country looks like: `8002`, `1011 AB`. */
export function zipExample(country: Country): string {
  return EXAMPLE[country]
}
