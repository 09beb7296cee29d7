import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'
import * as v from 'valibot'
import type { HeicAnswer } from './decoded-heic.ts'

const CHANNELS = 4
const { bytes, mostPixels } = v.parse(
  v.object({ bytes: v.instance(Uint8Array), mostPixels: v.number() }),
  workerData,
)

parentPort?.postMessage(await answer())

/** The size is in the file's boxes: it is checked before the picture is decoded. */
async function answer(): Promise<HeicAnswer> {
  const [picture] = new libheif.HeifDecoder().decode(bytes)
  if (picture === undefined) return { type: 'broken' }
  const width = picture.get_width()
  const height = picture.get_height()
  if (width * height > mostPixels) return { type: 'tooLarge' }

  const data = new Uint8ClampedArray(width * height * CHANNELS)
  const isShown = await new Promise<boolean>((resolve) =>
    picture.display({ data, width, height }, (shown) => resolve(shown !== null)),
  )
  if (!isShown) return { type: 'broken' }
  return { type: 'decoded', picture: { pixels: new Uint8Array(data.buffer), width, height } }
}
