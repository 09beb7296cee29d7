import type { Language } from '../market/markets.ts'
import type { Words } from './category-words.ts'

/**
 * Words after an edit, where a shop speaks some languages of the catalogue: another language follows the shop's first one
 * as long as it has no words of its own, so that nothing is empty when the shop learns it. Of the shop's own languages
 * nothing is made up.
 *
 * @param was as they were before; `edited` as they were typed
 */
export function wordsOfShop(was: Words, edited: Words, languages: readonly Language[]): Words {
  const [first] = languages
  const own = (language: Language) => {
    if (first === undefined || languages.includes(language)) return edited[language]
    return was[language] === '' || was[language] === was[first] ? edited[first] : edited[language]
  }
  return { de: own('de'), fr: own('fr'), nl: own('nl') }
}
