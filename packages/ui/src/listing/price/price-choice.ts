import { likelyAmount } from '@shop/domain/money/parse-amount'

/** Lowest and highest price; null is no limit. */
export type PriceChoice = { from: number | null; to: number | null }

/** Minor units of one whole. */
export const MINOR = 100

/** A price filter in minor units as a choice in whole ones. */
export function choiceOf({ from, to }: PriceChoice): PriceChoice {
  return { from: from === null ? null : from / MINOR, to: to === null ? null : to / MINOR }
}

/** The choice in minor units. */
export function minorOf({ from, to }: PriceChoice): PriceChoice {
  return {
    from: from === null ? null : Math.round(from * MINOR),
    to: to === null ? null : Math.round(to * MINOR),
  }
}

/** The choice in minor units, the smaller amount first whatever was typed first. */
export function rangeOf({ from, to }: PriceChoice): PriceChoice {
  return minorOf(from !== null && to !== null && from > to ? { from: to, to: from } : { from, to })
}

/** A limit in whole units as people type it. */
export function typedLimit(typed: string): number | null {
  const amount = likelyAmount(typed)
  return amount === null ? null : amount / MINOR
}

/** 1, 2, 5, 10, 20, 50 … whichever comes next. */
export function roundStep(size: number): number {
  if (size <= 1) return 1
  const magnitude = 10 ** Math.floor(Math.log10(size))
  return ([1, 2, 5, 10].find((factor) => factor * magnitude >= size) ?? 10) * magnitude
}
