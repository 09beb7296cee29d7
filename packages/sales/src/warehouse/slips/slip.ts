import type { Address } from '@shop/domain/address/address'
import type { BasketItem } from '@shop/domain/basket/basket'
import type { Order } from '@shop/domain/order/order'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import { isWaitingToLeave } from '@shop/domain/warehouse/line-standing'

export type SlipLine = {
  position: number
  quantity: number
  articleNumber: string
  name: string
  /** As it was bought, with its essential properties and what is written on it. */
  item: BasketItem
}

/** What the slips of one parcel are about. */
export type Slip = {
  order: Order
  /** Where the parcel goes: of a gift, the address that its giver does not read. */
  to: Address
  /** Counted from 1. */
  parcel: number
  parcels: number
  carrier: string
  lines: SlipLine[]
}

/** An item's position, counted from 1, with its own state. */
export type StatedItem = { position: number; state: Order['state'] }

/**
 * The parcels of an order that a slip can be printed for, or one of them: with what has still to leave, or, once all of it
 * has left, with what was sent. What was cancelled is in no box, and a download needs none.
 */
export function slipsOfOrder(order: Order, items: readonly StatedItem[], wanted: number | null): Slip[] {
  let before = 0
  return order.packages.flatMap((planned, index) => {
    const first = before + 1
    before += planned.items.length
    const isWanted = wanted === null || wanted === index + 1
    if (!isWanted || planned.carrierKey === 'download') return []
    const stated = items.filter(
      ({ position }) => position >= first && position < first + planned.items.length,
    )
    const waiting = stated.filter(({ state }) => isWaitingToLeave(state))
    const packed = waiting.length > 0 ? waiting : stated.filter(({ state }) => state !== 'cancelled')
    if (packed.length === 0) return []
    const lines = packed.flatMap(({ position }) => {
      const item = planned.items[position - first]
      return item === undefined ? [] : [slipLine(position, item)]
    })
    const to = order.shippingAddress
    return [
      { order, to, parcel: index + 1, parcels: order.packages.length, carrier: planned.carrierKey, lines },
    ]
  })
}

function slipLine(position: number, item: BasketItem): SlipLine {
  return {
    position,
    quantity: item.quantity,
    articleNumber: referenceKeyDisplay(articleNumber(item.variant.referenceKey)),
    name: item.product.name,
    item,
  }
}
