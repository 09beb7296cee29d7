import { type Country, type Locale, markets } from './markets.ts'

/** Clocks that only one of our countries goes by. */
const COUNTRY_OF_CLOCK: Record<string, Country> = {
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Paris': 'FR',
  'Europe/Brussels': 'BE',
  'Europe/Amsterdam': 'NL',
}

/**
 * The shop that fits the place where a browser seems to be: the country of its clock, in the first of its languages that
 * is spoken there. The clock counts for more than the languages, because half of Europe reads English. null where no
 * shop of ours is near.
 *
 * @param languages BCP 47 tags, the dearest first
 * @param locales where the brand sells
 * @see spec §4 "Country picker"
 */
export function detectedLocale(browser: {
  timezone: string
  languages: readonly string[]
  locales: readonly Locale[]
}): Locale | null {
  const country = COUNTRY_OF_CLOCK[browser.timezone]
  if (country === undefined) return null

  const local = browser.locales.filter((locale) => markets[locale].country === country)
  const spoken = browser.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const known = spoken.map((language) => local.find((locale) => markets[locale].language === language))
  return known.find((locale) => locale !== undefined) ?? local[0] ?? null
}
