import type { Country } from '../market/markets.ts'
import type { Coordinates } from './store.ts'

/** The outermost degrees of a country, WGS 84; what lies overseas is not among them. */
export type CountryBox = { west: number; east: number; south: number; north: number }

/** Of the outlines that are drawn; a country without one has no plan. */
const BOXES: Partial<Record<Country, CountryBox>> = {
  AT: { west: 9.52, east: 17.149, south: 46.379, north: 49.01 },
  BE: { west: 2.522, east: 6.374, south: 49.494, north: 51.495 },
  CH: { west: 5.956, east: 10.467, south: 45.82, north: 47.801 },
  DE: { west: 5.852, east: 15.021, south: 47.271, north: 54.906 },
  FR: { west: -4.786, east: 9.56, south: 41.366, north: 51.087 },
  NL: { west: 3.35, east: 7.198, south: 50.747, north: 53.515 },
}

export function countryBox(country: Country): CountryBox | null {
  return BOXES[country] ?? null
}

/** The width of a plan by its height: degrees of longitude are narrower the further north they are. */
export function planRatio({ west, east, south, north }: CountryBox): number {
  return ((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180)) / (north - south)
}

/** Where a place is on the plan of a country, percent from its left and its top; null outside of it. */
export function placeOnPlan(
  { west, east, south, north }: CountryBox,
  { lat, lng }: Coordinates,
): { x: number; y: number } | null {
  if (lng < west || lng > east || lat < south || lat > north) return null
  return { x: percent((lng - west) / (east - west)), y: percent((north - lat) / (north - south)) }
}

/** A tenth of a percent is less than a pixel. */
function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
