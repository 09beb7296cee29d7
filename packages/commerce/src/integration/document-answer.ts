import { createHash } from 'node:crypto'
import { openApiPage, PAGE_STYLE } from '@shop/doors/open-api/open-api-page'
import { isKnown, tagOf } from './conditional.ts'
import { integrationDocument } from './integration-document.ts'

const ROOT = '/integration/v1'
const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64')
/** The page runs nothing and loads nothing. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

let made: { json: string; html: string } | null = null

/** What the API is, for programs and for people; null for any other address. Nobody has to sign in for it. */
export function documentAnswer(path: string, request: Request): Response | null {
  const kind = path === `${ROOT}/openapi.json` ? 'json' : PAGES.includes(path) ? 'html' : null
  if (kind === null || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  made ??= documents()
  const text = made[kind]
  const headers = {
    'content-type': kind === 'json' ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag: tagOf(null, text),
    ...(kind === 'html' ? { 'content-security-policy': POLICY } : {}),
  }
  return isKnown(request.headers.get('if-none-match'), headers.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}

const PAGES: readonly string[] = ['/', ROOT, `${ROOT}/`]

function documents(): { json: string; html: string } {
  const document = integrationDocument()
  return { json: JSON.stringify(document), html: openApiPage(document) }
}
