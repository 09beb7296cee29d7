import type { Language } from '@shop/domain/shop/markets'
import { folded } from './letters.ts'

/** A word of a text: as it is compared, and as people would write it. */
export type Token = { folded: string; written: string }

const WORD_OR_SIZE =
  /\d+(?:[.,]\d+)?(?:\s*[x×*]\s*\d+(?:[.,]\d+)?)+|\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}\p{N}]*/gu
/** French and Dutch words that lose their end before a vowel: `l’angle`, `d’appoint`, `zo’n`. */
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’ʼ`´](?=\p{L})/gu
/** What hangs at the end of a word behind an apostrophe: `sofa’s`, `baby's`. */
const APOSTROPHE_S = /['’ʼ`´]s(?![\p{L}\p{N}])/gu
/** Soft hyphens, joiners and marks of direction are no part of a word. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** `T-Shirt`, `Porte-manteau`, `Ess-Tisch`: two words of letters with a hyphen between them. */
const HYPHENATED = /(?<![\p{L}\p{N}-])\p{L}+(?:[-‐‑]\p{L}+)+(?![\p{L}\p{N}-])/gu

/**
 * The words of a text in their order. Sizes are one word (`140 x 200` is `140x200`), a number and the word glued to
 * it are two (`3sitzer`), and nothing else but letters and digits is a word.
 */
export function tokensOf(text: string, language: Language): Token[] {
  return (plain(text, language).match(WORD_OR_SIZE) ?? []).map((word) => tokenOf(word, language))
}

/** The words that a text writes with hyphens, each written as one: `T-Shirt` is `tshirt` too. */
export function joinedTokensOf(text: string, language: Language): Token[] {
  return (plain(text, language).match(HYPHENATED) ?? []).map((word) =>
    tokenOf(word.replace(/[-‐‑]/g, ''), language),
  )
}

/** The single numbers of a size: `140x200` is found by `140` too. Empty for everything else. */
export function numbersOf(size: string): string[] {
  return /^\d[\d.]*x/.test(size) ? size.split('x') : []
}

function tokenOf(word: string, language: Language): Token {
  if (!/^\d/.test(word)) return { folded: folded(word, language), written: word }
  const number = word.replace(/\s*[x×*]\s*/g, 'x').replaceAll(',', '.')
  return { folded: number, written: number }
}

function plain(text: string, language: Language): string {
  const lower = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase()
  return lower.replace(APOSTROPHE_S, language === 'nl' ? 's' : '').replace(ELISION, ' ')
}
