import { createHash } from 'node:crypto'

/** A short name for these bytes, the base of ETags. */
export function contentTag(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}
