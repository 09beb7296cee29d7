import { Refusal } from '@shop/content-service/json-answer'
import { picturesFolder, type UploadedPictures } from '@shop/content-service/management/uploaded-pictures'
import { FilesAway } from '@shop/engine/files/files-away'
import { folderFiles } from '@shop/engine/files/folder-files'
import type { Files } from '@shop/engine/ports/files'
import { remembered } from '../remembered-files.ts'

/**
 * Pictures that editors have uploaded: in the place that the processes of a shop share, where there is one, and beside the
 * space file else. What was uploaded before there was such a place is still read from beside the space file.
 */
export function uploadsOf(spacePath: string, shared: Files | null): Files {
  const beside = folderFiles(picturesFolder(spacePath))
  if (shared === null) return beside
  const store = remembered(shared)
  // The disk first: what lies there needs nothing of a store that is away.
  const placeOf = async (key: string) => ((await beside.facts(key)) === null ? store : beside)
  return {
    place: shared.place,
    facts: async (key) => (await placeOf(key)).facts(key),
    read: async (key) => (await placeOf(key)).read(key),
    stream: async (key, part) => (await placeOf(key)).stream(key, part),
    async write(key, bytes, mediaType) {
      await shared.write(key, bytes, mediaType)
      await beside.remove(key)
    },
    async remove(key) {
      await shared.remove(key)
      await beside.remove(key)
    },
    keys: async (folder) => [...new Set([...(await shared.keys(folder)), ...(await beside.keys(folder))])],
  }
}

/** The same for the content service, which tells its clients when the place is away. */
export function uploadedPicturesIn(files: Files): UploadedPictures {
  return {
    write: (name, picture) => refusedWhenAway(files.write(name, new Uint8Array(picture), 'image/webp')),
    remove: (name) => refusedWhenAway(files.remove(name)),
  }
}

/** @throws Refusal */
async function refusedWhenAway(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (problem) {
    if (problem instanceof FilesAway)
      throw new Refusal(503, 'The place where pictures are kept does not answer: try again in a moment')
    throw problem
  }
}
