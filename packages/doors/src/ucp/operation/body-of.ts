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

/** A body byte for byte, and as the text that it is. */
export type SentBody = { bytes: Uint8Array; text: string }

/**
 * The body as it came, up to a length.
 *
 * @throws UcpProblem 413
 */
export async function bodyOf({ body }: Request): Promise<SentBody> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > MOST_BYTES)
      throw new UcpProblem(413, 'too_large', `A request has at most ${MOST_BYTES / 1024} KB.`)
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  return { bytes, text: new TextDecoder().decode(bytes) }
}
