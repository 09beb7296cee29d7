import type { Report } from './report.ts'
import type { MeasuredShop } from './shops.ts'

/** What all benches agree on. */
export type Conditions = {
  shops: readonly MeasuredShop[]
  /** First of the three ports that are used. */
  port: number
  /** Fewer and shorter rounds: shows that a bench works, measures little. */
  isQuick: boolean
  /** Size of the generated catalogue, for benches that need no built shop. */
  products: number
}

/** One measurement that anyone can repeat. */
export type Bench = { name: string; what: string; run: (conditions: Conditions) => Promise<Report> }
