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
  /** The release that it is a state in, or came from. */
  release_id: v.optional(v.nullable(v.number()), null),
})
export type StoryVersion = v.InferOutput<typeof VersionSchema>
type NewVersion = Omit<StoryVersion, 'id' | 'created_at'>

/** Earlier states of stories, a file each, beside the space file. */
export type StoryVersions = ReturnType<typeof storyVersions>

/** Opens the versions of the stories of a space file. */
export function storyVersions(spacePath: string) {
  const folderOf = (storyId: number, releaseId: number | null) =>
    join(
      `${spacePath}.versions`,
      ...(releaseId === null ? [] : ['releases', String(releaseId)]),
      String(storyId),
    )

  async function ids(storyId: number, releaseId: number | null = null): Promise<number[]> {
    const names = await readdir(folderOf(storyId, releaseId)).catch(() => [])
    return names
      .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
      .sort((one, other) => other - one)
  }

  async function read(
    storyId: number,
    id: number,
    releaseId: number | null = null,
  ): Promise<StoryVersion | null> {
    const text = await readFile(join(folderOf(storyId, releaseId), `${id}.json`), 'utf8').catch(() => null)
    if (text === null) return null
    const parsed = v.safeParse(VersionSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  }

  return {
    /** The numbers of a story's versions, in a release or outside of any, the latest first. */
    ids,
    read,
    /** Keeps a state for good. Within a change of the space: its lock keeps two from taking one number. */
    keep: async (version: NewVersion, now: number, inRelease: number | null = null): Promise<number> => {
      const folder = folderOf(version.story_id, inRelease)
      const known = await ids(version.story_id, inRelease)
      const id = Math.max(now, (known[0] ?? 0) + 1)
      const whole = { ...version, id, created_at: new Date(now).toISOString() }
      await writeDurably(join(folder, `${id}.json`), JSON.stringify(whole))
      const old = known.slice(MOST_VERSIONS - 1)
      await Promise.all(old.map((one) => rm(join(folder, `${one}.json`), { force: true })))
      return id
    },
  }
}
