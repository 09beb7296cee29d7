const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Tells data of a page from newer data: the same words for the same JSON (FNV-1a, 32 bits, base 36). */
export function lateTag(data: unknown): string {
  let hash = OFFSET
  const json = JSON.stringify(data)
  for (let at = 0; at < json.length; at += 1) hash = Math.imul(hash ^ json.charCodeAt(at), PRIME)
  return (hash >>> 0).toString(36)
}
