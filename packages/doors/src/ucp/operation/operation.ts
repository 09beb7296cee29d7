import type { Locale } from '@shop/domain/market/markets'
import type { BuyersContext } from './buyers-locale.ts'

/** What one operation of the protocol is called with, whatever transport it came by. */
export type Asked = {
  /** Of the endpoint that was asked. */
  locale: Locale
  /** Where the request came from, for limits. */
  address: string
  /** As in the header `UCP-Agent`. */
  agent: string | null
  idempotencyKey: string | null
  /** Whether a change without a key is refused: over REST always, over MCP where it is signed, as it could be replayed. */
  changesNeedKey: boolean
  /** Profile of the platform whose signature was verified; null for a request without one. */
  signedBy: string | null
  /** What a repeat under the same key is compared by. */
  words: readonly string[]
  /** Of the cart, checkout or order that is asked for; empty where none is named. */
  id: string
  /** As it came, before it was parsed. */
  payload: unknown
}

export type OperationName =
  | 'search_catalog'
  | 'lookup_catalog'
  | 'get_product'
  | `${'create' | 'get' | 'update' | 'cancel'}_${'cart' | 'checkout'}`
  | 'complete_checkout'
  | 'get_order'

/** One operation by the protocol's own name, which is that of its tool in MCP. */
export type Operation = {
  name: OperationName
  capability: string
  /**
   * @param active the capabilities that both sides have
   * @throws UcpProblem; null for what is not there
   */
  run: (asked: Asked, active: ReadonlySet<string>) => Promise<object | null>
}

/** The locale that an answer is for. */
export type LocaleOf = (asked: Asked, context: BuyersContext) => Locale
