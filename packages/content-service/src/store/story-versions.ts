import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from './durable-file.ts'

/** More of a story nobody looks at; the oldest go first. */
const MOST_VERSIONS = 100

const VersionSchema = v.object({
  id: v.number(),
  story_id: v.number(),
  created_at: v.string(),
  status: v.picklist(['draft', 'published', 'unpublished']),
  name: v.string(),
  content: v.looseObject({ component: v.string() }),
})
export type StoryVersion = v.InferOutput<typeof VersionSchema>

/** Earlier states of stories, a file each, beside the space file. */
export type StoryVersions = ReturnType<typeof storyVersions>

/** Opens the versions of the stories of a space file. */
export function storyVersions(spacePath: string) {
  const folderOf = (storyId: number) => join(`${spacePath}.versions`, String(storyId))

  async function ids(storyId: number): Promise<number[]> {
    const names = await readdir(folderOf(storyId)).catch(() => [])
    return names
      .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
      .sort((one, other) => other - one)
  }

  async function read(storyId: number, id: number): Promise<StoryVersion | null> {
    const text = await readFile(join(folderOf(storyId), `${id}.json`), 'utf8').catch(() => null)
    if (text === null) return null
    const parsed = v.safeParse(VersionSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  }

  return {
    /** The numbers of a story's versions, the latest first. */
    ids,
    read,
    /** Keeps a state for good. Within a change of the space: its lock keeps two from taking one number. */
    keep: async (version: Omit<StoryVersion, 'id' | 'created_at'>, now: number): Promise<number> => {
      const known = await ids(version.story_id)
      const id = Math.max(now, (known[0] ?? 0) + 1)
      const whole = { ...version, id, created_at: new Date(now).toISOString() }
      await writeDurably(join(folderOf(version.story_id), `${id}.json`), JSON.stringify(whole))
      const old = known.slice(MOST_VERSIONS - 1)
      await Promise.all(
        old.map((one) => rm(join(folderOf(version.story_id), `${one}.json`), { force: true })),
      )
      return id
    },
  }
}
