import type { ArticlesNeed } from './articles.ts'
import type { ListingNeed } from './listing.ts'
import type { Loaded } from './need.ts'
import type { ProductsNeed } from './products.ts'
import type { RecommendationNeed } from './recommendation.ts'
import type { FactNeed } from './shop-facts.ts'
import type { StoresNeed } from './stores.ts'

/** Every kind of need, one line each; what loads it is `needs/block-data.ts` of the storefront. */
export type AnyNeed = ArticlesNeed | FactNeed | ListingNeed | ProductsNeed | RecommendationNeed | StoresNeed

/** What a block needs, by the names under which its component gets it; null asks for nothing. */
export type Needs = Readonly<Record<string, AnyNeed | null>>

type GivenBy<One> = One extends { given: (loaded: Loaded) => infer Given } ? Given : null

/** What a component gets for its needs, by the same names. */
export type DataOf<Wanted> = { [Name in keyof Wanted]: GivenBy<Wanted[Name]> }

/** Answers needs by what the page has loaded for them. */
export function dataOf<Wanted extends Needs>(
  needs: Wanted | undefined,
  loadedFor: (need: AnyNeed) => Loaded,
): DataOf<Wanted> {
  const given = Object.entries<AnyNeed | null>(needs ?? {}).map(([name, need]) => [
    name,
    need === null ? null : need.given(loadedFor(need)),
  ])
  // Every name keeps the answer of its own need, which the type of `fromEntries` forgets.
  return Object.fromEntries(given) as DataOf<Wanted>
}
