import { isZipOf, normalisedZip } from '../address/normalised-zip.ts'
import type { Country } from '../market/markets.ts'
import type { Coordinates } from './store.ts'
import { ZIP_ZONES } from './zip-zones.ts'

const zones = new Map<Country, Map<string, Coordinates>>()

/**
 * The approximate place of a ZIP code: the middle of its two-digit zone, to some 30 km. null for an invalid ZIP code of
 * the country.
 */
export function zipPlace(zip: string, country: Country): Coordinates | null {
  if (!isZipOf(zip, country)) return null
  return zonesOf(country).get(normalisedZip(zip, country).slice(0, 2)) ?? null
}

function zonesOf(country: Country): Map<string, Coordinates> {
  const known = zones.get(country)
  if (known) return known
  const rows = ZIP_ZONES[country].split(',').map((row) => row.trim().split(' '))
  const made = new Map(rows.map(([zone = '', lat, lng]) => [zone, { lat: Number(lat), lng: Number(lng) }]))
  zones.set(country, made)
  return made
}
