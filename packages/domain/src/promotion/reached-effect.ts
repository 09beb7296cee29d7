import type { PromotionEffect, SingleEffect } from './promotion.ts'

/** The next step of a tiered promotion; `amount` is what is missing, minor units. */
export type NextTier = { tierId: string; amount: number }

/**
 * The effect that a basket value (minor units) has reached, null below the first tier, and how far the next one is. Of
 * tiers only the highest reached works.
 *
 * @see product §6 "tiered by basket value"
 */
export function reachedEffect(
  effect: PromotionEffect,
  value: number,
): { effect: SingleEffect | null; next: NextTier | null } {
  if (effect.type !== 'tiered') return { effect, next: null }

  const tiers = effect.tiers.toSorted((one, other) => one.mov - other.mov)
  const next = tiers.find(({ mov }) => mov > value)
  return {
    effect: tiers.findLast(({ mov }) => mov <= value)?.effect ?? null,
    next: next ? { tierId: next.id, amount: next.mov - value } : null,
  }
}
