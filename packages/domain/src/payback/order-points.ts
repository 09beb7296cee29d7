import type { BasketItem } from '../basket/basket.ts'
import { isGivenUp } from '../fulfilment/given-up.ts'
import type { OrderState } from '../order/order.ts'
import { isPriceBound } from '../promotion/is-price-bound.ts'
import type { Company } from '../shop/brand.ts'
import { paybackPoints } from './payback-points.ts'

/** The points factor of each item of an order, as it was when it was placed; null for what earns none. */
export type PointFactors = readonly (number | null)[]

/** Points factor of one item: goods of a fixed price earn none, whatever their factor says. @see eu-duties C-14, C-17 */
export function pointFactor(
  product: Parameters<typeof isPriceBound>[0],
  { paybackFactor }: Pick<BasketItem['variant'], 'paybackFactor'>,
  company: Company,
): number | null {
  return isPriceBound(product, company) ? null : paybackFactor
}

/** An item of a placed order: what all of its units cost, minor units with tax, and what became of them. */
export type PlacedGoods = {
  position: number
  state: OrderState
  quantity: number
  total: number
}

/**
 * The points that an order has earned as it is now: those of what the shopper keeps. Each item counts with what is really
 * paid for it, so with its part of every discount, and of an item that came back in part with the part that is kept. What
 * is cancelled, withdrawn or announced as a return earns nothing from that moment on. Shipping earns nothing, and gift
 * cards and balances are ways to pay, which lower no points.
 *
 * The sum is rounded as a whole, as in the basket: points are never added up by item. Money that is given back without
 * goods leaves them, unless all of an order's money went back.
 *
 * @param factors by position, which counts from 1
 * @param returned units that are announced as returned or have arrived, by position
 * @see spec §9 "Payback points"; docs/integrations/loyalty.md
 */
export function orderPoints(
  items: readonly PlacedGoods[],
  factors: PointFactors,
  returned: (position: number) => number,
): number {
  return paybackPoints(
    items.map(({ position, state, quantity, total }) => {
      const kept = isGivenUp(state) ? 0 : Math.max(0, quantity - returned(position))
      const unitPrice = Math.round((total * kept) / quantity)
      return { factor: factors[position - 1] ?? null, unitPrice, quantity: 1 }
    }),
  )
}
