import { createHash, timingSafeEqual } from 'node:crypto'

/** In constant time, so that a token cannot be guessed letter by letter. */
export function isSameToken(given: string | null, token: string): boolean {
  return given !== null && timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
