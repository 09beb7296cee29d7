import { holds } from './holds.ts'
import type { SpaceFile, SpaceStory } from './space-file.ts'
import { visibleContent } from './visible-content.ts'

/** A story whose readers see something else than before; the slugs by which it was and is found, base and translated. */
export type ChangedStory = { id: number; uuid: string; slugs: string[] }

/**
 * Stories that were published, changed, moved or taken back between two states of a space, and those that show a picture
 * of which something else stays in sight. Drafts do not count.
 */
export function changedStories(before: SpaceFile, after: SpaceFile): ChangedStory[] {
  const old = published(before)
  const fresh = published(after)
  const pictures = otherwiseCropped(before, after)
  const uuids = new Set([...old.keys(), ...fresh.keys()])

  return [...uuids].flatMap((uuid) => {
    const was = old.get(uuid)
    const is = fresh.get(uuid)
    const isSame = was && is && seen(was) === seen(is)
    if (isSame && !pictures.some((picture) => holds(visibleContent(is, 'published'), picture))) return []
    const stories = [was, is].filter((story) => story !== undefined)
    const slugs = stories.flatMap((story) => [
      story.full_slug,
      ...(story.translated_slugs ?? []).map(({ path }) => path),
    ])
    const id = stories[0]?.id ?? 0
    return [{ id, uuid, slugs: [...new Set(slugs)] }]
  })
}

/** Pictures of the library of which something else stays in sight than before. */
function otherwiseCropped(before: SpaceFile, after: SpaceFile): string[] {
  const was = new Map(before.assets.map(({ filename, focus }) => [filename, focus]))
  return after.assets.flatMap(({ filename, focus }) =>
    (was.get(filename) ?? '') === focus ? [] : [filename],
  )
}

function published(space: SpaceFile): Map<string, SpaceStory> {
  const stories = space.stories.filter((story) => visibleContent(story, 'published') !== null)
  return new Map(stories.map((story) => [story.uuid, story]))
}

/** What a reader can see of a story, as a text to compare. */
function seen(story: SpaceStory): string {
  const {
    content: _draft,
    published_content: _published,
    updated_at: _when,
    lock_version: _writes,
    ...rest
  } = story
  return JSON.stringify([rest, visibleContent(story, 'published')])
}
