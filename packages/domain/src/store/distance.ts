import type { Coordinates } from './store.ts'

const EARTH_KM = 6371

/** Kilometres between two places as the crow flies (haversine). */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const lat = radians(other.lat - one.lat)
  const lng = radians(other.lng - one.lng)
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
