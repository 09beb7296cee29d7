import { missing, Refusal } from '../json-answer.ts'
import { contentIn } from '../space/release-space.ts'
import type { ReleaseStory, SpaceFile, SpaceRelease, SpaceStory, StoryContent } from '../space/space-file.ts'
import { visibleContent } from '../space/visible-content.ts'
import { openedStory } from './managed-story.ts'
import type { ManagementParts } from './management-parts.ts'
import { conflictOf } from './release-conflicts.ts'
import { moment } from './story-state.ts'

/** The release that a request names; null where it names none. Throws a 404. */
export function releaseNamed(space: SpaceFile, id: string | number | null): SpaceRelease | null {
  if (id === null || String(id) === '' || String(id) === '0') return null
  return releaseIn(space, [String(id)])
}

/** The release that an address names. Throws a 404. */
export function releaseIn({ releases }: SpaceFile, [id]: readonly string[]): SpaceRelease {
  const release = releases.find((one) => String(one.id) === id)
  if (release === undefined) throw missing()
  return release
}

/** Throws a 422 for a release that is out. */
export function refuseReleased({ released, name }: SpaceRelease): void {
  if (released) throw new Refusal(422, `The release "${name}" is out already: it cannot be changed any more`)
}

/** The space with a release as it is now. */
export function withRelease(space: SpaceFile, release: SpaceRelease): SpaceFile {
  return { ...space, releases: space.releases.map((one) => (one.id === release.id ? release : one)) }
}

/** A story as editors open it in a release. Before it is changed there, its number is that of the story outside. */
export function storyOpenedIn(space: SpaceFile, release: SpaceRelease, story: SpaceStory) {
  const entry = entryOf(release, story)
  return {
    ...openedStory(space, story),
    content: contentIn(release, story),
    lock_version: entry?.lock_version ?? story.lock_version,
    updated_at: entry?.updated_at ?? story.updated_at ?? story.published_at,
    release_id: entry ? release.id : null,
    conflict: entry ? conflictOf({ story, entry }) : null,
  }
}

type Written = {
  content?: StoryContent
  /** The number that whoever writes has seen; whoever says none overwrites. */
  seen: number | undefined
  /** Overwrites all the same, and takes what has changed outside for seen. */
  isForced: boolean
}

/** The release with what a story says there from now on; the story itself stays. Throws a 409 as outside. */
export function writtenIn(
  release: SpaceRelease,
  story: SpaceStory,
  { content, seen, isForced }: Written,
  parts: ManagementParts,
): SpaceRelease {
  refuseReleased(release)
  const before = entryOf(release, story)
  const known = before?.lock_version ?? story.lock_version
  if (!isForced && seen !== undefined && seen !== known)
    throw new Refusal(
      409,
      `Somebody else has saved this story meanwhile (lock_version ${known}, yours is ${seen}). Read it again, or send force_update to overwrite it`,
    )
  const entry: ReleaseStory = {
    ...(before && !isForced ? before : baseOf(story, isForced)),
    story_id: story.id,
    content: content ?? contentIn(release, story),
    lock_version: known + 1,
    updated_at: moment(parts),
  }
  return changedRelease(release, [...otherStories(release, story), entry], parts)
}

/** The release without a story. */
export function withoutStory(
  release: SpaceRelease,
  story: Pick<SpaceStory, 'id'>,
  parts: ManagementParts,
): SpaceRelease {
  return changedRelease(release, otherStories(release, story), parts)
}

/** A draft that nobody has published is seen by nobody who begins with what is published. */
function baseOf(story: SpaceStory, isForced: boolean) {
  const published = visibleContent(story, 'published')
  return { base_published: published, base_draft: isForced ? story.content : (published ?? story.content) }
}

function entryOf({ stories }: SpaceRelease, { id }: Pick<SpaceStory, 'id'>): ReleaseStory | undefined {
  return stories.find(({ story_id }) => story_id === id)
}

function otherStories({ stories }: SpaceRelease, { id }: Pick<SpaceStory, 'id'>): ReleaseStory[] {
  return stories.filter(({ story_id }) => story_id !== id)
}

/** A release with other stories. Why it did not go out stays said until it is planned anew. */
function changedRelease(
  release: SpaceRelease,
  stories: ReleaseStory[],
  parts: ManagementParts,
): SpaceRelease {
  return { ...release, stories, updated_at: moment(parts), lock_version: release.lock_version + 1 }
}
