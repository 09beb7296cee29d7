import {
  blockKinds,
  listStories,
  type OpenedStory,
  openStory,
  publishStory,
  restoreStory,
  saveStory,
  scheduleStory,
  storyVersions,
  unpublishStory,
} from '@shop/api-client/office/content-commands'
import { bindCommands, type CommandHandler } from '@shop/engine/command/bind-commands'
import * as v from 'valibot'
import {
  asked,
  type ContentContext,
  contentDeskOf,
  planStory,
  putStory,
  refuseNeeded,
  seenStory,
  story,
} from './ask-content.ts'
import type { ContentDesk } from './content-desk.ts'
import { loggedStory } from './logged-story.ts'
import { kindsOf, listedStories, openedStory } from './story-answers.ts'
import { lastWriter, storyObject, versionWriters } from './story-writers.ts'

const PER_PAGE = 50
const MOST_VERSIONS = 50
const MOST_PLANS = 100
const onContent = bindCommands<ContentContext>()

const VersionsSchema = v.object({
  story_versions: v.array(
    v.looseObject({
      id: v.number(),
      created_at: v.string(),
      status: v.nullish(v.string(), null),
      content: v.looseObject({ component: v.string() }),
    }),
  ),
})
const PlansSchema = v.object({
  story_schedulings: v.array(v.looseObject({ id: v.number(), story_id: v.number() })),
})

/**
 * The commands about stories. The content service is asked before the transaction: it is no part of the database, and keeps
 * its own state whole. What changes it is begun in the log before.
 */
export const CONTENT_COMMANDS: readonly CommandHandler<ContentContext>[] = [
  onContent(listStories, {
    prepare: async ({ search, page }, context) => {
      const desk = await contentDeskOf(context)
      return asked(desk, 'get', 'stories', {
        page,
        per_page: PER_PAGE,
        story_only: 1,
        starts_with: `${desk.folder}/`,
        ...(search === '' ? {} : { search }),
      })
    },
  })(async (_, __, { data, total }) => ({
    answer: { stories: listedStories(data), total, perPage: PER_PAGE },
    object: null,
  })),

  onContent(openStory, { prepare: ({ id, release }, context) => story(context, id, release) })(
    async (_, { sql }, opened) => ({
      answer: { ...opened, by: (await lastWriter(sql, opened))?.by ?? null },
      object: null,
    }),
  ),

  onContent(blockKinds, {
    prepare: async (_, context) => asked(await contentDeskOf(context), 'get', 'components'),
  })(async (_, __, { data }) => ({ answer: { kinds: kindsOf(data) }, object: null })),

  onContent(storyVersions, {
    prepare: async ({ id, release }, context) => {
      const desk = await contentDeskOf(context)
      const [{ data }, { fullSlug }] = await Promise.all([
        asked(desk, 'get', 'story_versions', {
          by_story_id: id,
          ...(release === null ? {} : { by_release_id: release }),
          show_content: true,
          per_page: MOST_VERSIONS,
        }),
        story(context, id),
      ])
      return { versions: versionsIn(data), place: { fullSlug, release } }
    },
  })(async (_, { sql }, { versions, place }) => {
    const writers = await versionWriters(sql, place, versions)
    return {
      answer: { versions: versions.map((one, index) => ({ ...one, by: writers[index] ?? null })) },
      object: null,
    }
  }),

  onContent(saveStory, {
    outside: async ({ content, ...place }, context) => {
      const desk = await contentDeskOf(context)
      const before = await seenStory(context, place)
      const data = await putStory(context, desk, place, { story: { content } })
      return { before, after: openedStory(data, desk, context.now, place.release) }
    },
  })(async (_, { actor }, saved) => written(saved, actor)),

  onContent(publishStory, {
    outside: async (seen, context) => {
      const before = await seenStory(context, seen)
      await asked(await contentDeskOf(context), 'get', `stories/${seen.id}/publish`)
      return { before, after: await story(context, seen.id) }
    },
  })(async (_, { actor }, published) => written(published, actor)),

  onContent(unpublishStory, {
    outside: async (seen, context) => {
      const before = await seenStory(context, seen)
      refuseNeeded(before)
      await asked(await contentDeskOf(context), 'get', `stories/${seen.id}/unpublish`)
      return { before, after: await story(context, seen.id) }
    },
  })(async (_, { actor }, unpublished) => written(unpublished, actor)),

  onContent(restoreStory, {
    outside: async ({ version, ...seen }, context) => {
      const { id, release } = seen
      const before = await seenStory(context, seen)
      const place = release === null ? '' : `&release_id=${release}`
      // Last, because the client puts its own parameters behind it.
      const query = `version=${version}${place}&versions_v2=true`
      await asked(await contentDeskOf(context), 'get', `stories/${id}/restore_with?${query}`)
      return { before, after: await story(context, id, release) }
    },
  })(async (_, { actor }, restored) => written(restored, actor)),

  onContent(scheduleStory, {
    outside: async ({ at, ...seen }, context) => {
      const { id } = seen
      const desk = await contentDeskOf(context)
      // To drop a plan shows nobody what they have not looked at.
      const before = at === null ? await story(context, id) : await seenStory(context, seen)
      const plans = await plansOf(desk, id)
      // The new plan first: where it is refused, the old one stays.
      if (at !== null) await planStory(context, desk, { ...seen, at })
      for (const plan of plans) await asked(desk, 'delete', `story_schedulings/${plan}`)
      return { before, after: await story(context, id) }
    },
  })(async ({ at }, { sql }, { before, after }) => ({
    answer: { ...after, by: (await lastWriter(sql, after))?.by ?? null },
    object: storyObject(after),
    before: { publishAt: before.publishAt },
    after: { publishAt: at },
  })),
]

type Written = { before: OpenedStory; after: OpenedStory }

/** What was done to a story, as the log keeps it. */
function written({ before, after }: Written, { name: by }: ContentContext['actor']) {
  const words = loggedStory(before.content, after.content)
  const { release } = after
  return {
    answer: { ...after, by },
    object: storyObject(after),
    before: release === null ? { state: before.state, ...words.before } : words.before,
    after: release === null ? { state: after.state, ...words.after } : { release, ...words.after },
  }
}

function versionsIn(data: unknown) {
  return v
    .parse(VersionsSchema, data)
    .story_versions.map(({ id, created_at, status, content }) => ({ id, at: created_at, status, content }))
}

/** The plans of a story; the protocol lists those of the whole space, in pages. */
async function plansOf(desk: ContentDesk, storyId: number): Promise<number[]> {
  const found: number[] = []
  let read = 0
  for (let page = 1; ; page += 1) {
    const query = { by_status: 'scheduled', per_page: MOST_PLANS, page }
    const { data, total } = await asked(desk, 'get', 'story_schedulings', query)
    const plans = v.parse(PlansSchema, data).story_schedulings
    found.push(...plans.filter(({ story_id }) => story_id === storyId).map(({ id }) => id))
    read += plans.length
    if (plans.length === 0 || read >= total) return found
  }
}
