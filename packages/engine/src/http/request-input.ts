import { problem } from '@shop/api-client/contract/problem'

/** The largest JSON body a call may carry, bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * The query as a call's input: `filters[colour]=grau` becomes `{ filters: { colour: 'grau' } }`,
 * everything stays text, a repeated name counts the last time. `locale` belongs to the request, not to the call.
 */
export function queryInput(query: URLSearchParams): Record<string, unknown> {
  const plain = new Map<string, string>()
  const nested = new Map<string, Map<string, string>>()

  for (const [name, value] of query) {
    if (name === 'locale') continue
    const [, outer, inner] = /^(\w+)\[([^\][]+)\]$/.exec(name) ?? []
    if (outer === undefined || inner === undefined) {
      plain.set(name, value)
      continue
    }
    const group = nested.get(outer) ?? new Map<string, string>()
    nested.set(outer, group.set(inner, value))
  }

  const groups = [...nested].map(([name, group]) => [name, Object.fromEntries(group)] as const)
  return Object.fromEntries([...plain, ...groups])
}

/**
 * The JSON body as a call's input; a body is an object or absent.
 *
 * Throws 415 `content_type_unsupported`, 413 `body_too_large`, 400 `body_malformed`.
 */
export async function bodyInput(request: Request): Promise<Record<string, unknown>> {
  const text = await limitedText(request)
  if (text.trim() === '') return {}

  const contentType = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(contentType.trim()))
    throw problem(
      415,
      'content_type_unsupported',
      `The body has the type "${contentType}", but calls carry JSON: send "content-type: application/json".`,
    )

  const body = parsed(text)
  if (!isRecord(body))
    throw problem(
      400,
      'body_malformed',
      'The body is not a JSON object. Send one object with the fields of the call.',
    )
  return body
}

/** A file as the body of a call, whatever type it says it has. Throws 413 `body_too_large`. */
export async function fileInput(request: Request, mostBytes: number): Promise<{ bytes: Uint8Array }> {
  return { bytes: await limitedBytes(request, mostBytes) }
}

/** Reads a body as text, and stops reading once it is larger than allowed. */
export async function limitedText(request: Request): Promise<string> {
  return new TextDecoder().decode(await limitedBytes(request, MAX_BODY_BYTES))
}

async function limitedBytes(request: Request, mostBytes: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > mostBytes) throw tooLarge(mostBytes)
  if (request.body === null) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > mostBytes) throw tooLarge(mostBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw problem(400, 'body_malformed', 'The body is not valid JSON. Check quotes, commas and brackets.')
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function tooLarge(mostBytes: number) {
  return problem(413, 'body_too_large', `The body is larger than ${mostBytes / 1024} kB.`)
}
