import { COUNTRIES, type Country, type Language, type Locale, markets } from '@shop/domain/market/markets'

/** Names as people of the place write them, in the language of the shop that the row leads to. */
const COUNTRY_NAMES: Record<Country, Partial<Record<Language, string>>> = {
  DE: { de: 'Deutschland' },
  AT: { de: 'Österreich' },
  CH: { de: 'Schweiz', fr: 'Suisse' },
  FR: { fr: 'France' },
  BE: { nl: 'België', fr: 'Belgique' },
  NL: { nl: 'Nederland' },
}

const LANGUAGE_NAMES: Record<Language, string> = { de: 'Deutsch', fr: 'Français', nl: 'Nederlands' }

export type CountryChoice = {
  country: Country
  name: string
  locales: { locale: Locale; languageTag: string; language: string }[]
}

/** The shops of a brand, grouped by country, in the order of the markets. */
export function countryChoices(own: readonly Locale[]): CountryChoice[] {
  return COUNTRIES.flatMap((country) => {
    const locales = own.filter((locale) => markets[locale].country === country)
    if (locales.length === 0) return []
    return {
      country,
      name: Object.values(COUNTRY_NAMES[country]).join(' / '),
      locales: locales.map((locale) => ({
        locale,
        languageTag: markets[locale].languageTag,
        language: LANGUAGE_NAMES[markets[locale].language],
      })),
    }
  })
}

/** `Schweiz · Deutsch`, the words of the entry buttons. */
export function countryLabel(locale: Locale): string {
  const { country, language } = markets[locale]
  return `${COUNTRY_NAMES[country][language] ?? country} · ${LANGUAGE_NAMES[language]}`
}
