import type { FormerOrder } from '@shop/api-client/contract/former-orders'
import type { FoundFormerOrder } from '@shop/api-client/office/order-commands'
import { CURRENCIES } from '@shop/domain/market/markets'
import type { FormerOrderRow } from './former-order-store.ts'

/**
 * A row of the history as its customer and the desk see it.
 *
 * @throws for a currency that no move writes
 */
export function shownFormerOrder(row: FormerOrderRow): FormerOrder {
  const { id, number, placedAt, state, currency, lines, sums, total, refunded, shippingAddress } = row
  const currencyCode = CURRENCIES.find((one) => one === currency)
  if (currencyCode === undefined)
    throw new Error(`The former order ${id} is in ${currency}, in which nobody here can write an amount.`)
  return {
    id,
    number,
    placedAt: placedAt.toISOString(),
    state,
    currencyCode,
    lines,
    sums,
    total,
    refunded,
    shippingAddress,
  }
}

/** The same in a list of the desk. */
export function foundFormerOrder(row: FormerOrderRow): FoundFormerOrder {
  const { id, number, placedAt, state, total, currency, email, shippingAddress } = row
  const name =
    shippingAddress === null ? '' : `${shippingAddress.firstName} ${shippingAddress.lastName}`.trim()
  return { id, number, placedAt: placedAt.toISOString(), state, total, currency, name: name || email, email }
}
