import type { Country } from '../market/markets.ts'

/**
 * ZIP codes of the parts of a country that lie outside of its customs or tax territory: the prices of its shop, which hold
 * its tax, are wrong there. Overseas France without Monaco, which shares the French tax; Helgoland and Büsingen.
 */
const OUTSIDE: Partial<Record<Country, RegExp>> = {
  DE: /^(27498|78266)$/,
  FR: /^9[78](?!000$)/,
}

/** Whether the shop of a country delivers nothing to a ZIP code of it. @see product §7 */
export function isUnserved(country: Country, zip: string): boolean {
  return OUTSIDE[country]?.test(zip.trim()) ?? false
}
