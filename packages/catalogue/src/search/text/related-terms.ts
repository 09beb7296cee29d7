import type { Language } from '@shop/domain/market/markets'
import { stem } from '../analysis/stem.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How near a term is to a word; times the weight of a field, the score stays below 256. */
export const NEAR = { whole: 36, head: 26, modifier: 14, beginning: 10 } as const

export type RelatedTerm = { term: number; factor: number }

export type Related = {
  vocabulary: Vocabulary
  language: Language
  /** In how many products a term occurs. */
  count: (term: number) => number
  /** Words that begin compounds, and rarely occur alone. */
  parts: ReadonlySet<string>
}

/** A word that many terms begin with is not looked up in all of them. */
const MOST_TERMS = 400
/** One or two letters begin too many words to mean them all. */
const MOST_TERMS_OF_LETTERS = 40
/** Parts this long are no accident: `kommode` in `wickelkommode`, `bank` behind `driezits`. */
const LONG_HEAD = 6
const LONG_MODIFIER = 4
const NO_SHORT_HEAD = 4
/** What adjectives end with may be a thing as well, a `Tisch` or a `Bär`: then the word before it has to be known. */
const ADJECTIVE = /^(?:.*isch|bar|los|lich|sam|haft|voll|fest|frei|arm|reich)$/
const SHORTEST = 3
const LINKS = /^(?:e[nrs]|[ens])(?=.{3})/
const LINK_AT_END = /(?:e[nrs]|[ens])$/

/**
 * The terms that a word finds: itself; in German and Dutch, compounds that are a kind of it (`Wickelkommode` is a
 * `Kommode`) and compounds with it (`Kommodenaufsatz`); and whatever begins like it.
 */
export function relatedTerms(word: { folded: string; stem: string }, related: Related): RelatedTerm[] {
  const { vocabulary, language } = related
  const found = new Map<string, number>()
  for (const term of beginning(word, related)) {
    const rest = term.slice(word.stem.length).replace(LINKS, '')
    found.set(term, language !== 'fr' && isTerm(rest, related) ? NEAR.modifier : NEAR.beginning)
  }
  for (const term of kindsOf(word.stem, related)) found.set(term, NEAR.head)
  if (vocabulary.numberOf(word.stem) !== undefined) found.set(word.stem, NEAR.whole)
  return [...found].flatMap(([term, factor]) => {
    const number = vocabulary.numberOf(term)
    return number === undefined ? [] : [{ term: number, factor }]
  })
}

/** Whether a word, or a kind of it, occurs in any product. */
export function isThing(stemOfWord: string, related: Related): boolean {
  const { vocabulary, count } = related
  const own = vocabulary.numberOf(stemOfWord)
  if (own !== undefined && count(own) > 0) return true
  return kindsOf(stemOfWord, related).some((term) => count(vocabulary.numberOf(term) ?? -1) > 0)
}

/** Compounds that end with a word, in languages that have them. */
function kindsOf(head: string, related: Related): string[] {
  if (related.language === 'fr' || head.length < SHORTEST || /\d/.test(head)) return []
  return related.vocabulary
    .endingWith(head)
    .filter((term) => term !== head && isHead(term.slice(0, -head.length), head, related))
}

/** A number finds only itself; everything else what begins like it, the most frequent first when it is too much. */
function beginning({ folded, stem: bare }: { folded: string; stem: string }, related: Related): string[] {
  const { vocabulary, count } = related
  if (/^\d/.test(bare)) return []
  const terms = vocabulary.beginningWith(folded.startsWith(bare) && bare.length > SHORTEST ? bare : folded)
  const most = folded.length < SHORTEST ? MOST_TERMS_OF_LETTERS : MOST_TERMS
  if (terms.length <= most) return terms
  const frequency = (term: string) => count(vocabulary.numberOf(term) ?? -1)
  return terms.sort((a, b) => frequency(b) - frequency(a)).slice(0, most)
}

function isHead(modifier: string, head: string, related: Related): boolean {
  if (modifier.length < SHORTEST || !/[aeiouy]/.test(modifier)) return false
  if (isModifier(modifier, related)) return true
  if (ADJECTIVE.test(head)) return false
  return head.length >= LONG_HEAD || (head.length >= NO_SHORT_HEAD && modifier.length >= LONG_MODIFIER)
}

/** Whether the first part of a compound is a word that we know, with or without what links it to the next. */
export function isModifier(modifier: string, related: Related): boolean {
  return [modifier, modifier.replace(LINK_AT_END, '')].some(
    (word) => word.length >= SHORTEST && (related.parts.has(word) || isTerm(word, related)),
  )
}

function isTerm(word: string, { vocabulary, language }: Related): boolean {
  return (
    word.length >= SHORTEST &&
    (vocabulary.numberOf(word) !== undefined || vocabulary.numberOf(stem(word, language)) !== undefined)
  )
}
