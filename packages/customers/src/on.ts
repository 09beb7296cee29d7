import type { CallContext as CatalogueContext } from '@shop/catalogue/on'
import type { Sql } from '@shop/engine/db/database'
import { bindCalls, type WithSession } from '@shop/engine/on'

export type CustomerServices = {
  /**
   * What a visitor has collected goes on as the customer's who signs in, in the transaction that signs them in.
   * The packages above bring it, as the basket is theirs.
   */
  mergeVisitor: (sql: Sql, move: { from: string; to: string; now: Date }) => Promise<void>
  /** What the guest of a session has ordered goes on as the account's that signs in there, in the same transaction. */
  adoptGuestOrders: (
    sql: Sql,
    adoption: { guestId: string; account: { id: string; userId: string; email: string }; now: Date },
  ) => Promise<void>
}

/** What handlers of customers may use. */
export type CallContext = CatalogueContext & { services: CustomerServices }
export type SessionContext = WithSession<CallContext>

export const { on, onSession } = bindCalls<CallContext>()
