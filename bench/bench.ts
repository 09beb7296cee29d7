import type { Report } from './report.ts'
import type { MeasuredShop } from './shops.ts'
import type { TapTarget } from './taps/tap-target.ts'

/** Somebody's shop that runs already, instead of those of the repository. */
export type Peer = Omit<TapTarget, 'name'> & {
  /** It was said that the browser may ask other machines. */
  reachesOthers: boolean
}

/** What all benches agree on. */
export type Conditions = {
  shops: readonly MeasuredShop[]
  /** First of the three ports that are used. */
  port: number
  /** Fewer and shorter rounds: shows that a bench works, measures little. */
  isQuick: boolean
  /** Size of the generated catalogue, for benches that generate one. */
  products: number
  /** How many requests, and at which percentage of what a process holds; null for what the bench has of its own. */
  requests: number | null
  share: number | null
  peer: Peer | null
  /** How far it is, in words. */
  say: (progress: string) => void
}

/** One measurement that anyone can repeat. */
export type Bench = {
  name: string
  what: string
  /** It can measure a shop that runs already. */
  takesPeer?: true
  /** It needs nothing but what is built, so it can measure another checkout. */
  takesCheckout?: true
  /** The size of its generated catalogue where nothing is said. */
  products?: number
  run: (conditions: Conditions) => Promise<Report>
}
