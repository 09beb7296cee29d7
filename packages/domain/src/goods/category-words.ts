import type { Language } from '../market/markets.ts'

export type Words = Record<Language, string>

/** Words in every language: German stands in where nothing is translated yet. */
export function withGerman({ de, fr, nl }: Words): Words {
  return { de, fr: fr || de, nl: nl || de }
}

/**
 * Words after an edit: German stands in for a language that has none of its own, and for one that had the German words
 * and was not translated with the edit.
 *
 * @param was as they were before; `edited` as they were typed
 */
export function followingGerman(was: Words, edited: Words): Words {
  const follow = (language: 'fr' | 'nl') => {
    const isCopy = was[language] === was.de && edited[language] === was[language]
    const isEmptied = edited[language] === '' && was[language] !== ''
    return isCopy || isEmptied ? edited.de : edited[language]
  }
  return { de: edited.de, fr: follow('fr'), nl: follow('nl') }
}
