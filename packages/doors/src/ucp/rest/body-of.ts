import * as v from 'valibot'
import { UcpProblem } from '../protocol/ucp-problem.ts'

const MOST_BYTES = 128 * 1024

/**
 * The JSON body of a request.
 *
 * @throws UcpProblem 400 for another one, 413 for one that is too long
 */
export async function bodyOf(request: Request): Promise<unknown> {
  return parsedBody(await textOf(request))
}

export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UcpProblem(400, 'invalid_json', 'The body of the request is not valid JSON.')
  }
}

/** The body as it came, up to a length. */
export async function textOf({ body }: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES)
      throw new UcpProblem(413, 'too_large', `A request has at most ${MOST_BYTES / 1024} KB.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * A body in the shape of its operation.
 *
 * @throws UcpProblem 400 that names every field that is wrong
 */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (!result.success) throw new UcpProblem(400, 'invalid_request', v.summarize(result.issues))
  return result.output
}
