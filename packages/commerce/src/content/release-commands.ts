import type { StoryContent } from '@shop/api-client/office/content-commands'
import {
  type ChangedStory,
  changeRelease,
  checkRelease,
  createRelease,
  deleteRelease,
  keepInRelease,
  type ListedRelease,
  leaveRelease,
  listReleases,
  openRelease,
  releaseNow,
} from '@shop/api-client/office/release-commands'
import { bindCommands, type CommandHandler } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { limitConcurrency } from '@shop/engine/session/limit-concurrency'
import * as v from 'valibot'
import { accepted, type ContentContext, contentDeskOf, releaseOut, story } from './ask-content.ts'
import type { ContentDesk, ContentReply } from './content-desk.ts'
import { type ReleaseState, releaseStates } from './release-states.ts'
import { listedStories, openedStory } from './story-answers.ts'

const ReleaseSchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  release_at: v.nullish(v.string(), null),
  released: v.nullish(v.boolean(), false),
  released_at: v.nullish(v.string(), null),
  reason: v.nullish(v.string(), null),
  story_ids: v.nullish(v.array(v.number()), null),
  lock_version: v.nullish(v.number(), null),
})
const PER_PAGE = 100
/** Stories that are asked for side by side: soon there, and no flood for whoever serves the space. */
const AT_ONCE = 6
const onContent = bindCommands<ContentContext>()

/** The commands about releases. As with stories, the content service keeps them whole, and the log says what was done. */
export const RELEASE_COMMANDS: readonly CommandHandler<ContentContext>[] = [
  onContent(listReleases, {
    prepare: async (_, context) => {
      const desk = await contentDeskOf(context)
      const { data } = await askedOf(desk, 'get', 'releases', { per_page: PER_PAGE })
      return { data, timezone: desk.timezone }
    },
  })(async (_, __, { data, timezone }) => ({
    answer: {
      releases: v.parse(v.object({ releases: v.array(ReleaseSchema) }), data).releases.map(listed),
      timezone,
    },
    object: null,
  })),

  onContent(checkRelease, {
    prepare: async ({ release: id }, context) => {
      const desk = await contentDeskOf(context)
      return releaseStates((await askedOf(desk, 'get', `releases/${id}/check_conflicts`)).data)
    },
  })(async (_, __, { hasConflicts, states }) => {
    const all = [...states.values()]
    const conflicts = all.filter(({ conflict }) => conflict !== null).length
    const broken = all.filter(({ problems }) => problems.length > 0).length
    return { answer: { hasConflicts, conflicts, broken }, object: null }
  }),

  onContent(openRelease, {
    prepare: async ({ release: id }, context) => {
      const desk = await contentDeskOf(context)
      const release = await oneRelease(desk, id)
      const closed = { hasConflicts: false, changes: [] }
      return {
        release,
        timezone: desk.timezone,
        ...(release.isReleased ? closed : await changesOf(desk, id, context.now)),
      }
    },
  })(async (_, __, opened) => ({ answer: opened, object: null })),

  onContent(createRelease, {
    outside: async ({ name, releaseAt }, context) => {
      const desk = await contentDeskOf(context)
      const release = { name, release_at: releaseAt, timezone: desk.timezone }
      return releaseIn((await askedOf(desk, 'post', 'releases', { release })).data)
    },
  })(async (_, __, made) => releaseResult(made)),

  onContent(changeRelease, {
    outside: async ({ release: id, name, releaseAt, lockVersion }, context) => {
      const desk = await contentDeskOf(context)
      const before = await oneRelease(desk, id)
      const release = { name, release_at: releaseAt, timezone: desk.timezone, ...seen(lockVersion) }
      const after = releaseIn((await askedOf(desk, 'put', `releases/${id}`, { release })).data)
      return { before, after }
    },
  })(async (_, __, { before, after }) => ({ ...releaseResult(after), before: factsOf(before) })),

  onContent(releaseNow, {
    outside: async ({ release: id, lockVersion }, context) => {
      const desk = await contentDeskOf(context)
      const before = await oneRelease(desk, id)
      const input = { release: seen(lockVersion), do_release: true }
      const after = releaseIn((await askedOf(desk, 'put', `releases/${id}`, input)).data)
      return { before, after }
    },
  })(async (_, __, { before, after }) => ({ ...releaseResult(after), before: factsOf(before) })),

  onContent(deleteRelease, {
    outside: async ({ release: id }, context) => {
      const desk = await contentDeskOf(context)
      const release = await oneRelease(desk, id)
      await askedOf(desk, 'delete', `releases/${id}`)
      return release
    },
  })(async ({ release: id }, _, release) => ({
    answer: { id },
    object: objectOf(release),
    before: factsOf(release),
  })),

  onContent(leaveRelease, {
    outside: async ({ release, id }, context) => {
      const desk = await contentDeskOf(context)
      const left = await desk.ask('delete', `releases/${release}/stories/${id}`)
      const after = { release: await oneRelease(desk, release), story: await story(context, id) }
      // The protocol has no such address: where both are there, it is the address that is not.
      if (left.type === 'refused' && (left.status === 404 || left.status === 405)) throw releaseKeeps()
      acceptedOf(left)
      return after
    },
  })(async ({ id }, _, { release, story: { fullSlug } }) => ({
    answer: { id },
    object: objectOf(release),
    after: { without: fullSlug },
  })),

  onContent(keepInRelease, {
    outside: async ({ release, id, outsideVersion }, context) => {
      const desk = await contentDeskOf(context)
      // What nobody has looked at is not settled.
      if ((await story(context, id)).lockVersion !== outsideVersion) throw changedMeanwhile()
      const input = { story: {}, release_id: release, force_update: 1 }
      await askedOf(desk, 'put', `stories/${id}`, input)
      return { release: await oneRelease(desk, release), story: await story(context, id) }
    },
  })(async ({ id }, _, { release, story: { fullSlug } }) => ({
    answer: { id },
    object: objectOf(release),
    after: { kept: fullSlug },
  })),
]

