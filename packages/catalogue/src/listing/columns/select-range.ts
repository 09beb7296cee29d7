/** A key to order by, smaller comes first: the numbers of some positions, put into `keys`. */
export type KeyOf = (positions: Uint32Array, count: number, keys: Float64Array) => void

/** Places of an order, the last one not included. */
type Range = { start: number; end: number }

const FEW = 256
const BUCKETS = 4096

/**
 * Places `start` to `end` of the order that the keys make, the first key first: page 1 of a million products
 * without sorting a million. The last key has to be different for every position.
 *
 * Counts into buckets by key, goes on with those that the range lies in, and sorts what is left when it is little:
 * about two passes over everything, whatever the page.
 */
export function selectRange(
  positions: Uint32Array,
  count: number,
  { start, end }: Range,
  keysOf: readonly KeyOf[],
): number[] {
  const range = { start: Math.max(0, start), end: Math.min(end, count) }
  return range.start >= range.end ? [] : selected(positions, count, range, keysOf, 0)
}

function selected(
  positions: Uint32Array,
  count: number,
  range: Range,
  keysOf: readonly KeyOf[],
  level: number,
): number[] {
  if (count <= FEW || level >= keysOf.length)
    return sorted(positions, count, keysOf, level).slice(range.start, range.end)

  const keys = scratch(count)
  keysOf[level]?.(positions, count, keys)
  const { least, most } = spanOf(keys, count)
  if (least === most) return selected(positions, count, range, keysOf, level + 1)

  const scale = (BUCKETS - 1) / (most - least)
  const sizes = new Uint32Array(BUCKETS)
  for (let index = 0; index < count; index += 1) {
    const bucket = (((keys[index] ?? 0) - least) * scale) | 0
    sizes[bucket] = (sizes[bucket] ?? 0) + 1
  }
  const first = bucketAt(sizes, range.start)
  const last = bucketAt(sizes, range.end - 1)
  const size = last.before + (sizes[last.bucket] ?? 0) - first.before
  const [inside, buckets] = [new Uint32Array(size), new Uint16Array(size)]
  let next = 0
  for (let index = 0; index < count; index += 1) {
    const bucket = (((keys[index] ?? 0) - least) * scale) | 0
    if (bucket < first.bucket || bucket > last.bucket) continue
    inside[next] = positions[index] ?? 0
    buckets[next] = bucket
    next += 1
  }

  // From here on the shared scratch belongs to the levels below. Only the outer buckets may hold many.
  const within = { start: range.start - first.before, end: range.end - first.before }
  if (first.bucket === last.bucket) return selected(inside, size, within, keysOf, level)
  const parts = [
    inside.filter((_, index) => buckets[index] === first.bucket),
    inside.filter((_, index) => buckets[index] !== first.bucket && buckets[index] !== last.bucket),
    inside.filter((_, index) => buckets[index] === last.bucket),
  ]
  let before = 0
  return parts.flatMap((part) => {
    const of = { start: Math.max(0, within.start - before), end: Math.min(part.length, within.end - before) }
    before += part.length
    return of.start < of.end ? selected(part, part.length, of, keysOf, level) : []
  })
}

function spanOf(keys: Float64Array, count: number): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < count; index += 1) {
    const key = keys[index] ?? 0
    if (key < least) least = key
    if (key > most) most = key
  }
  return { least, most }
}

function bucketAt(sizes: Uint32Array, place: number): { bucket: number; before: number } {
  let before = 0
  for (let bucket = 0; bucket < sizes.length; bucket += 1) {
    const size = sizes[bucket] ?? 0
    if (before + size > place) return { bucket, before }
    before += size
  }
  return { bucket: sizes.length - 1, before }
}

function sorted(positions: Uint32Array, count: number, keysOf: readonly KeyOf[], level: number): number[] {
  const columns = keysOf.slice(level).map((keyOf) => {
    const keys = new Float64Array(count)
    keyOf(positions, count, keys)
    return keys
  })
  const places = Array.from({ length: count }, (_, place) => place)
  places.sort((a, b) => {
    for (const keys of columns) {
      const difference = (keys[a] ?? 0) - (keys[b] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  })
  return places.map((place) => positions[place] ?? 0)
}

let keysScratch = new Float64Array(0)

/** One array for all calls: the code is synchronous, so calls do not interleave. */
function scratch(count: number): Float64Array {
  if (keysScratch.length < count) keysScratch = new Float64Array(count + (count >> 2))
  return keysScratch
}
