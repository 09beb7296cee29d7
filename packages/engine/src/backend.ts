import type { FeatureName } from '@shop/domain/shop/brand'
import type { Shop } from '@shop/domain/shop/shop'
import type { CallContext, Handler } from './on.ts'

/** What a visitor has collected goes on as another one's. */
export type BackendMove = {
  from: string
  to: string
  /** Every shop of the brand in which something may have been collected. */
  shops: readonly Shop[]
  now: Date
}

/** A checkout of the other system, which takes a basket over on a page of the shop. */
export type BackendHandOver = {
  /** Where its script comes from and whom it talks to: allowed on the page of the checkout, and on no other. */
  readonly origins: readonly string[]
}

/**
 * Another system that has goods, baskets and wish lists of a brand. It answers calls of the contract in place of the
 * handlers of the shop; sessions, limits and the parsing of what comes in stay what they are.
 *
 * @see docs/adr/0077-another-backend-answers-calls.md
 */
export type Backend = {
  /** What it is called in logs and problems. */
  readonly name: string
  /** Its answers, each in place of the shop's own. */
  readonly handlers: readonly Handler<CallContext>[]
  /** Names of calls that nobody answers with it: 409 `not_with_backend`. */
  readonly closed: ReadonlySet<string>
  /** Features that a brand cannot have with it, whatever its `brand.ts` says. */
  readonly lacks: readonly FeatureName[]
  /** Its checkout; null while nothing leads there. */
  readonly handOver: BackendHandOver | null
  /** Hosts of its pictures, for the policy of pages. */
  readonly assetHosts: readonly string[]
  /** What listings can be filtered by, as far as it is known. */
  filters(): readonly string[]
  /**
   * Brings what a visitor has collected to the customer who signs in. Doing it again changes nothing, because the
   * sign-in around it may fail afterwards; what it throws refuses the sign-in, so that nothing is lost.
   */
  mergeVisitor(move: BackendMove): Promise<void>
}
