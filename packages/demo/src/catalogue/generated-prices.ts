import type { Country } from '@shop/domain/market/markets'
import type { VariantRecord } from '@shop/engine/records/catalogue-record'
import { shelfPrices } from './prices.ts'

/** Price levels of a generated variant against its model, from a bargain to something better. */
export const LEVELS = 16
/** Whole percent that a sale takes off; the first is no sale. */
export const SALES = [0, 10, 15, 20, 25, 30, 40, 50] as const

const COUNTRIES_SOLD_IN = ['DE', 'AT', 'CH', 'FR', 'BE', 'NL'] as const satisfies readonly Country[]

/** The `prices` of one model's variants as JSON, made once for each level and sale. */
export class GeneratedPrices {
  readonly #german: number
  readonly #hasRrp: boolean
  readonly #countries: readonly Country[]
  readonly #made = new Map<number, string>()

  constructor(model: VariantRecord) {
    const { DE } = model.prices
    this.#german = DE?.before ?? DE?.price ?? 1990
    this.#hasRrp = DE?.rrp != null
    this.#countries = COUNTRIES_SOLD_IN.filter((country) => model.prices[country] !== undefined)
  }

  /** Shelf prices of every country where the model is sold, minor units. */
  json(level: number, sale: number): string {
    const key = level * SALES.length + sale
    const known = this.#made.get(key)
    if (known !== undefined) return known

    const made = JSON.stringify(this.#prices(level, SALES[sale] ?? 0))
    this.#made.set(key, made)
    return made
  }

  #prices(level: number, percent: number): VariantRecord['prices'] {
    const whole = Math.max(290, nine(this.#german * (0.6 + (level / LEVELS) * 1.2)))
    const before = shelfPrices(whole)
    const now = shelfPrices(Math.max(190, nine((whole * (100 - percent)) / 100)))
    const prices: VariantRecord['prices'] = {}
    for (const country of this.#countries) {
      const isReduced = percent > 0 && now[country] < before[country]
      prices[country] = {
        price: now[country],
        rrp: this.#hasRrp ? Math.ceil((before[country] * 1.2) / 100) * 100 - 1 : null,
        before: isReduced ? before[country] : null,
        lowestPrior: isReduced ? before[country] : null,
        scale: [],
      }
    }
    return prices
  }
}

/** The next shelf price: ,90 below 100 and whole nines from there on. */
function nine(cents: number): number {
  return cents < 10_000 ? Math.round(cents / 100) * 100 - 10 : Math.round(cents / 1000) * 1000 - 100
}
