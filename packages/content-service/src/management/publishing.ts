import { json, Refusal } from '../json-answer.ts'
import type { SpaceFile } from '../space/space-file.ts'
import { openedStory } from './managed-story.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { keep, keepFirst, moment, publishedStory, replaced, storyIn } from './story-state.ts'

/** `GET stories/{id}/publish`, as the protocol has it. */
export async function publishStory(
  parts: ManagementParts,
  { rest, query }: ManagementRequest,
): Promise<Response> {
  refuseLanguage(query)
  if (query.get('release_id'))
    throw new Refusal(422, 'release_id: a release goes out as a whole; send do_release to it')
  return parts.store.change(async (space) => {
    const before = storyIn(space, rest)
    const story = { ...(await publishedStory(parts, before)), lock_version: before.lock_version + 1 }
    await keepFirst(parts, before)
    await keep(parts, story, 'published')
    const after = overtaken(replaced(space, story), story.id, parts)
    return { space: after, answer: json(200, { story: openedStory(after, story) }) }
  })
}

/** `GET stories/{id}/unpublish`: the draft stays. */
export async function unpublishStory(
  parts: ManagementParts,
  { rest, query }: ManagementRequest,
): Promise<Response> {
  refuseLanguage(query)
  return parts.store.change(async (space) => {
    const before = storyIn(space, rest)
    const story = { ...before, published_content: null, lock_version: before.lock_version + 1 }
    await keepFirst(parts, before)
    await keep(parts, story, 'unpublished')
    const after = replaced(space, story)
    return { space: after, answer: json(200, { story: openedStory(after, story) }) }
  })
}

/** What was published by hand is not published again by an earlier plan. */
export function overtaken(space: SpaceFile, storyId: number, parts: ManagementParts): SpaceFile {
  const updated_at = moment(parts)
  return {
    ...space,
    story_schedulings: space.story_schedulings.map((plan) =>
      plan.story_id === storyId && plan.status === 'scheduled'
        ? { ...plan, content: null, status: 'published_before_schedule' as const, updated_at }
        : plan,
    ),
  }
}

function refuseLanguage(query: URLSearchParams): void {
  if (query.get('lang'))
    throw new Refusal(422, 'lang: a story is published in all its languages at once; leave lang away')
}
