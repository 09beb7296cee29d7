import type { Encoding } from '../../http/encoding.ts'

/** The bytes of a page in one encoding. */
export type PageBody = {
  bytes: Uint8Array<ArrayBuffer>
  /** Names exactly these bytes: other ones of the same page have another. */
  etag: string
  /** Whether they were compressed while somebody waited, and could be smaller. */
  isQuick: boolean
}

/** A page as it goes over the wire; the same for every anonymous shopper. */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  /** Names what the page says, in whatever encoding. */
  etag: string
  /** What the page shows; a change of one of them makes it stale. */
  tags: ReadonlySet<string>
  bodies: Map<Encoding, PageBody>
  /** Milliseconds: until then it is served as it is. */
  freshUntil: number
  /** Milliseconds: until then it is served stale while it is refreshed. */
  staleUntil: number
  /** Milliseconds; known where the page changes by itself, so that caches on the way can count down with us. */
  madeAt?: number
}

/** Bytes that a page takes in memory. */
export function pageBytes(page: FinishedPage): number {
  let bytes = 512
  for (const body of page.bodies.values()) bytes += body.bytes.byteLength
  for (const [name, value] of Object.entries(page.headers)) bytes += 2 * (name.length + value.length)
  for (const tag of page.tags) bytes += 2 * tag.length
  return bytes
}
