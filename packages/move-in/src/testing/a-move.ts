import type { MoveInOptions } from '../writing/run/move-in-options.ts'

/** A move into a shop that sells in Germany and Austria. */
export function aMove(changed: Partial<MoveInOptions> = {}): MoveInOptions {
  return {
    source: 'shopify',
    language: 'de',
    currency: 'EUR',
    countries: ['DE', 'AT'],
    prices: 'gross',
    compareAt: 'drop',
    deliveryDays: { from: 2, to: 4 },
    redirectLocales: ['de-de'],
    locale: 'de-de',
    shopId: 1101,
    mapping: { categories: {}, makers: {} },
    pictures: null,
    now: new Date('2026-11-26T10:00:00Z'),
    ...changed,
  }
}
