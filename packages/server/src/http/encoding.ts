import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Good enough on text, and quick: a page waits for it only once. */
const BROTLI_QUALITY = 5
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

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
