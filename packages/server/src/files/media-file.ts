import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseMediaAddress } from '@shop/domain/image/media-address'
import { byteRange } from './byte-range.ts'

const WEEK_SECONDS = 7 * 86_400

/** A film or a leaflet of the media folder, or the part of it that a player asks for; null for what is not there. */
export async function mediaResponse(
  folder: string,
  request: Request,
  common: Record<string, string>,
): Promise<Response | null> {
  const wanted = parseMediaAddress(new URL(request.url).pathname)
  if (!wanted) return null
  const path = join(folder, wanted.key)
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) return null

  const etag = `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`
  const headers = {
    ...common,
    'content-type': wanted.type,
    'cache-control': `public, max-age=${WEEK_SECONDS}`,
    'accept-ranges': 'bytes',
    etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })

  const asked = request.headers.get('if-range') ?? etag
  const range = asked === etag ? byteRange(request.headers.get('range'), file.size) : null
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${file.size}` },
    })

  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  return new Response(request.method === 'HEAD' ? null : body(path, start, end), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${file.size}` } : {}),
    },
  })
}

function body(path: string, start: number, end: number): ReadableStream | null {
  if (end < start) return null
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
}
