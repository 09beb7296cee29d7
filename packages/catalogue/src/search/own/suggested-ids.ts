import type { Country, Language } from '@shop/domain/market/markets'
import type { Found, IndexReader } from '../../listing/index/catalogue-index-types.ts'
import { Remembered } from '../../listing/index/remembered.ts'
import type { TextIndex } from '../text/text-index.ts'

/** One or two letters begin too many words: the thing they most likely become is searched for instead. */
export const TELLING = 3
/** So many that sold out and invisible ones among them do not matter. */
const ENOUGH = 500

export type ProductsQuery = {
  query: string
  /** What the query most likely becomes. */
  completion: string | undefined
  country: Country
  language: Language
  limit: number
}

const remembered = new WeakMap<IndexReader<TextIndex>, Remembered<number[]>>()

/**
 * Ids of products for what is typed so far, by its words, best first; only one of several siblings: six places are few,
 * and six colours of one sofa say less than six sofas. Answers are kept until the index changes.
 */
export function suggestedIds(
  index: IndexReader<TextIndex>,
  { query, completion, country, language, limit }: ProductsQuery,
): number[] {
  const words = query.trim().length < TELLING ? (completion ?? query) : query
  const answers = remembered.get(index) ?? new Remembered<number[]>()
  remembered.set(index, answers)
  return answers.get(`${country} ${language} ${limit} ${words}`, index.revision, () => {
    const found = index.text(language).search(words)
    const first = index.bestOfEach({ kind: 'found', found: strongest(found) }, country, limit)
    return first.length === limit ? first : index.bestOfEach({ kind: 'found', found }, country, limit)
  })
}

/** Only what fits best, when that alone is more than enough: six of a hundred thousand need no order of all. */
function strongest(found: Found): Found {
  const { positions, scores, count } = found
  let best = 0
  for (let place = 0; place < count; place += 1) best = Math.max(best, scores[place] ?? 0)
  const few = { positions: new Uint32Array(count), scores: new Float32Array(count), count: 0 }
  for (let place = 0; place < count; place += 1) {
    if (scores[place] !== best) continue
    few.positions[few.count] = positions[place] ?? 0
    few.scores[few.count] = best
    few.count += 1
  }
  return few.count < ENOUGH ? found : few
}
