import { fieldsOf, jsonSchemaOf } from '@shop/doors/open-api/json-schema'
import type * as v from 'valibot'
import { IntegrationProblem } from './integration-problem.ts'

/** The largest body of one thing; lines are read as they come. */
const MOST_BYTES = 256 * 1024

/** What a request says, from path, query and body together: the input of its command, not checked yet. */
export async function requestInput(
  request: Request,
  inPath: Record<string, string>,
  input: v.GenericSchema,
): Promise<unknown> {
  const numeric = numericFields(input)
  const coerced = (fields: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        numeric.has(name) && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
      ]),
    )
  const query = new URL(request.url).searchParams
  const twice = [...query.keys()].find((name) => query.getAll(name).length > 1)
  if (twice !== undefined)
    throw new IntegrationProblem(400, 'query_malformed', `${twice} stands in the address twice: say it once.`)
  const said = coerced(Object.fromEntries(query))
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE')
    return { ...said, ...coerced(inPath) }
  const body = await jsonBody(request)
  for (const [name, value] of Object.entries(inPath))
    if (name in body && String(body[name]) !== value)
      throw new IntegrationProblem(
        422,
        'path_differs',
        `The body says another ${name} than the address: say the same, or leave it out.`,
        { errors: [{ pointer: `/${name}`, detail: `The address says ${value}.` }] },
      )
  return { ...body, ...coerced(inPath) }
}

const known = new WeakMap<v.GenericSchema, ReadonlySet<string>>()

/** Fields that are numbers: in an address everything is text. */
function numericFields(input: v.GenericSchema): ReadonlySet<string> {
  const before = known.get(input)
  if (before !== undefined) return before
  const names = Object.entries(fieldsOf(jsonSchemaOf(input, 'input'))).flatMap(([name, { type }]) =>
    type === 'number' || type === 'integer' ? [name] : [],
  )
  const found = new Set(names)
  known.set(input, found)
  return found
}

async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const text = await limitedText(request)
  if (text.trim() === '') return {}
  if (type !== 'application/json')
    throw new IntegrationProblem(415, 'media_type_unsupported', 'Send the body as application/json.')
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable'
    throw new IntegrationProblem(400, 'json_malformed', `The body is not JSON: ${why}.`)
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new IntegrationProblem(422, 'body_no_object', 'The body has to be one JSON object.')
  return Object.fromEntries(Object.entries(body))
}

async function limitedText(request: Request): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES)
      throw new IntegrationProblem(
        413,
        'body_too_large',
        `A body has at most ${MOST_BYTES / 1024} KB: send many things as lines.`,
      )
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
