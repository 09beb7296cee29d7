import { parseMediaAddress } from '@shop/domain/image/media-address'
import type { Files } from '@shop/engine/ports/files'
import { byteRange } from './byte-range.ts'

const WEEK_SECONDS = 7 * 86_400

/** A film or a leaflet of a shop's media, or the part of it that a player asks for; null for what is not there. */
export async function mediaResponse(
  media: Files,
  request: Request,
  common: Record<string, string>,
): Promise<Response | null> {
  const wanted = parseMediaAddress(new URL(request.url).pathname)
  if (!wanted) return null
  const file = await media.facts(wanted.key)
  if (file === null) return null

  const etag = `"${file.size.toString(36)}-${file.changed.toString(36)}"`
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
  const isEmpty = request.method === 'HEAD' || end < start
  // Its ends are named although it is the whole: a place that has another one by now does not begin to send it.
  const body = isEmpty ? null : await media.stream(wanted.key, { start, end })
  if (body === null && !isEmpty) return null
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>> | null, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${file.size}` } : {}),
    },
  })
}
