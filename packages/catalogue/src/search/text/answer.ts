import type { Language } from '@shop/domain/market/markets'
import type { QueryWord } from '../analysis/query-words.ts'
import { isVague } from '../analysis/stop-words.ts'
import { both, type MatchSet, NOTHING } from './match-set.ts'
import type { WordMatch } from './matcher.ts'
import type { FoundWords } from './word-index.ts'

/** More words are better than better words. */
const A_WORD = 300
/** The noun comes first in French and last in German and Dutch: `ronde salontafel`. */
const THE_NOUN = 600
/** A word that names things is in the name or the category of one. */
const NAMES_THINGS = 140
/** A rare word says more: each time it is half as frequent. */
const HALF_AS_FREQUENT = 12

/** Products that have every word; when there are none, those of the most significant words that occur together. */
export function answerOf(
  words: readonly QueryWord[],
  matches: readonly WordMatch<MatchSet>[],
  language: Language,
): FoundWords {
  const useful = matches.filter(({ set }) => set.count > 0)
  const all = together(useful)
  const chosen = all.count > 0 ? useful : bestTogether(useful, language)
  const set = all.count > 0 ? all : together(chosen)
  const isCorrected = chosen.some(({ corrected }) => corrected !== null)
  return {
    positions: set.positions.subarray(0, set.count),
    scores: new Float32Array(set.scores.subarray(0, set.count)),
    count: set.count,
    corrected: isCorrected ? matches.map(({ word, corrected }) => corrected ?? word.written).join(' ') : null,
    leftOut:
      set.count > 0
        ? words.filter((_, place) => isMissing(matches[place], chosen)).map(({ written }) => written)
        : [],
  }
}

function isMissing(match: WordMatch<MatchSet> | undefined, chosen: readonly WordMatch<MatchSet>[]): boolean {
  return match === undefined || !chosen.includes(match)
}

function together(matches: readonly WordMatch<MatchSet>[]): MatchSet {
  const [first = NOTHING, ...others] = matches.map(({ set }) => set).sort((a, b) => a.count - b.count)
  return others.reduce(both, first)
}

/** Every product has some of the words; the words of the best such group. One pass, however many groups there are. */
function bestTogether(
  matches: readonly WordMatch<MatchSet>[],
  language: Language,
): readonly WordMatch<MatchSet>[] {
  const size = Math.max(0, ...matches.map(({ set }) => (set.positions[set.count - 1] ?? 0) + 1))
  const groups = new Uint16Array(size)
  const seen = new Uint8Array(1 << matches.length)
  for (const [bit, { set }] of matches.entries()) {
    for (let index = 0; index < set.count; index += 1) {
      const position = set.positions[index] ?? 0
      const group = (groups[position] ?? 0) | (1 << bit)
      groups[position] = group
      seen[group] = 1
    }
  }

  const facts = matches.map(({ word, set, corrected }) => ({
    word,
    isCorrected: corrected !== null,
    count: set.count,
    best: bestScore(set),
  }))
  const worth = wordWorth(facts, size, language)
  let best = { group: 0, worth: 0 }
  for (const [group, isSeen] of seen.entries()) {
    const sum = worth.reduce((all, one, bit) => all + ((group >> bit) & 1 ? one : 0), 0)
    if (isSeen && sum > best.worth) best = { group, worth: sum }
  }
  return matches.filter((_, bit) => (best.group >> bit) & 1)
}

/** A word of a query with how many products have it, and how well the best of them fits. */
export type WordFacts = { word: QueryWord; isCorrected: boolean; count: number; best: number }

/** How much each of some words tells, in a catalogue of so many products. */
export function wordWorth(words: readonly WordFacts[], size: number, language: Language): number[] {
  const noun = nounOf(words, language)
  return words.map(({ word, isCorrected, count, best }, place) => {
    const isLess = isCorrected || word.isBehind || isVague(word.stem, language)
    const rarity = HALF_AS_FREQUENT * Math.log2(size / count)
    return (isLess ? A_WORD / 2 : A_WORD) + best + rarity + (place === noun ? THE_NOUN : 0)
  })
}

/** Which of the words is the thing itself. */
function nounOf(words: readonly WordFacts[], language: Language): number {
  const isNoun = ({ word, best }: WordFacts) =>
    !word.isBehind && !isVague(word.stem, language) && best >= NAMES_THINGS
  return language === 'fr' ? words.findIndex(isNoun) : words.findLastIndex(isNoun)
}

function bestScore({ scores, count }: MatchSet): number {
  let best = 0
  for (let index = 0; index < count; index += 1) best = Math.max(best, scores[index] ?? 0)
  return best
}