function seen(lockVersion: number | null) {
  return lockVersion === null ? {} : { lock_version: lockVersion }
}

function releaseResult(release: ListedRelease) {
  return { answer: release, object: objectOf(release), after: factsOf(release) }
}

/** What the log says of a release. */
function factsOf({ name, releaseAt, isReleased }: ListedRelease) {
  return { name, releaseAt, isReleased }
}

function changedMeanwhile(): CommandRefusal {
  return new CommandRefusal(
    'Somebody else has changed this release since you opened it: look at what it says now.',
    'releaseChanged',
  )
}

function releaseKeeps(): CommandRefusal {
  return new CommandRefusal(
    'The content service takes single pages out of a release in its own editor alone: take it out there.',
    'releaseKeeps',
  )
}

function objectOf({ name }: ListedRelease): string {
  return `release:${name}`
}

async function oneRelease(desk: ContentDesk, id: number): Promise<ListedRelease> {
  return releaseIn((await askedOf(desk, 'get', `releases/${id}`)).data)
}

function releaseIn(data: unknown): ListedRelease {
  return listed(v.parse(v.object({ release: ReleaseSchema }), data).release)
}

function listed(release: v.InferOutput<typeof ReleaseSchema>): ListedRelease {
  return {
    id: release.id,
    name: release.name,
    releaseAt: release.release_at,
    isReleased: release.released ?? false,
    releasedAt: release.released_at,
    reason: release.reason,
    stories: release.story_ids?.length ?? null,
    lockVersion: release.lock_version,
  }
}

