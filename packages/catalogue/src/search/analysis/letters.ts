import type { Language } from '@shop/domain/market/markets'

/** Letters that are no base letter with a mark. */
const LIGATURES: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/**
 * A lower-case word without accents, so that every spelling is the same word: `grün`, `gruen` and `grun`, `groß` and
 * `gross`, `bébé` and `bebe`, `œuf` and `oeuf`. Only German spells umlauts out; in Dutch `oe` is a sound of its own.
 */
export function folded(word: string, language: Language): string {
  const bare = word
    .replace(/[ßæœøłđðþ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return language === 'de' ? bare.replace(/ae|oe|(?<![aeq])ue/g, (pair) => pair[0] ?? pair) : bare
}
