import { NO_MAPPING } from '../mapping/mapping.ts'
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
    uncounted: 1000,
    gone: 'keep',
    redirectLocales: ['de-de'],
    locale: 'de-de',
    shopId: 1101,
    mapping: NO_MAPPING,
    pictures: null,
    now: new Date('2026-11-26T10:00:00Z'),
    ...changed,
  }
}
