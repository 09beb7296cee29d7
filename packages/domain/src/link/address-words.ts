import { isLocale } from '../market/markets.ts'

/** Words of a search that somebody can still take in. */
const MOST_WORDS = 4
const ENDING = /\.[a-z0-9]{2,5}$/i

/**
 * What an address that leads nowhere was probably about, as words to search for: those of its last part that has any,
 * without numbers and single letters; at most four. Empty where it says nothing.
 *
 * `/de-at/wohnen/3-sitzer-sofa-alva-100103/` is about `sitzer sofa alva`.
 */
export function addressWords(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !isLocale(part))
  for (const part of parts.toReversed()) {
    const words = readable(part)
      .replace(ENDING, '')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length > 1 && /^[\p{L}\p{M}]+$/u.test(word))
    if (words.length > 0) return words.slice(0, MOST_WORDS).join(' ')
  }
  return ''
}

/** An address that somebody has typed may be encoded wrongly. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part.replaceAll(/%[0-9a-f]{2}|%/gi, ' ')
  }
}
