import * as v from 'valibot'
import { json, missing, Refusal } from '../json-answer.ts'
import { paged } from '../parameters.ts'
import type { SpaceFile, SpaceStory, StoryScheduling } from '../space/space-file.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { moment, nextId, storyIn, withLastId } from './story-state.ts'

const Input = v.object({
  story_scheduling: v.object({
    story_id: v.optional(v.number()),
    lock_version: v.optional(v.number()),
    publish_at: v.pipe(v.string(), v.isoTimestamp('a moment is written as 2026-12-01T08:00:00.000Z')),
    language: v.optional(v.nullable(v.string())),
  }),
})

/** `GET story_schedulings`. */
export async function schedulingList(
  { store }: ManagementParts,
  { query }: ManagementRequest,
): Promise<Response> {
  const status = query.get('by_status')
  const { story_schedulings: all, space } = await store.read()
  const chosen = all.filter((plan) => status === null || plan.status === status)
  const { items, headers } = paged(chosen, query, { usual: 25, most: 100 })
  return json(200, { story_schedulings: items.map((plan) => planOf(space.id, plan)) }, headers)
}

/** `GET story_schedulings/{id}`. */
export async function oneScheduling(
  { store }: ManagementParts,
  { rest }: ManagementRequest,
): Promise<Response> {
  const space = await store.read()
  return json(200, { story_scheduling: planOf(space.space.id, planIn(space, rest)) })
}

/**
 * `POST story_schedulings`: publishes a story's draft, as it is now, at a moment to come. A `lock_version` that is not the
 * latest is a 409, so that nobody plans what they have not seen.
 */
export async function createScheduling(
  parts: ManagementParts,
  { body }: ManagementRequest,
): Promise<Response> {
  const { story_id, publish_at, lock_version } = planInput(body, parts)
  return parts.store.change(async (space) => {
    const story = await plannedStory(parts, storyIn(space, [String(story_id ?? '')]), lock_version)
    const now = moment(parts)
    const plan: StoryScheduling = {
      id: nextId(space),
      story_id: story.id,
      publish_at,
      content: story.content,
      status: 'scheduled',
      reason: null,
      created_at: now,
      updated_at: now,
    }
    return {
      space: { ...space, story_schedulings: [...space.story_schedulings, plan] },
      answer: json(201, { story_scheduling: planOf(space.space.id, plan) }),
    }
  })
}

/** `PUT story_schedulings/{id}`: another moment, for the draft as it is now. */
export async function updateScheduling(
  parts: ManagementParts,
  { rest, body }: ManagementRequest,
): Promise<Response> {
  const { publish_at, lock_version } = planInput(body, parts)
  return parts.store.change(async (space) => {
    const before = planIn(space, rest)
    const { content } = await plannedStory(parts, storyIn(space, [String(before.story_id)]), lock_version)
    const plan = {
      ...before,
      publish_at,
      content,
      status: 'scheduled' as const,
      reason: null,
      updated_at: moment(parts),
    }
    const story_schedulings = space.story_schedulings.map((one) => (one === before ? plan : one))
    return {
      space: { ...space, story_schedulings },
      answer: json(200, { story_scheduling: planOf(space.space.id, plan) }),
    }
  })
}

/** `DELETE story_schedulings/{id}`. */
export async function deleteScheduling(
  { store }: ManagementParts,
  { rest }: ManagementRequest,
): Promise<Response> {
  return store.change(async (space) => {
    const plan = planIn(space, rest)
    const story_schedulings = space.story_schedulings.filter((one) => one !== plan)
    return {
      space: withLastId({ ...space, story_schedulings }, plan.id),
      answer: json(200, { story_scheduling: planOf(space.space.id, plan) }),
    }
  })
}

/** A story whose draft may be planned. Throws a 409 where it is another one than was seen, and a 422 with its problems. */
async function plannedStory(
  parts: ManagementParts,
  story: SpaceStory,
  seen: number | undefined,
): Promise<SpaceStory> {
  if (seen !== undefined && seen !== story.lock_version)
    throw new Refusal(
      409,
      `Somebody else has saved this story meanwhile (lock_version ${story.lock_version}, yours is ${seen}). Read it again before you plan it`,
    )
  const problems = await parts.check(story)
  if (problems.length > 0) throw new Refusal(422, `It could not be published: ${problems.join('; ')}`)
  return story
}

function planInput(body: unknown, { now }: ManagementParts) {
  const parsed = v.safeParse(Input, body)
  if (!parsed.success) {
    const words = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
    throw new Refusal(422, words.join('; '))
  }
  const { language, ...plan } = parsed.output.story_scheduling
  if (language)
    throw new Refusal(422, 'language: a story is published in all its languages at once; leave it away')
  if (Date.parse(plan.publish_at) <= now())
    throw new Refusal(422, `publish_at: ${plan.publish_at} is over; say a moment to come, or publish now`)
  return plan
}

function planIn({ story_schedulings }: SpaceFile, [id]: readonly string[]): StoryScheduling {
  const plan = story_schedulings.find((one) => String(one.id) === id)
  if (plan === undefined) throw missing()
  return plan
}

/** A plan as the protocol shows it; what it publishes, the protocol does not know. */
function planOf(spaceId: number, { content: _content, ...plan }: StoryScheduling) {
  return { ...plan, space_id: spaceId, language: '', deleted_at: null }
}
