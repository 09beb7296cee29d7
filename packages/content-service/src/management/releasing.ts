import { Refusal } from '../json-answer.ts'
import type { SpaceFile, SpaceRelease, SpaceStory } from '../space/space-file.ts'
import type { ManagementParts } from './management-parts.ts'
import { overtaken } from './publishing.ts'
import { conflictOf, storiesOf } from './release-conflicts.ts'
import { withRelease } from './release-story.ts'
import { keep, keepFirst, moment, replaced } from './story-state.ts'

type StoryProblems = { story: SpaceStory; problems: readonly string[] }

/** What is wrong with the stories of a release as pages, each by its story. They are judged as they will be together. */
export async function releaseProblems(
  parts: ManagementParts,
  space: SpaceFile,
  release: SpaceRelease,
): Promise<StoryProblems[]> {
  const found: StoryProblems[] = []
  for (const { story, entry } of storiesOf(space, release)) {
    const problems = await parts.check({ ...story, content: entry.content }, release.id)
    if (problems.length > 0) found.push({ story, problems })
  }
  return found
}

/**
 * The space once everybody sees a release: all of its stories or none. Throws a 422 with every problem of every story,
 * and a 409 where something outside would be undone that nobody has looked at, unless it is forced.
 */
export async function releasedSpace(
  parts: ManagementParts,
  space: SpaceFile,
  release: SpaceRelease,
  isForced = false,
): Promise<SpaceFile> {
  const stories = storiesOf(space, release)
  if (stories.length === 0)
    throw new Refusal(422, `The release "${release.name}" cannot go out: no story is in it`)
  const broken = await releaseProblems(parts, space, release)
  if (broken.length > 0)
    throw new Refusal(
      422,
      `The release "${release.name}" cannot go out: ${broken
        .map(({ story, problems }) => `${story.full_slug}: ${problems.join('; ')}`)
        .join(' | ')}`,
    )
  const undone = stories.filter((one) => !isForced && conflictOf(one) !== null)
  if (undone.length > 0)
    throw new Refusal(
      409,
      `The release "${release.name}" would undo what has changed outside of it: ${undone
        .map(({ story }) => story.full_slug)
        .join(', ')}. Compare both, then send force_update`,
    )

  const now = moment(parts)
  let after = space
  for (const { story, entry } of stories) {
    const published: SpaceStory = {
      ...story,
      content: entry.content,
      published_content: entry.content,
      updated_at: now,
      published_at: now,
      first_published_at: story.first_published_at ?? now,
      lock_version: story.lock_version + 1,
    }
    await keepFirst(parts, story)
    await keep(parts, published, 'published', { from: release.id })
    after = overtaken(replaced(after, published), story.id, parts)
  }
  return withRelease(after, {
    ...release,
    released: true,
    released_at: now,
    reason: null,
    updated_at: now,
    lock_version: release.lock_version + 1,
    stories: [],
    released_story_ids: stories.map(({ story }) => story.id),
  })
}

/** Releases that go out by themselves now; one that could not is not tried again before it is planned anew. */
export function dueReleases({ releases }: SpaceFile, { now }: Pick<ManagementParts, 'now'>): SpaceRelease[] {
  return releases.filter(
    ({ released, release_at, reason }) =>
      !released && reason === null && release_at !== null && Date.parse(release_at) <= now(),
  )
}

/** The space after a release that was due, and what the log says of it. */
export async function releasedWhenDue(parts: ManagementParts, space: SpaceFile, release: SpaceRelease) {
  try {
    const line = `The release "${release.name}" went out as planned for ${release.release_at}.`
    return { space: await releasedSpace(parts, space, release), line }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const failed = { ...release, reason: problem.message, updated_at: moment(parts) }
    return {
      space: withRelease(space, failed),
      line: `The release "${release.name}" was due at ${release.release_at}. ${problem.message}`,
    }
  }
}
