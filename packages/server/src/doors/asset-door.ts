import { filesBelow } from '@shop/engine/files/files-below'
import { Hono } from 'hono'
import type { AssembledShop } from '../assemble-shop.ts'
import { assetsOfOthers } from '../builds/shared-assets.ts'
import { bodyOf, type StaticFile, staticFile } from '../files/static-files.ts'
import { acceptedEncoding } from '../http/encoding.ts'
import type { Door, Env, Headers } from '../replies.ts'

/** Built files, those of earlier builds and of other processes included. */
export function assetDoor({ files, kept, shared, common, replies }: AssembledShop): Door {
  const ofOthers = assetsOfOthers(shared ? filesBelow(shared, 'builds') : null)
  return new Hono<Env>().get('/assets/*', async (context) => {
    const { path } = context.req
    const old = files.has(path) ? null : kept.pathOf(path)
    const file = old === null ? (files.get(path) ?? (await ofOthers(path))) : staticFile(old, path)
    return file ? fileResponse(file, context.req.raw, common) : replies.missing(context)
  })
}

export function fileResponse(file: StaticFile, request: Request, common: Headers): Response {
  const wanted = acceptedEncoding(request.headers.get('accept-encoding'))
  const encoding = file.bodies.has(wanted) ? wanted : 'identity'
  const headers: Headers = {
    ...common,
    'content-type': file.type,
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    vary: 'Accept-Encoding',
    etag: `"${file.etag}-${encoding}"`,
  }
  if (request.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return new Response(bodyOf(file, encoding), { headers })
}
