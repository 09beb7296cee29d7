import { Readable } from 'node:stream'

const CHUNK_CHARACTERS = 32_768

/**
 * A document that is sent while it is being made, so that none is too long for the memory; small parts travel together.
 * One that breaks off is told, and ends without its end, so that nobody takes it for whole.
 */
export function textStream(
  parts: AsyncIterable<string>,
  onError: (problem: unknown) => void,
): ReadableStream<Uint8Array> {
  return Readable.toWeb(
    Readable.from(chunks(parts, onError), { objectMode: false }),
  ) as ReadableStream<Uint8Array>
}

async function* chunks(parts: AsyncIterable<string>, onError: (problem: unknown) => void) {
  let chunk = ''
  try {
    for await (const part of parts) {
      chunk += part
      if (chunk.length < CHUNK_CHARACTERS) continue
      yield chunk
      chunk = ''
    }
  } catch (problem) {
    onError(problem)
    throw problem
  }
  yield chunk
}
