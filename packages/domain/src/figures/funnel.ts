import { shareOf } from './comparison.ts'

/**
 * Steps from a look to an order. Each counts acts and not people: nobody is recognised, so whoever does a step twice is
 * counted twice, and only a basket that was empty counts as begun.
 */
export const FUNNEL_STEPS = ['product', 'basket', 'checkout', 'address', 'payment', 'order'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** What is counted while it happens; orders are rows already. */
export const COUNTED_STEPS = ['product', 'basket', 'checkout', 'address', 'payment'] as const
export type CountedStep = (typeof COUNTED_STEPS)[number]

export type FunnelRow = {
  step: FunnelStep
  count: number
  /** Percent of the step before; null at the first, and where nothing came before. */
  reached: number | null
  /** How many fewer than at the step before; never below 0, as steps may be done twice. */
  left: number | null
}

/** How many went on from step to step, and how many were left behind at each. */
export function funnelOf(counts: Readonly<Partial<Record<FunnelStep, number>>>): FunnelRow[] {
  return FUNNEL_STEPS.map((step, index) => {
    const count = counts[step] ?? 0
    const earlier = FUNNEL_STEPS[index - 1]
    if (earlier === undefined) return { step, count, reached: null, left: null }
    const before = counts[earlier] ?? 0
    return { step, count, reached: shareOf(count, before), left: Math.max(0, before - count) }
  })
}

/** Orders for a hundred looks at a product, with one decimal; null where nobody has looked. */
export function conversionOf(counts: Readonly<Partial<Record<FunnelStep, number>>>): number | null {
  return shareOf(counts.order ?? 0, counts.product ?? 0)
}
