import type { SpaceFile, SpaceStory } from './space-file.ts'
import { visibleContent } from './visible-content.ts'

/** A story whose readers see something else than before; the slugs by which it was and is found, base and translated. */
export type ChangedStory = { id: number; uuid: string; slugs: string[] }

/** Stories that were published, changed, moved or taken back between two states of a space. Drafts do not count. */
export function changedStories(before: SpaceFile, after: SpaceFile): ChangedStory[] {
  const old = published(before)
  const fresh = published(after)
  const uuids = new Set([...old.keys(), ...fresh.keys()])

  return [...uuids].flatMap((uuid) => {
    const was = old.get(uuid)
    const is = fresh.get(uuid)
    if (was && is && seen(was) === seen(is)) return []
    const stories = [was, is].filter((story) => story !== undefined)
    const slugs = stories.flatMap((story) => [
      story.full_slug,
      ...(story.translated_slugs ?? []).map(({ path }) => path),
    ])
    const id = stories[0]?.id ?? 0
    return [{ id, uuid, slugs: [...new Set(slugs)] }]
  })
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
