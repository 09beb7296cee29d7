/** A key to order by, smaller comes first: the numbers of some positions, put into `keys`. */
export type KeyOf = (positions: Uint32Array, count: number, keys: Float64Array) => void

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
  { start, end }: { start: number; end: number },
  keysOf: readonly KeyOf[],
): number[] {
  const range = { start: Math.max(0, start), end: Math.min(end, count) }
  return range.start >= range.end ? [] : selected(positions, count, range, keysOf, 0)
}

function selected(
  positions: Uint32Array,
  count: number,
  { start, end }: { start: number; end: number },
  keysOf: readonly KeyOf[],
  level: number,
): number[] {
  if (count <= FEW || level >= keysOf.length) return sorted(positions, count, keysOf, level).slice(start, end)

  const keys = scratch(count)
  keysOf[level]?.(positions, count, keys)
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = 0; index < count; index += 1) {
    const key = keys[index] ?? 0
    if (key < least) least = key
    if (key > most) most = key
  }
  if (least === most) return selected(positions, count, { start, end }, keysOf, level + 1)

  const scale = (BUCKETS - 1) / (most - least)
  const sizes = new Uint32Array(BUCKETS)
  for (let index = 0; index < count; index += 1) {
    const bucket = (((keys[index] ?? 0) - least) * scale) | 0
    sizes[bucket] = (sizes[bucket] ?? 0) + 1
  }
  const first = bucketAt(sizes, start)
  const last = bucketAt(sizes, end - 1)

  // Below, between and above: only the first and the last bucket of the range may be large.
  const parts = [
    { from: first.bucket, to: first.bucket },
    { from: first.bucket + 1, to: last.bucket - 1 },
    { from: last.bucket, to: last.bucket },
  ].slice(0, first.bucket === last.bucket ? 1 : 3)
  let before = first.before
  const chosen = parts.map(({ from, to }) => {
    let size = 0
    for (let bucket = from; bucket <= to; bucket += 1) size += sizes[bucket] ?? 0
    const inside = new Uint32Array(size)
    let next = 0
    for (let index = 0; index < count && next < size; index += 1) {
      const bucket = (((keys[index] ?? 0) - least) * scale) | 0
      if (bucket < from || bucket > to) continue
      inside[next] = positions[index] ?? 0
      next += 1
    }
    const part = { inside, start: Math.max(0, start - before), end: Math.min(size, end - before) }
    before += size
    return part
  })
  // The keys above are a shared scratch: the parts are looked into after the last use of it.
  return chosen.flatMap(({ inside, ...range }) =>
    range.start < range.end ? selected(inside, inside.length, range, keysOf, level) : [],
  )
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

/** One array for all calls: nothing here waits, so nobody else is in between. */
function scratch(count: number): Float64Array {
  if (keysScratch.length < count) keysScratch = new Float64Array(count + (count >> 2))
  return keysScratch
}
