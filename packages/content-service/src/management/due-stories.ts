import { Refusal } from '../json-answer.ts'
import type { SpaceFile, StoryScheduling } from '../space/space-file.ts'
import type { ManagementParts } from './management-parts.ts'
import { dueReleases, releasedWhenDue } from './releasing.ts'
import { keep, moment, publishedStory, replaced, withLastId } from './story-state.ts'

/**
 * Publishes what is due, each plan and each release once: it leaves the space in the same write that publishes its
 * stories, so neither a restart nor a second process does it again. A plan publishes the draft as it was planned; what was
 * saved since stays a draft. What cannot be published keeps its reason and is not tried again.
 *
 * @returns a line for every plan and release that was due
 */
export async function publishDue(parts: ManagementParts): Promise<string[]> {
  const now = await parts.store.read()
  if (dueIn(now, parts).length === 0 && dueReleases(now, parts).length === 0) return []
  return parts.store.change(async (space) => {
    const lines: string[] = []
    let after = space
    // Before the plans of single stories, which would have changed what the release began from.
    for (const { id } of dueReleases(space, parts)) {
      const release = after.releases.find((one) => one.id === id)
      if (release === undefined) continue
      const { space: next, line } = await releasedWhenDue(parts, after, release)
      after = next
      lines.push(line)
    }
    for (const plan of dueIn(after, parts)) {
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
    return {
      space: withLastId({ ...space, story_schedulings: others }, plan.id),
      line: `Story ${plan.story_id} is gone.`,
    }
  try {
    const content = plan.content ?? before.content
    const planned = await publishedStory(parts, { ...before, content })
    await keep(parts, planned, 'published')
    const story = { ...planned, content: before.content, lock_version: before.lock_version + 1 }
    return {
      space: withLastId({ ...replaced(space, story), story_schedulings: others }, plan.id),
      line: `${story.full_slug} was published as planned for ${plan.publish_at}.`,
    }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const reason = problem.message
    const failed = { ...plan, content: null, status: 'failed' as const, reason, updated_at: moment(parts) }
    return {
      space: { ...space, story_schedulings: [...others, failed] },
      line: `${before.full_slug} was due at ${plan.publish_at}. ${reason}`,
    }
  }
}
