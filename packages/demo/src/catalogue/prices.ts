import type { Country } from '@shop/domain/market/markets'

/** How a country writes its shelf prices: its level against Germany and the ending it is used to. */
type ShelfHabit = { level: number; ending: (cents: number) => number }

const HABITS: Record<Exclude<Country, 'DE'>, ShelfHabit> = {
  AT: { level: 1, ending: (cents) => (cents < 20_000 ? cents : cents + 1000) },
  CH: { level: 1.12, ending: swissEnding },
  FR: { level: 1.02, ending: (cents) => endingWith(cents, 99) },
  BE: { level: 1.02, ending: (cents) => endingWith(cents, 95) },
  NL: { level: 1, ending: (cents) => endingWith(cents, 95) },
}

/**
 * Shelf prices of all countries from the German one, in minor units: no country converts, each rounds to the
 * endings its shoppers know (CHF to .90 and from 200 francs on to whole nines, NL and BE to ,95, FR to ,99).
 */
export function shelfPrices(german: number): Record<Country, number> {
  const shelf = (country: Exclude<Country, 'DE'>) => {
    const { level, ending } = HABITS[country]
    return ending(Math.round(german * level))
  }
  return { DE: german, AT: shelf('AT'), CH: shelf('CH'), FR: shelf('FR'), BE: shelf('BE'), NL: shelf('NL') }
}

/** From 100 francs on a price ends in 9.90, from 200 on in a whole nine. */
function swissEnding(cents: number): number {
  if (cents >= 20_000) return Math.round(cents / 1000) * 1000 - 100
  const step = cents < 10_000 ? 100 : 500
  return Math.max(190, Math.round(cents / step) * step - 10)
}

/** Below 50 every whole amount occurs, above it only fives and tens, from 300 on whole nines. */
function endingWith(cents: number, ending: number): number {
  if (cents >= 30_000) return Math.round(cents / 1000) * 1000 - 100
  const step = cents < 5_000 ? 100 : 500
  return Math.max(ending, Math.round(cents / step) * step - 100 + ending)
}
