import type { MatchSets } from '../text/matcher.ts'
import { MOST_WEIGHT } from '../text/posting-lists.ts'
import type { Related, RelatedTerm } from '../text/related-terms.ts'
import type { JsonObject } from './opensearch-line.ts'

/** What products have to have, as a question that is not asked yet. */
export type WordPlan =
  | { kind: 'nothing' }
  /** One of some terms; a nearer one scores higher. */
  | { kind: 'terms'; byFactor: ReadonlyMap<number, readonly string[]> }
  | { kind: 'both'; plans: readonly WordPlan[] }
  | { kind: 'either'; plans: readonly WordPlan[] }
  | { kind: 'lowered'; plan: WordPlan; factor: number }

const NOTHING: WordPlan = { kind: 'nothing' }
/** The weights that terms may have in a product, see `IndexedTexts`. */
const WEIGHTS = Array.from({ length: MOST_WEIGHT }, (_, place) => place + 1)

/** Plans instead of sets: what is certainly nothing falls out at once, everything else the server counts. */
export function planSets({ vocabulary, count }: Related): MatchSets<WordPlan> {
  return {
    nothing: NOTHING,
    gathered(terms) {
      const known = terms.filter(({ term }) => count(term) > 0)
      if (known.length === 0) return NOTHING
      return { kind: 'terms', byFactor: grouped(known, (term) => vocabulary.term(term)) }
    },
    both: (one, other) =>
      one.kind === 'nothing' || other.kind === 'nothing' ? NOTHING : { kind: 'both', plans: [one, other] },
    either(one, other) {
      if (one.kind === 'nothing') return other
      return other.kind === 'nothing' ? one : { kind: 'either', plans: [one, other] }
    },
    lowered: (plan, factor) => (plan.kind === 'nothing' ? plan : { kind: 'lowered', plan, factor }),
  }
}

/** Whether a plan finds something as surely as its words are in some product: nothing that has to be together is in it. */
export function isSure(plan: WordPlan): boolean {
  if (plan.kind === 'terms') return true
  if (plan.kind === 'either') return plan.plans.some(isSure)
  return plan.kind === 'lowered' && isSure(plan.plan)
}

/** The question of a plan: its score is that of the shop's own index, the nearness of a term times the weight of its field. */
export function planQuery(plan: WordPlan, field: string): JsonObject {
  if (plan.kind === 'nothing') return { bool: { must_not: [{ match_all: {} }] } }
  if (plan.kind === 'terms') return { dis_max: { queries: termQueries(plan.byFactor, field) } }
  if (plan.kind === 'both') return { bool: { must: plan.plans.map((one) => planQuery(one, field)) } }
  if (plan.kind === 'either') return { dis_max: { queries: plan.plans.map((one) => planQuery(one, field)) } }
  return { bool: { must: [planQuery(plan.plan, field)], boost: plan.factor } }
}

function termQueries(byFactor: ReadonlyMap<number, readonly string[]>, field: string): JsonObject[] {
  return [...byFactor].flatMap(([factor, terms]) =>
    WEIGHTS.map((weight) => ({
      constant_score: {
        filter: { terms: { [field]: terms.map((term) => `${weight}${term}`) } },
        boost: factor * weight,
      },
    })),
  )
}

function grouped(
  terms: readonly RelatedTerm[],
  wordOf: (term: number) => string,
): ReadonlyMap<number, readonly string[]> {
  const byFactor = new Map<number, string[]>()
  for (const { term, factor } of terms) byFactor.set(factor, [...(byFactor.get(factor) ?? []), wordOf(term)])
  return byFactor
}
