import { UcpProblem } from '../protocol/ucp-problem.ts'

const MOST_BYTES = 128 * 1024

/** @throws UcpProblem 400 for what is no JSON */
export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UcpProblem(400, 'invalid_json', 'The body of the request is not valid JSON.')
  }
}

/**
 * The body as it came, up to a length.
 *
 * @throws UcpProblem 413
 */
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
