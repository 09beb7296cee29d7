import type { SearchWording } from '../../listing/port/catalogue-search.ts'
import { type QueryWord, queryWords } from '../analysis/query-words.ts'
import { wordWorth } from '../text/answer.ts'
import { Matcher, type WordMatch } from '../text/matcher.ts'
import type { LanguageWords } from '../words/language-words.ts'
import type { IndexedWords } from './indexed-words.ts'
import { isSure, planSets, type WordPlan } from './word-plan.ts'

/** What words find, as a plan, and how they were read; null finds nothing. */
export type FoundPlan = SearchWording & { plan: WordPlan | null }

/** Asks how many products fit each of some plans, and how well the best of them does. */
export type PlanCounter = {
  counts(plans: readonly WordPlan[]): Promise<readonly number[]>
  bestScores(plans: readonly WordPlan[]): Promise<readonly number[]>
  /** All products. */
  size: number
}

/** Groups of words that are asked for at once, the most telling ones first. */
const GROUPS = 32

/**
 * What a query finds, by the rules of the shop's own search: every word by any of its forms, in a compound, by another
 * name, or misspelt; when nothing has them all, the most telling ones that go together.
 */
export async function foundWords(
  query: string,
  isExact: boolean,
  place: { words: LanguageWords; indexed: IndexedWords; counter: PlanCounter },
): Promise<FoundPlan> {
  const { words: known, indexed, counter } = place
  const { language } = indexed.related
  const words = queryWords(query, language)
  const sets = planSets(indexed.related)
  const asking = new Matcher(indexed.related, sets, known).match(words, isExact)
  let step = asking.next()
  while (!step.done) {
    const plan = step.value
    step = asking.next(
      plan.kind !== 'nothing' && (isSure(plan) || ((await counter.counts([plan]))[0] ?? 0) > 0),
    )
  }

  const matches = step.value
  const together = (some: readonly WordMatch<WordPlan>[]) =>
    some.map(({ set }) => set).reduce((one, other) => sets.both(one, other))
  const likely = matches.filter(({ set }) => set.kind !== 'nothing')
  if (likely.length === 0) return { plan: null, corrected: null, leftOut: [] }
  const [all = 0, ...counts] = await counter.counts([together(likely), ...likely.map(({ set }) => set)])
  const useful = likely.filter((_, at) => (counts[at] ?? 0) > 0)
  if (useful.length === 0) return { plan: null, corrected: null, leftOut: [] }
  const isAll =
    all > 0 || (useful.length < likely.length && (await counter.counts([together(useful)]))[0] !== 0)
  const usefulCounts = counts.filter((count) => count > 0)
  const chosen = isAll
    ? useful
    : await bestTogether(useful, { counts: usefulCounts, language, counter, together })
  return { plan: together(chosen), ...wordingOf(words, matches, chosen) }
}

type Grouping = {
  counts: readonly number[]
  language: IndexedWords['related']['language']
  counter: PlanCounter
  together: (some: readonly WordMatch<WordPlan>[]) => WordPlan
}

/** The words of the most telling group that occurs together. A word alone always does. */
async function bestTogether(
  matches: readonly WordMatch<WordPlan>[],
  { counts, language, counter, together }: Grouping,
): Promise<readonly WordMatch<WordPlan>[]> {
  const best = await counter.bestScores(matches.map(({ set }) => set))
  const facts = matches.map(({ word, corrected }, at) => ({
    word,
    isCorrected: corrected !== null,
    count: counts[at] ?? 1,
    best: best[at] ?? 0,
  }))
  const worth = wordWorth(facts, counter.size, language)
  const groups = Array.from({ length: (1 << matches.length) - 1 }, (_, at) => at + 1)
    .map((bits) => ({
      members: matches.filter((_, bit) => (bits >> bit) & 1),
      worth: worth.reduce((sum, one, bit) => sum + ((bits >> bit) & 1 ? one : 0), 0),
    }))
    .sort((a, b) => b.worth - a.worth)
  for (let start = 0; start < groups.length; start += GROUPS) {
    const some = groups.slice(start, start + GROUPS)
    const found = await counter.counts(some.map(({ members }) => together(members)))
    const first = some.find((_, at) => (found[at] ?? 0) > 0)
    if (first) return first.members
  }
  return matches.slice(0, 1)
}

function wordingOf(
  words: readonly QueryWord[],
  matches: readonly WordMatch<WordPlan>[],
  chosen: readonly WordMatch<WordPlan>[],
): SearchWording {
  const isCorrected = chosen.some(({ corrected }) => corrected !== null)
  return {
    corrected: isCorrected ? matches.map(({ word, corrected }) => corrected ?? word.written).join(' ') : null,
    leftOut: words
      .filter((_, at) => !chosen.some((match) => match === matches[at]))
      .map(({ written }) => written),
  }
}
