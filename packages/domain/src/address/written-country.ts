import { COUNTRIES, type Country, LANGUAGES, type Language } from '../market/markets.ts'

type Names = Record<Country, string>

const known = new Map<Language, Names>()

/** Companies write their country in their own language; readers read it in theirs. Another country stays as it is written. */
export function writtenCountry(written: string, reader: Language): string {
  const meant = COUNTRIES.find((country) =>
    LANGUAGES.some((language) => namesIn(language)[country] === written),
  )
  return meant === undefined ? written : namesIn(reader)[meant]
}

/** Asking Intl takes time, so each language is asked once. */
function namesIn(language: Language): Names {
  const names = known.get(language) ?? namesFrom(new Intl.DisplayNames(language, { type: 'region' }))
  known.set(language, names)
  return names
}

function namesFrom(names: Intl.DisplayNames): Names {
  const name = (country: Country) => names.of(country) ?? country
  return { DE: name('DE'), AT: name('AT'), CH: name('CH'), FR: name('FR'), BE: name('BE'), NL: name('NL') }
}
