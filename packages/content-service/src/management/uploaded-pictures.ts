import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../store/durable-file.ts'

/** Where uploaded pictures lie, by the names that stories know them by: `uploads/5/sofa.webp`. */
export type UploadedPictures = {
  /** @throws Refusal where the place cannot take it now */
  write: (name: string, picture: Uint8Array) => Promise<void>
  /** What is not there is removed already. */
  remove: (name: string) => Promise<void>
}

/** The folder of pictures that belongs to a space file, beside it. */
export function picturesFolder(spacePath: string): string {
  return `${spacePath}.assets`
}

/** Pictures beside the space file, for a shop that shares its files with nobody. */
export function picturesBeside(spacePath: string): UploadedPictures {
  const folder = picturesFolder(spacePath)
  return {
    write: (name, picture) => writeDurably(join(folder, name), picture),
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}
