import type { Files } from '../ports/files.ts'

/** The files below a folder of a place, as a place of their own. */
export function filesBelow(files: Files, folder: string): Files {
  const at = (key: string) => `${folder}/${key}`
  return {
    place: `${files.place.replace(/\/$/, '')}/${folder}`,
    facts: (key) => files.facts(at(key)),
    read: (key) => files.read(at(key)),
    stream: (key, part) => files.stream(at(key), part),
    write: (key, bytes, mediaType) => files.write(at(key), bytes, mediaType),
    remove: (key) => files.remove(at(key)),
    keys: async (below) => (await files.keys(at(below))).map((key) => key.slice(folder.length + 1)),
  }
}
