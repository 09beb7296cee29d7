import type { Language } from '@shop/domain/market/markets'
import { stem } from './stem.ts'
import { isStopWord, isTurn, isUnit } from './stop-words.ts'
import { foldedWord, writtenWords } from './tokens.ts'

/** A word that is searched for. */
export type QueryWord = {
  written: string
  folded: string
  stem: string
  /** Follows a „für“, „avec“, „met“: qualifies the thing, and is not the thing. */
  isBehind: boolean
}

/** More words are not meant, and more letters make no word. */
export const MOST_WORDS = 10
const LONGEST_TEXT = 200
const LONGEST_WORD = 40

/**
 * The words that a query asks for, at most ten. Stop words and units behind numbers count only where there is nothing
 * else.
 */
export function queryWords(text: string, language: Language): QueryWord[] {
  const all = allWords(text, language)
  const meaningful = all.filter(({ folded }, place) => {
    const isCounted = /^\d/.test(all[place - 1]?.folded ?? '')
    return !isStopWord(folded, language) && !(isCounted && isUnit(folded))
  })
  return (meaningful.length > 0 ? meaningful : all).slice(0, MOST_WORDS)
}

/** Every word of a text, stop words and units too. */
export function allWords(text: string, language: Language): QueryWord[] {
  const written = writtenWords(text.slice(0, LONGEST_TEXT).toWellFormed(), language)
  const words = written.map((word) => asQueryWord(word, language))
  const turn = words.findIndex(({ folded }, place) => place > 0 && isTurn(folded, language))
  return turn < 0 ? words : words.map((word, place) => ({ ...word, isBehind: place > turn }))
}

/** A word as it is written in small letters, with what is compared of it. */
export function asQueryWord(written: string, language: Language): QueryWord {
  const folded = foldedWord(written, language).slice(0, LONGEST_WORD)
  return { written, folded, stem: stem(folded, language), isBehind: false }
}
