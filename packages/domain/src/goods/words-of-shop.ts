import type { Language } from '../market/markets.ts'

/**
 * Words for every language of the catalogue, where a shop speaks some of them: the others have those of its first one,
 * so that nothing is empty when the shop learns them. Of the shop's own languages nothing is made up.
 */
export function wordsOfShop(
  words: Readonly<Record<Language, string>>,
  languages: readonly Language[],
): Record<Language, string> {
  const [first] = languages
  const own = (language: Language) =>
    first === undefined || languages.includes(language) ? words[language] : words[first]
  return { de: own('de'), fr: own('fr'), nl: own('nl') }
}
