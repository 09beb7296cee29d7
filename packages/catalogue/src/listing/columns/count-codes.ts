import type { CodeItems } from './column.ts'

/** Adds one to `counts` for the code of each of the first `count` positions. */
export function countCodes(
  codes: CodeItems,
  positions: Uint32Array,
  count: number,
  counts: Uint32Array,
): void {
  // Three loops that look alike: each sees one kind of array, which makes it several times as fast.
  if (codes instanceof Uint8Array) {
    for (let index = 0; index < count; index += 1) {
      const code = codes[positions[index] ?? 0] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  } else if (codes instanceof Uint16Array) {
    for (let index = 0; index < count; index += 1) {
      const code = codes[positions[index] ?? 0] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  } else {
    for (let index = 0; index < count; index += 1) {
      const code = codes[positions[index] ?? 0] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
}

/**
 * Notes which of the positions have a code that does not pass: one failure more, and which facet it was.
 * `passes` holds 1 for every code that does.
 */
export function noteFailures(
  codes: CodeItems,
  passes: Uint8Array,
  { positions, count, failures, failed }: Sieve,
  facet: number,
): void {
  if (codes instanceof Uint8Array) {
    for (let index = 0; index < count; index += 1) {
      if (passes[codes[positions[index] ?? 0] ?? 0] === 1) continue
      failures[index] = (failures[index] ?? 0) + 1
      failed[index] = facet
    }
  } else if (codes instanceof Uint16Array) {
    for (let index = 0; index < count; index += 1) {
      if (passes[codes[positions[index] ?? 0] ?? 0] === 1) continue
      failures[index] = (failures[index] ?? 0) + 1
      failed[index] = facet
    }
  } else {
    for (let index = 0; index < count; index += 1) {
      if (passes[codes[positions[index] ?? 0] ?? 0] === 1) continue
      failures[index] = (failures[index] ?? 0) + 1
      failed[index] = facet
    }
  }
}

/** Positions of a scope with the number of filters each fails, and the last one that it failed. */
export type Sieve = { positions: Uint32Array; count: number; failures: Uint8Array; failed: Uint8Array }
