import { readFile } from 'node:fs/promises'
import { parseSpaceFile, type SpaceFile } from '../space/space-file.ts'
import { writeDurably } from './durable-file.ts'
import { underLock } from './file-lock.ts'
import { mergedSpace } from './merged-space.ts'

/** What a change makes of a space, and what it answers. */
export type Changed<Answer> = { space: SpaceFile; answer: Answer }

/** A space on the disk that can be changed, by several processes at once. */
export type SpaceStore = {
  /** The space file; versions and pictures lie beside it. */
  readonly path: string
  /** The space as it is on the disk now. */
  read: () => Promise<SpaceFile>
  /**
   * Changes the space: `make` gets it as it is on the disk, alone, and what it returns is on the disk when the promise
   * settles. What `make` throws leaves everything as it was.
   */
  change: <Answer>(make: (space: SpaceFile) => Promise<Changed<Answer>>) => Promise<Answer>
}

type StoreOptions = {
  path: string
  /** What the file holds until the first change, where there is none. */
  seed?: () => unknown
  /** Called with every state that was written here, before `change` settles. */
  onWrite?: (file: unknown) => void
  now?: () => number
}

/** Opens the space file for changes. Nothing is written before the first one. */
export function spaceStore({ path, seed, onWrite, now = Date.now }: StoreOptions): SpaceStore {
  async function raw(): Promise<unknown> {
    try {
      return JSON.parse(await readFile(path, 'utf8'))
    } catch (failure) {
      const isMissing = failure instanceof Error && 'code' in failure && failure.code === 'ENOENT'
      if (isMissing && seed) return seed()
      throw failure
    }
  }

  return {
    path,
    read: async () => parseSpaceFile(await raw()).space,
    change: (make) =>
      underLock(`${path}.lock`, async () => {
        const before = await raw()
        const { space, answer } = await make(parseSpaceFile(before).space)
        const version = Math.max(Math.floor(now() / 1000), space.space.version + 1)
        const file = mergedSpace(before, { ...space, space: { ...space.space, version } })
        await writeDurably(path, JSON.stringify(file, null, 1))
        onWrite?.(file)
        return answer
      }),
  }
}
