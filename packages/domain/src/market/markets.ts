/** The country and language shops. @see spec §1, "Market variants" */
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

/** Every market, one row each. @see spec §1, §9; product §2 */
export const markets: Record<Locale, Market> = {
  'de-de': market('de-de', {
    currency: 'EUR',
    timezone: 'Europe/Berlin',
    vat: { standard: 19, reduced: 7 },
    pathPrefix: '/',
    numberFormat: 'de-DE',
    messages: 'de',
  }),
  'de-at': market('de-at', {
    currency: 'EUR',
    timezone: 'Europe/Vienna',
    vat: { standard: 20, reduced: 10 },
    pathPrefix: '/de-at/',
    numberFormat: 'de-DE',
    messages: 'de-AT',
  }),
  'de-ch': market('de-ch', {
    currency: 'CHF',
    timezone: 'Europe/Zurich',
    vat: { standard: 8.1, reduced: 2.6 },
    pathPrefix: '/de-ch/',
    numberFormat: 'de-CH',
    messages: 'de-CH',
  }),
  'fr-ch': market('fr-ch', {
    currency: 'CHF',
    timezone: 'Europe/Zurich',
    vat: { standard: 8.1, reduced: 2.6 },
    pathPrefix: '/fr-ch/',
    numberFormat: 'de-CH',
    messages: 'fr-CH',
  }),
  'fr-fr': market('fr-fr', {
    currency: 'EUR',
    timezone: 'Europe/Berlin',
    vat: { standard: 20, reduced: 5.5 },
    pathPrefix: '/fr-fr/',
    numberFormat: 'fr-FR',
    messages: 'fr',
  }),
  'fr-be': market('fr-be', {
    currency: 'EUR',
    timezone: 'Europe/Brussels',
    vat: { standard: 21, reduced: 6 },
    pathPrefix: '/fr-be/',
    numberFormat: 'fr-BE',
    messages: 'fr-BE',
  }),
  'nl-be': market('nl-be', {
    currency: 'EUR',
    timezone: 'Europe/Brussels',
    vat: { standard: 21, reduced: 6 },
    pathPrefix: '/nl-be/',
    numberFormat: 'nl-BE',
    messages: 'nl-BE',
  }),
  'nl-nl': market('nl-nl', {
    currency: 'EUR',
    timezone: 'Europe/Amsterdam',
    vat: { standard: 21, reduced: 9 },
    pathPrefix: '/nl-nl/',
    numberFormat: 'nl-NL',
    messages: 'nl',
  }),
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

/** What a locale's name does not say of its market. */
type MarketFacts = Pick<Market, 'currency' | 'timezone' | 'vat' | 'pathPrefix' | 'numberFormat' | 'messages'>

function market(locale: Locale, facts: MarketFacts): Market {
  const [language = '', region = ''] = locale.split('-')
  const country = region.toUpperCase()
  if (!isLanguage(language) || !isCountry(country))
    throw new Error(`There is no locale '${locale}': see LOCALES.`)

  return {
    ...facts,
    locale,
    language,
    country,
    languageTag: `${language}-${country}`,
    apostrophesInNames: language !== 'de' || country === 'CH',
  }
}
