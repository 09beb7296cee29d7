/** The eight country and language shops. @see spec §1, "Market variants" */
export const LOCALES = ['de-de', 'de-at', 'de-ch', 'fr-ch', 'fr-fr', 'fr-be', 'nl-be', 'nl-nl'] as const
export type Locale = (typeof LOCALES)[number]

type LocaleParts<Word> = Word extends `${infer Language}-${infer Country}`
  ? { language: Language; country: Uppercase<Country> }
  : never

/** ISO 3166 code of a country that some locale sells in. */
export type Country = LocaleParts<Locale>['country']
/** ISO 639 code of a language that some locale speaks. */
export type Language = LocaleParts<Locale>['language']

const countryCodes: ReadonlySet<string> = new Set(LOCALES.map((locale) => locale.slice(3).toUpperCase()))
const languageCodes: ReadonlySet<string> = new Set(LOCALES.map((locale) => locale.slice(0, 2)))

/** Every country once, in the order of the locales. */
export const COUNTRIES: readonly Country[] = [...countryCodes].filter(isCountry)
/** Every language once, in the order of the locales. */
export const LANGUAGES: readonly Language[] = [...languageCodes].filter(isLanguage)

export const CURRENCIES = ['EUR', 'CHF'] as const
export type Currency = (typeof CURRENCIES)[number]

/** A locale's market: a language in a country, with its currency, time zone and taxes. */
export type Market = {
  locale: Locale
  language: Language
  country: Country
  currency: Currency
  timezone: string
  /** Percent, standard and reduced rate. */
  vat: { standard: number; reduced: number }
  /** Where the locale lives under a shared origin; `/` is the default shop. */
  pathPrefix: string
  /** BCP 47 tag for number and price formatting: de-at and fr-ch borrow their neighbour's. @see spec §9 */
  numberFormat: string
  /** BCP 47 tag for `lang` and hreflang. */
  languageTag: string
  /** The locale whose messages are shown where this one has none of its own. */
  messages: string
  /** Whether a person's name may carry an apostrophe here. @see product §11.7 */
  apostrophesInNames: boolean
}

export const DEFAULT_LOCALE: Locale = 'de-de'

/** Every market, one line each. @see spec §1, §9; product §2 */
export const markets: Record<Locale, Market> = {
  'de-de': market('de-de', 'EUR', 'Europe/Berlin', 19, 7, '/', 'de-DE', 'de'),
  'de-at': market('de-at', 'EUR', 'Europe/Vienna', 20, 10, '/de-at/', 'de-DE', 'de-AT'),
  'de-ch': market('de-ch', 'CHF', 'Europe/Zurich', 8.1, 2.6, '/de-ch/', 'de-CH', 'de-CH'),
  'fr-ch': market('fr-ch', 'CHF', 'Europe/Zurich', 8.1, 2.6, '/fr-ch/', 'de-CH', 'fr-CH'),
  'fr-fr': market('fr-fr', 'EUR', 'Europe/Berlin', 20, 5.5, '/fr-fr/', 'fr-FR', 'fr'),
  'fr-be': market('fr-be', 'EUR', 'Europe/Brussels', 21, 6, '/fr-be/', 'fr-BE', 'fr-BE'),
  'nl-be': market('nl-be', 'EUR', 'Europe/Brussels', 21, 6, '/nl-be/', 'nl-BE', 'nl-BE'),
  'nl-nl': market('nl-nl', 'EUR', 'Europe/Amsterdam', 21, 9, '/nl-nl/', 'nl-NL', 'nl'),
}

/** What is paid with in a country. */
export function currencyOf(country: Country): Currency {
  const locale = LOCALES.find((one) => markets[one].country === country) ?? DEFAULT_LOCALE
  return markets[locale].currency
}

/** Whether a word from outside names one of our locales. */
export function isLocale(word: string): word is Locale {
  return (LOCALES as readonly string[]).includes(word)
}

function isCountry(word: string): word is Country {
  return countryCodes.has(word)
}

function isLanguage(word: string): word is Language {
  return languageCodes.has(word)
}

function market(
  locale: Locale,
  currency: Currency,
  timezone: string,
  standard: number,
  reduced: number,
  pathPrefix: string,
  numberFormat: string,
  messages: string,
): Market {
  const [language = '', region = ''] = locale.split('-')
  const country = region.toUpperCase()
  if (!isLanguage(language) || !isCountry(country))
    throw new Error(`There is no locale '${locale}': see LOCALES.`)

  return {
    locale,
    language,
    country,
    currency,
    timezone,
    vat: { standard, reduced },
    pathPrefix,
    numberFormat,
    languageTag: `${language}-${country}`,
    messages,
    apostrophesInNames: language !== 'de' || country === 'CH',
  }
}
