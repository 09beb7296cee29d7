import { sign } from 'node:crypto'
import { type Components, contentDigest, signatureBase } from './signature-base.ts'
import type { SigningKeys } from './signing-keys.ts'

type Message = {
  body: Uint8Array
  /** What is covered besides the body, by name, in this order; headers that are sent have to be among the message's. */
  covered: Readonly<Record<string, string>>
  now: Date
}

/**
 * The headers that sign a message with a JSON body.
 *
 * @see https://ucp.dev/2026-04-08/specification/signatures
 */
export function signatureHeaders(
  { kid, key }: SigningKeys,
  { body, covered, now }: Message,
): Record<string, string> {
  const digest = contentDigest(body)
  const values = { ...covered, 'content-digest': digest, 'content-type': 'application/json' }
  const names = Object.keys(values)
  const created = Math.floor(now.getTime() / 1000)
  const params = `(${names.map((name) => `"${name}"`).join(' ')});created=${created};keyid="${kid}"`
  const known = new Map(Object.entries(values))
  const of: Components = (name) => known.get(name) ?? null
  const base = signatureBase(names, params, of) ?? ''
  const bytes = sign('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' })
  return {
    'content-digest': digest,
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${bytes.toString('base64')}:`,
  }
}

/** An answer with its signature; as it is where the shop has no key. */
export async function signedResponse(
  response: Response,
  keys: SigningKeys | null,
  now: Date,
): Promise<Response> {
  if (keys === null) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const signed = signatureHeaders(keys, { body, covered: { '@status': String(response.status) }, now })
  for (const [name, value] of Object.entries(signed)) headers.set(name, value)
  return new Response(body, { status: response.status, headers })
}
