import type { Ranking } from '@shop/api-client/office/ranking-commands'

/** By category id. */
export type Rankings = ReadonlyMap<number, Ranking>

/** Of a list in which nothing is pinned or boosted. */
export const NO_RANKING: Ranking = { boosts: [], pins: [], campaigns: {} }
