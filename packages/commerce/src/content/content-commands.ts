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
import type { StoryAddressProblem } from '@shop/domain/story/story-address'
import { bindCommands, type CommandContext, type CommandHandler } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import * as v from 'valibot'
import type { ContentDesk } from './content-desk.ts'
import { kindsOf, listedStories, openedStory } from './story-answers.ts'

/** What the commands about stories need. */
export type ContentContext = CommandContext & { contentDesk?: () => Promise<ContentDesk | null> }

/** How the shop's own service says that a page would not show what is in it. */
const BROKEN = /^It c(?:annot|ould not) be published: /
/** How it says that another story is at an address. */
const TAKEN = /slug.*already been taken/i
/** How it says that a release is closed. */
const RELEASED = /is out already/
const PER_PAGE = 50
const MOST_VERSIONS = 50
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
 * The commands about stories. The content service is asked before the transaction, in `prepare`: it is no part of the
 * database, and keeps its own state whole. What the log says was done.
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
    async (_, __, opened) => ({
      answer: opened,
      object: null,
    }),
  ),

  onContent(blockKinds, {
    prepare: async (_, context) => asked(await contentDeskOf(context), 'get', 'components'),
  })(async (_, __, { data }) => ({ answer: { kinds: kindsOf(data) }, object: null })),

  onContent(storyVersions, {
    prepare: async ({ id, release }, context) =>
      asked(await contentDeskOf(context), 'get', 'story_versions', {
        by_story_id: id,
        ...(release === null ? {} : { by_release_id: release }),
        show_content: true,
        per_page: MOST_VERSIONS,
      }),
  })(async (_, __, { data }) => ({
    answer: {
      versions: v.parse(VersionsSchema, data).story_versions.map(({ id, created_at, status, content }) => ({
        id,
        at: created_at,
        status,
        content,
      })),
    },
    object: null,
  })),

  onContent(saveStory, {
    prepare: async ({ id, content, lockVersion, updatedAt, release }, context) => {
      const desk = await contentDeskOf(context)
      // A service that counts no writes says by its clock whether somebody was quicker.
      if (lockVersion === null && (await story(context, id, release)).updatedAt !== updatedAt) throw changed()
      const seen = lockVersion === null ? {} : { lock_version: lockVersion }
      const { data } = await asked(desk, 'put', `stories/${id}`, {
        story: { content, ...seen },
        ...(release === null ? {} : { release_id: release }),
      })
      return openedStory(data, desk, context.now, release)
    },
  })(async (_, __, saved) => done(saved)),

  onContent(publishStory, {
    prepare: async ({ id }, context) => {
      await asked(await contentDeskOf(context), 'get', `stories/${id}/publish`)
      return story(context, id)
    },
  })(async (_, __, published) => done(published)),

  onContent(unpublishStory, {
    prepare: async ({ id }, context) => {
      await asked(await contentDeskOf(context), 'get', `stories/${id}/unpublish`)
      return story(context, id)
    },
  })(async (_, __, unpublished) => done(unpublished)),

  onContent(restoreStory, {
    prepare: async ({ id, version, release }, context) => {
      const place = release === null ? '' : `&release_id=${release}`
      // Last, because the client puts its own parameters behind it.
      const query = `version=${version}${place}&versions_v2=true`
      await asked(await contentDeskOf(context), 'get', `stories/${id}/restore_with?${query}`)
      return story(context, id, release)
    },
  })(async (_, __, restored) => done(restored)),

  onContent(scheduleStory, {
    prepare: async ({ id, at }, context) => {
      const desk = await contentDeskOf(context)
      const { data } = await asked(desk, 'get', 'story_schedulings', {
        by_status: 'scheduled',
        per_page: 100,
      })
      const plans = v.parse(PlansSchema, data).story_schedulings.filter(({ story_id }) => story_id === id)
      // The new plan first: where it is refused, the old one stays.
      if (at !== null)
        await asked(desk, 'post', 'story_schedulings', { story_scheduling: { story_id: id, publish_at: at } })
      for (const plan of plans) await asked(desk, 'delete', `story_schedulings/${plan.id}`)
      return story(context, id)
    },
  })(async ({ at }, _, planned) => ({ ...done(planned), after: { publishAt: at } })),
]

function done(story: OpenedStory) {
  const { state, release } = story
  const after = release === null ? { state } : { release }
  return { answer: story, object: `story:${story.fullSlug}`, after }
}

/** A story as it is now, or as it is in a release. */
export async function story(
  context: ContentContext,
  id: number,
  release: number | null = null,
): Promise<OpenedStory> {
  const desk = await contentDeskOf(context)
  const { data } = await asked(desk, 'get', `stories/${id}`, release === null ? {} : { release_id: release })
  return openedStory(data, desk, context.now, release)
}

/** The stories of the shop, for changes. @throws CommandRefusal where nobody may change them from here */
export async function contentDeskOf({ contentDesk }: ContentContext): Promise<ContentDesk> {
  const desk = (await contentDesk?.()) ?? null
  if (desk === null)
    throw new CommandRefusal(
      'The pages cannot be changed from here: set CONTENT_MANAGEMENT_ENDPOINT, CONTENT_MANAGEMENT_TOKEN and CONTENT_SPACE_ID for the shop.',
      'contentAway',
    )
  return desk
}

/** What the service answers. @throws CommandRefusal where it does not do it */
export async function asked(desk: ContentDesk, ...request: Parameters<ContentDesk['ask']>) {
  const reply = await desk.ask(...request)
  if (reply.type === 'done') return reply
  switch (reply.status) {
    case 404:
      throw new CommandRefusal('This page is not there any more: look it up in the list.', 'storyUnknown')
    case 409:
      throw changed()
    default:
      if (RELEASED.test(reply.reason)) throw releaseOut()
      if (TAKEN.test(reply.reason)) throw wrongAddress('taken')
      if (BROKEN.test(reply.reason))
        throw new CommandRefusal(reply.reason, 'storyBroken', { problems: reply.reason.replace(BROKEN, '') })
      throw new CommandRefusal(`The content service has refused: ${reply.reason}`, 'storyRefused', {
        reason: reply.reason,
      })
  }
}

/** Somebody was quicker. */
export function changed(): CommandRefusal {
  return new CommandRefusal(
    'Somebody else has saved this page since you opened it: nothing was overwritten. Open it again, and bring your changes in.',
    'storyChanged',
  )
}

/** A release that everybody sees is closed. */
export function releaseOut(): CommandRefusal {
  return new CommandRefusal(
    'This release is out already: change its pages by themselves, or in another release.',
    'releaseOut',
  )
}

/** A story cannot be at an address; the office says why at its field. */
export function wrongAddress(problem: StoryAddressProblem): CommandRefusal {
  return new CommandRefusal(REASONS[problem], 'storyAddress', { problem })
}

const REASONS: Readonly<Record<StoryAddressProblem, string>> = {
  empty: 'Say the address, such as /ratgeber/schlaf/.',
  long: 'The address is too long: at most 200 characters.',
  characters: 'An address is small letters, figures and hyphens between slashes, such as /ratgeber/schlaf/.',
  reserved: 'The shop has a page of its own there, or needs the address: choose another one.',
  taken: 'Another page is at this address: choose another one.',
}
