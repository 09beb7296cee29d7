import type { Country, Market } from '../market/markets.ts'

/** Where the shop of a country delivers to; prices and taxes are those of that country. */
const DELIVERS_TO: Record<Country, readonly Country[]> = {
  DE: ['DE'],
  AT: ['AT'],
  CH: ['CH'],
  FR: ['FR'],
  BE: ['BE'],
  NL: ['NL'],
}

/** The countries a shipping address may be in. @see product §7 "Country" */
export function deliveryCountries(market: Market): readonly Country[] {
  return DELIVERS_TO[market.country]
}
