import { relevanceOf } from '@shop/demo/relevance/relevance'
import { LANGUAGES } from '@shop/domain/market/markets'
import type { Bench } from '../bench.ts'
import { atLeast } from '../report.ts'

const ENOUGH_PERCENT = 95

/**
 * How often shoppers find what they look for, by the queries in `relevance/`; needs no built shop.
 * The search was tuned with `queries.*`, and never with `unseen.*`.
 */
export const relevance: Bench = {
  name: 'relevance',
  what: 'how often the first five results hold what was looked for, in each language',
  run: async () => {
    const judged = LANGUAGES.map((language) => ({ language, ...relevanceOf(language) }))
    const unseen = LANGUAGES.map((language) => ({
      language: `${language}, unseen`,
      ...relevanceOf(language, 'unseen'),
    }))
    const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
    return {
      rows: [...judged, ...unseen].map(({ language, queries, found, first }) => ({
        language,
        queries,
        'in the first five %': percent(found, queries),
        'first %': percent(first, queries),
      })),
      notes: [...judged, ...unseen].flatMap(({ language, misses }) =>
        misses.map(({ shop, query, got }) => `${language} ${shop} "${query}": ${got}`),
      ),
      budgets: judged.map(({ language, queries, found }) =>
        atLeast(`${language}: wanted in the first five`, percent(found, queries), ENOUGH_PERCENT, '%'),
      ),
    }
  },
}
