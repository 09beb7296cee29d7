import type { ShippingProgress } from '../basket/basket.ts'
import type { ShippingCosts } from '../shop/brand.ts'

export type ShippingMethod = 'parcel' | 'freight' | 'download'

/** What shipping depends on; `subtotal` is the worth of the goods after reductions, minor units with tax. */
export type ShippingFacts = { subtotal: number; freight: boolean; downloadsOnly: boolean }

/**
 * What a parcel costs, minor units: `frachtkosten`, or the costs of the highest order value reached.
 *
 * @see spec §3 "Shipping cost fallback"
 */
export function parcelCost(costs: ShippingCosts, subtotal: number): number {
  let reached = { ab_bestellwert: Number.NEGATIVE_INFINITY, versandkosten: costs.frachtkosten }
  for (const condition of costs.conditions) {
    const counts = subtotal >= condition.ab_bestellwert && condition.ab_bestellwert >= reached.ab_bestellwert
    if (counts) reached = condition
  }
  return reached.versandkosten
}

/**
 * The ways in which a basket can be shipped, with their costs: a download costs nothing, one bulky piece makes
 * the whole order a freight delivery.
 *
 * @see product §6 "Shipping"
 */
export function shippingMethods(
  facts: ShippingFacts,
  costs: ShippingCosts,
): { key: ShippingMethod; cost: number }[] {
  if (facts.downloadsOnly) return [{ key: 'download', cost: 0 }]
  if (facts.freight) return [{ key: 'freight', cost: costs.freight }]
  return [{ key: 'parcel', cost: parcelCost(costs, facts.subtotal) }]
}

/** The worth of an order from which parcels cost nothing, minor units; null where they always cost something. */
export function freeShippingFrom({ conditions }: Pick<ShippingCosts, 'conditions'>): number | null {
  const thresholds = conditions.filter(({ versandkosten }) => versandkosten === 0)
  return thresholds.length > 0 ? Math.min(...thresholds.map((one) => one.ab_bestellwert)) : null
}

/**
 * How far a basket is from free shipping. Freight is never free, and downloads always are.
 *
 * @see product §6 "Shipping"; spec §2 "basket shipping cost progress"
 */
export function shippingProgress(facts: ShippingFacts, costs: ShippingCosts): ShippingProgress {
  const cost = shippingMethods(facts, costs)[0]?.cost ?? 0
  const freight = facts.freight && !facts.downloadsOnly
  if (freight || facts.downloadsOnly) return { cost, freeFrom: null, missing: null, freight }

  const freeFrom = freeShippingFrom(costs)
  return {
    cost,
    freeFrom,
    missing: freeFrom === null ? null : Math.max(0, freeFrom - facts.subtotal),
    freight,
  }
}
