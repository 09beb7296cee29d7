import { Refusal } from '../json-answer.ts'
import type { SpaceFile, StoryScheduling } from '../space/space-file.ts'
import type { ManagementParts } from './management-parts.ts'
import { keep, moment, publishedStory, replaced } from './story-state.ts'

/**
 * Publishes what is due, each plan once: it leaves the space in the same write that publishes its story, so neither a
 * restart nor a second process does it again. What cannot be published keeps its reason and is not tried again.
 *
 * @returns a line for every plan that was due
 */
export async function publishDue(parts: ManagementParts): Promise<string[]> {
  if (dueIn(await parts.store.read(), parts).length === 0) return []
  return parts.store.change(async (space) => {
    const lines: string[] = []
    let after = space
    for (const plan of dueIn(space, parts)) {
      const { space: next, line } = await published(after, plan, parts)
      after = next
      lines.push(line)
    }
    return { space: after, answer: lines }
  })
}

function dueIn({ story_schedulings }: SpaceFile, { now }: ManagementParts): StoryScheduling[] {
  return story_schedulings.filter(
    ({ status, publish_at }) => status === 'scheduled' && Date.parse(publish_at) <= now(),
  )
}

async function published(space: SpaceFile, plan: StoryScheduling, parts: ManagementParts) {
  const before = space.stories.find(({ id }) => id === plan.story_id)
  const others = space.story_schedulings.filter(({ id }) => id !== plan.id)
  if (before === undefined)
    return { space: { ...space, story_schedulings: others }, line: `Story ${plan.story_id} is gone.` }
  try {
    const story = { ...(await publishedStory(parts, before)), lock_version: before.lock_version + 1 }
    await keep(parts, story, 'published')
    return {
      space: { ...replaced(space, story), story_schedulings: others },
      line: `${story.full_slug} was published as planned for ${plan.publish_at}.`,
    }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const reason = problem.message
    const failed = { ...plan, status: 'failed' as const, reason, updated_at: moment(parts) }
    return {
      space: { ...space, story_schedulings: [...others, failed] },
      line: `${before.full_slug} was due at ${plan.publish_at}. ${reason}`,
    }
  }
}
