import type { Language } from '@shop/domain/market/markets'
import { folded } from './letters.ts'

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

/** The words of a text in their order: sizes, numbers, and letters with digits behind them; nothing else is a word. */
export function writtenWords(text: string, language: Language): string[] {
  return plain(text, language).match(WORD_OR_SIZE) ?? []
}

/** What a text writes with hyphens, written as one word: `T-Shirt` is `tshirt` too. */
export function joinedWords(text: string, language: Language): string[] {
  if (!/[-‐‑]/.test(text)) return []
  return (plain(text, language).match(HYPHENATED) ?? []).map((word) => word.replace(/[-‐‑]/g, ''))
}

/** A written word as it is compared: `140 x 200` is `140x200`, `0,75` is `0.75`, `grün` is `grun`. */
export function foldedWord(written: string, language: Language): string {
  if (!/^\d/.test(written)) return folded(written, language)
  return written.replace(/\s*[x×*]\s*/g, 'x').replaceAll(',', '.')
}

/** The single numbers of a folded size: `140x200` is found by `140` too. Empty for everything else. */
export function numbersOf(size: string): string[] {
  return /^\d[\d.]*x/.test(size) ? size.split('x') : []
}

function plain(text: string, language: Language): string {
  const lower = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase()
  if (!/['’ʼ`´]/.test(lower)) return lower
  return lower.replace(APOSTROPHE_S, language === 'nl' ? 's' : '').replace(ELISION, ' ')
}
