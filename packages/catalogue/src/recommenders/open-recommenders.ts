import type { Sql } from '@shop/engine/db/sql'
import { ownRecommender } from './own-recommender.ts'
import { type ProviderSetup, providerRecommender } from './provider-recommender.ts'
import type { Recommender } from './recommender.ts'
import { rememberingRecommender } from './remembering-recommender.ts'
import { restingRecommender } from './resting-recommender.ts'

/** Whether the provider may be asked: not from a preview, whose visits would teach it nonsense. */
export type RecommendationMode = 'live' | 'preview' | 'development'

export type RecommendationSetup = {
  /** The external provider; null takes the shop's own engine. */
  provider: Pick<ProviderSetup, 'endpoint' | 'projectId' | 'timeoutMilliseconds'> | null
  mode: RecommendationMode
  /** Ids of the fallback for when the provider is not asked or fails. @see spec §3 "Fallback recommended products" */
  fallbackProductIds: readonly number[]
}

/**
 * The recommenders in order, until one has something to show. A preview of a shop with a provider shows no
 * recommendations, and its development the stored ones.
 *
 * @see spec §7 "skipped in a preview environment unless in dev mode"
 */
export function openRecommenders({ provider, mode, fallbackProductIds }: RecommendationSetup, sql: Sql) {
  const own = rememberingRecommender(ownRecommender(sql))
  const stored: Recommender = { recommend: async () => [...fallbackProductIds] }
  if (provider === null) return [own]
  if (mode === 'preview') return []
  if (mode === 'development') return [stored]

  const external = restingRecommender(providerRecommender(provider), 'The recommendation provider')
  return [rememberingRecommender(external), own, stored]
}
