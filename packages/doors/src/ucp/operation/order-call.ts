import { isLocale, type Locale } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/sql'
import { orderOfAgent } from '../order/assistant-order-store.ts'
import { type OrderFacts, type OrderPlace, ucpOrder } from '../order/ucp-order.ts'
import { ORDER } from '../protocol/capabilities.ts'
import { UcpProblem } from '../protocol/ucp-problem.ts'
import type { Operation } from './operation.ts'

export type OrderParts = {
  sql: Sql
  /** An order as it is now; null for an unknown one. */
  factsOf: (orderId: string) => Promise<OrderFacts | null>
  placeOf: (locale: Locale) => OrderPlace
}

/** Reads an order: for the platform whose checkout it was, which has to sign. A foreign order is none. */
export function orderCall({ sql, factsOf, placeOf }: OrderParts): Operation {
  return {
    name: 'get_order',
    capability: ORDER,
    async run({ id, signedBy }) {
      if (signedBy === null)
        throw new UcpProblem(401, 'signature_missing', 'Orders are read by signed requests alone.')
      const found = await orderOfAgent(sql, { id, agent: signedBy })
      const facts = found && (await factsOf(found.orderId))
      if (found === null || facts === null || !isLocale(found.locale)) return null
      return ucpOrder(facts, found.checkoutId, placeOf(found.locale))
    },
  }
}
