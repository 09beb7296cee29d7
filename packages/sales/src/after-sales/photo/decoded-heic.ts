import { Worker } from 'node:worker_threads'

/** RGBA, row by row. */
export type DecodedPicture = { pixels: Uint8Array; width: number; height: number }

/** What the worker answers. */
export type HeicAnswer =
  | { type: 'decoded'; picture: DecodedPicture }
  | { type: 'tooLarge' }
  | { type: 'broken' }

/** Twelve million pixels take about two seconds. */
const LONGEST_MILLISECONDS = 20_000
/** MB, beside the pixels themselves. */
const MOST_MEMORY = 512

/**
 * Decodes a HEIC picture on a thread of its own, because that takes seconds of computing. A file that takes too long or
 * too much memory is given up with its thread. Null for one with too many pixels.
 *
 * @throws for a file that cannot be decoded
 */
export function decodedHeic(bytes: Uint8Array, mostPixels: number): Promise<DecodedPicture | null> {
  return queued(() => decoded(bytes, mostPixels))
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: each holds a whole picture in memory. */
function queued<Value>(make: () => Promise<Value>): Promise<Value> {
  const made = last.then(make, make)
  last = made.catch(() => undefined)
  return made
}

async function decoded(bytes: Uint8Array, mostPixels: number): Promise<DecodedPicture | null> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: { bytes, mostPixels },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  })
  const timer = setTimeout(() => void worker.terminate(), LONGEST_MILLISECONDS)
  try {
    const answer = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The picture took too long to decode.')))
    })
    if (answer.type === 'broken') throw new Error('The file is no HEIC picture that can be decoded.')
    return answer.type === 'tooLarge' ? null : answer.picture
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
