import { missingFacts, placeOf, type SoldProduct } from '@shop/domain/duties/missing-facts'
import { COUNTRIES, LANGUAGES, type Language } from '@shop/domain/market/markets'
import type { Localised } from '@shop/engine/records/catalogue-record'

/** As much of a product as its gaps follow from. */
export type GapProduct = SoldProduct & { description: Localised; images: readonly unknown[] }

/**
 * What a product lacks, in words that it can be found by: a country where a law asks for more, now or later (`DE`), the
 * fact (`DE:maker`), a language without a text of its own (`fr`), or `picture`.
 *
 * @see docs/law.md
 */
export function gapsOf(product: GapProduct, now: Date): string[] {
  const facts = COUNTRIES.flatMap((country) => {
    const missing = missingFacts(product, placeOf(country), now)
    return missing.length === 0 ? [] : [country, ...missing.map(({ field }) => `${country}:${field}`)]
  })
  const pictures = product.images.length === 0 ? ['picture'] : []
  return [...new Set([...facts, ...untranslated(product.description), ...pictures])]
}

/** Languages whose text is word for word that of the one before them: a file without it repeats the first. */
export function untranslated(text: Localised): Language[] {
  return LANGUAGES.filter((language, index) =>
    LANGUAGES.slice(0, index).some((earlier) => text[earlier] === text[language]),
  )
}
