import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** How much is made of bytes: `quick` while somebody waits, `thorough` for what is sent again and again. */
export type Effort = 'quick' | 'thorough'

/**
 * A listing of 186 kB: 0.9 ms for 21.0 kB, or 2.4 ms for 18.3. From 6 on the rest costs ten times as much.
 */
const BROTLI_QUALITY: Record<Effort, number> = { quick: 2, thorough: 5 }
const GZIP_LEVEL: Record<Effort, number> = { quick: 1, thorough: 6 }
/** Holds a packed page whole. */
const CHUNK_BYTES = 65_536
const brotli = promisify(brotliCompress)
const brotliUndone = promisify(brotliDecompress)
const gzipped = promisify(gzip)
const gzipUndone = promisify(gunzip)

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
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes
  const packed = encoding === 'br' ? brotliOf(bytes, effort) : gzipOf(bytes, effort)
  // A copy of its own size: what zlib hands out lies in a larger block.
  return new Uint8Array(await packed)
}

/** What takes a millisecond is done at once: handing it to another thread and back costs half as much again. */
function brotliOf(bytes: Uint8Array<ArrayBuffer>, effort: Effort): Promise<Buffer> | Buffer {
  const options = {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
  return effort === 'quick' ? brotliCompressSync(bytes, options) : brotli(bytes, options)
}

function gzipOf(bytes: Uint8Array<ArrayBuffer>, effort: Effort): Promise<Buffer> | Buffer {
  const options = { chunkSize: CHUNK_BYTES, level: GZIP_LEVEL[effort] }
  return effort === 'quick' ? gzipSync(bytes, options) : gzipped(bytes, options)
}

/** The bytes that were compressed. */
export async function decoded(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes
  return new Uint8Array(await (encoding === 'br' ? brotliUndone(bytes) : gzipUndone(bytes)))
}
