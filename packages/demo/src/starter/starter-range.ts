import { type Language, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import type { Localised } from '@shop/engine/records/catalogue-record'

/** A text in the languages that a brand speaks. */
export type OwnWords = Partial<Record<Language, string>>

/** A department of the shop. */
export type StarterCategory = { slug: string; name: OwnWords }

/** A product with one variant; `picture` is a file below `packages/demo/media`, price in cents. */
export type StarterProduct = {
  number: string
  category: string
  picture: string
  name: OwnWords
  price: number
  stock: number
}

export type StarterRange = {
  categories: readonly StarterCategory[]
  products: readonly StarterProduct[]
  /** Words of the home page. */
  headline: OwnWords
  text: OwnWords
}

/**
 * A text in every language of the catalogue: languages that the brand does not have repeat its first one and are never
 * shown.
 *
 * @throws where the text is missing in a language of the brand
 */
export function inEveryLanguage(
  { locales, name }: Pick<Brand, 'locales' | 'name'>,
  text: OwnWords,
): Localised {
  const spoken = [...new Set(locales.map((locale) => markets[locale].language))]
  const missing = spoken.find((language) => text[language] === undefined)
  const first = spoken[0] && text[spoken[0]]
  if (missing !== undefined || first === undefined)
    throw new Error(`${JSON.stringify(text)} has no words in ${missing}: ${name} speaks it, so add them.`)
  return { de: text.de ?? first, fr: text.fr ?? first, nl: text.nl ?? first }
}
