import {
  createStory,
  moveStory,
  type OpenedStory,
  publishStory,
  restoreStory,
  saveStory,
  unpublishStory,
} from '@shop/api-client/office/content-commands'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { type LogRow, logEntries } from '@shop/engine/command/command-log-store'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'

/** The service writes a moment after the log has begun its entry, by a clock of its own. */
const CLOCKS_MS = 15_000
/** Of a story nobody has more versions. */
const MOST_ENTRIES = 200
/** The last write is among these, whatever was done in releases meanwhile. */
const LATEST_ENTRIES = 30
const MOST_ADDRESSES = 10

/** The states that a command leaves among the versions of a story. */
const LEAVES: Readonly<Record<string, readonly string[]>> = {
  [createStory.name]: ['draft'],
  [saveStory.name]: ['draft'],
  [restoreStory.name]: ['draft'],
  [moveStory.name]: ['draft', 'published'],
  [publishStory.name]: ['published'],
  [unpublishStory.name]: ['unpublished'],
}
const AtPathSchema = v.object({ path: v.string() })
const InReleaseSchema = v.object({ release: v.number() })

type Place = Pick<OpenedStory, 'fullSlug' | 'release'>

export function storyObject({ fullSlug }: Pick<OpenedStory, 'fullSlug'>): string {
  return `story:${fullSlug}`
}

/** Who has written a story here last; null where somebody has written it elsewhere since, or nobody here ever did. */
export async function lastWriter(
  sql: Sql,
  { release, releases, updatedAt, ...story }: OpenedStory,
): Promise<LogRow | null> {
  // Before it is changed in a release, it is there as it is outside.
  const isThere = release !== null && releases.includes(release)
  const [last] = await writes(sql, { ...story, release: isThere ? release : null }, LATEST_ENTRIES)
  if (last === undefined) return null
  const isLater = updatedAt !== null && Date.parse(updatedAt) > last.at.getTime() + CLOCKS_MS
  return isLater ? null : last
}

type Version = { at: string; status: string | null }

/** Who has made each version, the latest first: the log knows who wrote what when, and the service knows no staff. */
export async function versionWriters(
  sql: Sql,
  place: Place,
  versions: readonly Version[],
): Promise<(string | null)[]> {
  const free = new Set(await writes(sql, place, MOST_ENTRIES))
  return versions.map(({ at, status }) => {
    const distance = ({ at: noted }: LogRow) => Math.abs(Date.parse(at) - noted.getTime())
    const [nearest] = [...free]
      .filter(
        (row) => (status === null || LEAVES[row.command]?.includes(status)) && distance(row) <= CLOCKS_MS,
      )
      .toSorted((one, other) => distance(one) - distance(other))
    if (nearest === undefined) return null
    free.delete(nearest)
    return nearest.by
  })
}

/** What was written of a story, the latest first, at its address and at those that it had before. */
async function writes(sql: Sql, { fullSlug, release }: Place, limit: number): Promise<LogRow[]> {
  const found: LogRow[] = []
  let slug = fullSlug
  for (let known = 0; known < MOST_ADDRESSES; known += 1) {
    const rows = await logEntries(sql, {
      object: storyObject({ fullSlug: slug }),
      before: found.at(-1)?.id ?? null,
      withReads: false,
      limit,
    })
    const arrival = rows.findIndex((row) => movedFrom(row, slug) !== null)
    const move = rows[arrival]
    // What is older was about another story, which has left the address.
    found.push(...(move === undefined ? rows : rows.slice(0, arrival + 1)))
    const before = move === undefined ? null : movedFrom(move, slug)
    if (before === null) break
    slug = before
  }
  return found.filter(({ command, after }) => command in LEAVES && releaseOf(after) === release)
}

/** Where a story came from that was moved to an address; null for whatever else was done. */
function movedFrom({ command, before, after }: LogRow, fullSlug: string): string | null {
  if (command !== moveStory.name) return null
  const [from, to] = [v.safeParse(AtPathSchema, before), v.safeParse(AtPathSchema, after)]
  if (!from.success || !to.success || from.output.path === to.output.path) return null
  const place = withoutSlashes(fullSlug)
  const address = withoutSlashes(to.output.path)
  return place.endsWith(address)
    ? `${place.slice(0, place.length - address.length)}${withoutSlashes(from.output.path)}`
    : null
}

function releaseOf(after: unknown): number | null {
  const parsed = v.safeParse(InReleaseSchema, after)
  return parsed.success ? parsed.output.release : null
}
