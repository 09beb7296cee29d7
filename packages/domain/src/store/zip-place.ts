import type { Country } from '../shop/markets.ts'
import type { Place } from './store.ts'
import { ZIP_ZONES } from './zip-zones.ts'

/** Digits of a whole ZIP code, in the countries that have stores. @see product §7 "ZIP" */
const DIGITS: Partial<Record<Country, number>> = { DE: 5, AT: 4, CH: 4 }

const zones = new Map<Country, Map<string, Place>>()

/**
 * About where a ZIP code lies: the middle of its two-digit zone, some 30 km exact. null for what is no ZIP code of
 * the country, and for zones that do not exist.
 */
export function zipPlace(zip: string, country: Country): Place | null {
  const code = zip.trim()
  if (!/^\d+$/.test(code) || code.length !== DIGITS[country]) return null
  return zonesOf(country).get(code.slice(0, 2)) ?? null
}

function zonesOf(country: Country): Map<string, Place> {
  const known = zones.get(country)
  if (known) return known
  const rows = (ZIP_ZONES[country] ?? '').split(',').map((row) => row.trim().split(' '))
  const made = new Map(rows.map(([zone = '', lat, lng]) => [zone, { lat: Number(lat), lng: Number(lng) }]))
  zones.set(country, made)
  return made
}
