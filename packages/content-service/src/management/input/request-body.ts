import { Refusal } from '../../json-answer.ts'

/** A page of some thousand blocks in five languages. */
const MOST_BYTES = 4 * 1024 * 1024

/** The JSON of a request. Throws a 413 or 400. */
export async function bodyOf(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await limitedBytes(request, MOST_BYTES))
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not JSON')
  }
}

/** The bytes of a body, and never more of them in memory than are allowed. */
export async function limitedBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most)
      throw new Refusal(413, `At most ${Math.floor(most / 1024 / 1024)} MB are taken at once: send less`)
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
