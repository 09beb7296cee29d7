const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Tells data of a page from newer data: the same words for the same JSON (FNV-1a, 32 bits, base 36). */
export function lateTag(data: unknown): string {
  let hash = OFFSET
  for (const sign of JSON.stringify(data)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME)
  return (hash >>> 0).toString(36)
}
