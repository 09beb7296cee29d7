import type { FileHandle } from 'node:fs/promises'

/** A document in a file, from the first byte that is written on. */
export type Growing = {
  path: string
  startedAt: number
  size: number
  state: 'growing' | 'whole' | 'broken'
  /** Settles once there is a file, or will never be one. */
  begun: PromiseWithResolvers<void>
  /** Settles when there is more to read, or nothing more. */
  more: PromiseWithResolvers<void>
}

export type Bytes = Uint8Array<ArrayBuffer>

const CHUNK_BYTES = 65_536

/** Wakes all readers that wait for more of it. */
export function grown(document: Growing): void {
  const { resolve } = document.more
  document.more = Promise.withResolvers()
  resolve()
}

/** Its file is open from now on: what becomes of the document, its reader gets all of it or learns that it broke off. */
export function streamOf(name: string, document: Growing, file: FileHandle): ReadableStream<Bytes> {
  let at = 0
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          const bytes = await bytesFrom(name, document, { file, at })
          at += bytes.length
          if (bytes.length > 0) return controller.enqueue(bytes)
          await file.close()
          controller.close()
        } catch (problem) {
          await file.close()
          throw problem
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
}

/** What follows in a document, waited for while it grows; nothing at its end. */
async function bytesFrom(
  name: string,
  document: Growing,
  { file, at }: { file: FileHandle; at: number },
): Promise<Bytes> {
  while (at >= document.size) {
    if (document.state === 'broken') throw brokenOff(name)
    if (document.state === 'whole') return new Uint8Array()
    await document.more.promise
  }
  const length = Math.min(CHUNK_BYTES, document.size - at)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(length), position: at })
  return buffer.subarray(0, bytesRead)
}

/** Half a document must not pass for a whole one. */
export function brokenOff(name: string): Error {
  return new Error(`${name} broke off while it was made; the log says why. Ask again.`)
}
