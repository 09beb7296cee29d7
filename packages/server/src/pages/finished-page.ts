import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it goes over the wire; the same for every anonymous shopper. */
export type FinishedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  /** What the page shows; a change of one of them makes it stale. */
  tags: ReadonlySet<string>
  bodies: Map<Encoding, Uint8Array<ArrayBuffer>>
  /** Milliseconds: until then it is served as it is. */
  freshUntil: number
  /** Milliseconds: until then it is served stale while it is refreshed. */
  staleUntil: number
  /** Milliseconds; known where the page changes by itself, so that caches on the way can count down with us. */
  madeAt?: number
}

/** Good enough on text, and quick: a page waits for it only once. */
const BROTLI_QUALITY = 5
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A short name for these bytes, the base of ETags. */
export function contentTag(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

/** The best encoding that the browser takes. */
export function acceptedEncoding(acceptEncoding: string | null | undefined): Encoding {
  const offers = (acceptEncoding ?? '').toLowerCase().split(',')
  const takes = (name: string) =>
    offers.some((offer) => {
      const [coding = '', ...weights] = offer.split(';').map((part) => part.trim())
      return (coding === name || coding === '*') && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight))
    })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Compresses bytes in an encoding. */
export async function encoded(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return new Uint8Array(await gzipped(bytes))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return new Uint8Array(await brotli(bytes, { params }))
}

/** Bytes that a page takes in memory. */
export function pageBytes(page: FinishedPage): number {
  let bytes = 512
  for (const body of page.bodies.values()) bytes += body.byteLength
  for (const [name, value] of Object.entries(page.headers)) bytes += 2 * (name.length + value.length)
  for (const tag of page.tags) bytes += 2 * tag.length
  return bytes
}