/** What each story of a release says there and outside, and what stands against it. */
async function changesOf(
  desk: ContentDesk,
  release: number,
  now: Date,
): Promise<{ hasConflicts: boolean; changes: ChangedStory[] }> {
  const { hasConflicts, states } = releaseStates(
    (await askedOf(desk, 'get', `releases/${release}/check_conflicts`)).data,
  )
  const inTurn = limitConcurrency(AT_ONCE)
  const changeOf = async ({ id, name, fullSlug, state }: Listed): Promise<ChangedStory> => {
    const inside = await askedOf(desk, 'get', `stories/${id}`, { release_id: release })
    const opened = openedStory(inside.data, desk, now, release)
    const { lockVersion: outsideVersion, content: draft } = openedStory(
      (await askedOf(desk, 'get', `stories/${id}`)).data,
      desk,
      now,
    )
    const published = state === 'draft' ? null : await publishedContent(desk, { id, state, draft })
    const { conflict, problems }: ReleaseState = states.get(id) ?? { conflict: null, problems: [] }
    const contents = { published, draft, content: opened.content }
    return {
      id,
      name,
      fullSlug,
      ...contents,
      conflict,
      outsideVersion,
      problems: problems.join('; '),
      preview: opened.draft,
    }
  }
  const listed = await storiesIn(desk, release)
  return {
    hasConflicts,
    changes: await Promise.all(listed.map((one) => inTurn(() => changeOf(one)))),
  }
}

type Listed = ReturnType<typeof listedStories>[number]

/** The stories of a release, however many pages of the protocol they are. */
async function storiesIn(desk: ContentDesk, release: number) {
  const found: Listed[] = []
  for (let page = 1; ; page += 1) {
    const { data, total } = await askedOf(desk, 'get', 'stories', {
      in_release: release,
      release_scope_id: release,
      story_only: 1,
      per_page: PER_PAGE,
      page,
    })
    const stories = listedStories(data)
    found.push(...stories)
    if (stories.length === 0 || found.length >= total) return found
  }
}

type Outside = { id: number; state: 'published' | 'changed'; draft: StoryContent }

/** The protocol opens drafts alone; what is published was kept as a version when it was. */
async function publishedContent(desk: ContentDesk, { id, state, draft }: Outside) {
  if (state === 'published') return draft
  const { data } = await askedOf(desk, 'get', 'story_versions', {
    by_story_id: id,
    show_content: true,
    per_page: PER_PAGE,
  })
  const { story_versions } = v.parse(VersionsSchema, data)
  return story_versions.find(({ status }) => status === 'published')?.content ?? null
}

const VersionsSchema = v.object({
  story_versions: v.array(
    v.looseObject({
      status: v.nullish(v.string(), null),
      content: v.looseObject({ component: v.string() }),
    }),
  ),
})

/** How the shop's own service says why a release does not go out. */
const [OUT, UNDOES, EMPTY, BROKEN, PAST] = [
  /is out already/,
  / would undo what has changed outside of it: (?<stories>.*)\. Compare/,
  /cannot go out: no story/,
  /cannot go out: (?<problems>.*)$/s,
  /release_at: .* is over/,
]

/** What the service answers about a release. @throws CommandRefusal where it does not do it */
async function askedOf(desk: ContentDesk, ...request: Parameters<ContentDesk['ask']>) {
  return acceptedOf(await desk.ask(...request))
}

function acceptedOf(reply: ContentReply) {
  if (reply.type === 'done') return reply
  const { status, reason } = reply
  if (status === 404)
    throw new CommandRefusal('This release is not there any more: look it up in the list.', 'releaseUnknown')
  const undone = UNDOES.exec(reason)?.groups?.stories
  if (undone !== undefined)
    throw new CommandRefusal(
      `The release would undo what has changed outside of it: ${undone}. Compare both first.`,
      'releaseConflict',
      { stories: undone },
    )
  if (status === 409) throw changedMeanwhile()
  if (OUT.test(reason)) throw releaseOut()
  if (PAST.test(reason))
    throw new CommandRefusal('This moment is over: choose one to come, or release it now.', 'releasePast')
  if (EMPTY.test(reason))
    throw new CommandRefusal('No page is in this release yet: there is nothing to show.', 'releaseEmpty')
  const problems = BROKEN.exec(reason)?.groups?.problems
  if (problems !== undefined)
    throw new CommandRefusal(`The release cannot go out: ${problems}`, 'releaseBroken', { problems })
  return accepted(reply)
}
