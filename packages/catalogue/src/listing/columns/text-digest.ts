/** A whole number up to 2^53 that stands for texts and numbers: two different lists share it once in 10^15 pairs. */
export function textDigest(parts: Iterable<string | number>): number {
  let [low, high] = [0x811c9dc5, 0x9e3779b1]
  for (const part of parts) {
    if (typeof part === 'number') {
      low = Math.imul(low ^ part, 0x01000193) ^ (low >>> 13)
      high = Math.imul(high ^ part, 0x85ebca6b) + (high >>> 15)
    } else {
      for (let index = 0; index < part.length; index += 1) {
        const code = part.charCodeAt(index)
        low = Math.imul(low ^ code, 0x01000193)
        high = Math.imul(high ^ code, 0x85ebca6b) + (high >>> 15)
      }
    }
    // The end of a part: `ab`, `c` is not `a`, `bc`.
    low = Math.imul(low ^ 0x1_0000, 0x01000193)
    high = Math.imul(high ^ 0x1_0000, 0x85ebca6b)
  }
  return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0)
}
