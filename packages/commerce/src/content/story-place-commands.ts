import {
  createStory,
  deleteStory,
  type ListedStory,
  moveStory,
  type OpenedStory,
  storyUse,
} from '@shop/api-client/office/content-commands'
import { forgetStoryAddress, noteStoryAddresses } from '@shop/catalogue/findable/moved-address-store'
import { isFooterStory } from '@shop/domain/link/footer-story'
import type { StorySlugs } from '@shop/domain/link/story-paths'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import { isStoryNeeded, typedStoryAddress } from '@shop/domain/story/story-address'
import { bindCommands, type CommandHandler } from '@shop/engine/command/bind-commands'
import type { Sql } from '@shop/engine/db/sql'
import {
  asked,
  type ContentContext,
  contentDeskOf,
  needed,
  putStory,
  refuseNeeded,
  type Seen,
  stillSeen,
} from './ask-content.ts'
import type { ContentDesk } from './content-desk.ts'
import { folderId, freeAddress, newStory, partsOf } from './new-story.ts'
import { listedStories, openedStory, storyIdentity } from './story-answers.ts'
import { storyObject } from './story-writers.ts'

const onContent = bindCommands<ContentContext>()

/**
 * The commands about where stories are: new ones, ones that move, ones that go. The content service is asked before the
 * transaction, which then notes where an old address leads.
 *
 * @see spec §2 "Server-defined redirects"
 */
export const STORY_PLACE_COMMANDS: readonly CommandHandler<ContentContext>[] = [
  onContent(createStory, {
    outside: async ({ name, address: typed, content, release }, context) => {
      const desk = await contentDeskOf(context)
      const data = await newStory(desk, { name, address: typed, content, release })
      return openedStory(data, desk, context.now, release)
    },
  })(async (_, { actor }, made) => ({
    answer: { ...made, by: actor.name },
    object: storyObject(made),
    after: {
      name: made.name,
      path: made.path,
      ...(made.release === null ? {} : { release: made.release }),
    },
  })),

  onContent(moveStory, {
    outside: async ({ id, name, address: typed, ...seen }, context) => {
      const desk = await contentDeskOf(context)
      const before = await identified(context, desk, id, seen)
      const isMoved = typedStoryAddress(typed) !== before.story.path && !isHome(typed, before.story)
      if (isMoved && (isStoryNeeded(before.story.path) || isFooterStory(before.story.path)))
        throw needed(before.story.path)
      const place = isMoved ? await newPlace(desk, before.story, typed) : {}
      const data = await putStory(
        context,
        desk,
        { id, ...seen },
        {
          story: { name, ...place },
          // Where a service moves a page only when it is published, this is that moment.
          ...(isMoved && before.story.state === 'published' ? { publish: 1 } : {}),
        },
      )
      return { desk, before, after: openedStory(data, desk, context.now), ...storyIdentity(data) }
    },
  })(async ({ leadsOn }, { sql, now, actor }, { desk, before, after, uuid, translatedSlugs }) => {
    const [from, to] = [before.story.path, after.path]
    const isSeen = before.story.state !== 'draft' && from !== to
    if (isSeen && !leadsOn) await forgetStoryAddress(sql, uuid, from)
    if (isSeen && leadsOn) {
      const moved = languagesAt(desk, { full_slug: after.fullSlug, translated_slugs: translatedSlugs })
      await leadOn(sql, { uuid, from, to, now, languages: moved })
    }
    return {
      answer: { ...after, by: actor.name },
      object: storyObject(after),
      before: { name: before.story.name, path: from },
      after: { name: after.name, path: to, ...(isSeen ? { leadsOn } : {}) },
    }
  }),

  onContent(deleteStory, {
    outside: async ({ id, ...seen }, context) => {
      const desk = await contentDeskOf(context)
      const before = await identified(context, desk, id, seen)
      refuseNeeded(before.story)
      await asked(desk, 'delete', `stories/${id}`)
      return before
    },
  })(async ({ id }, { sql }, { story, uuid }) => {
    await forgetStoryAddress(sql, uuid, null)
    return {
      answer: { id },
      object: storyObject(story),
      before: { name: story.name, path: story.path, state: story.state },
    }
  }),

  onContent(storyUse, {
    prepare: async ({ id }, context) => {
      const desk = await contentDeskOf(context)
      const { data } = await asked(desk, 'get', `stories/${id}`)
      const { path } = openedStory(data, desk, context.now)
      const users = new Map<number, ListedStory>()
      for (const words of new Set([storyIdentity(data).uuid, path, path.replace(/(?!^)\/$/, '')])) {
        const found = await asked(desk, 'get', 'stories', {
          reference_search: words,
          story_only: 1,
          per_page: 100,
        })
        for (const one of listedStories(found.data)) if (one.id !== id) users.set(one.id, one)
      }
      return [...users.values()]
    },
  })(async (_, __, stories) => ({ answer: { stories }, object: null })),
]

/** The story as it is now, with what it is. @throws CommandConflict where it is another one than was on the screen */
async function identified(context: ContentContext, desk: ContentDesk, id: number, seen: Seen) {
  const { data } = await asked(desk, 'get', `stories/${id}`)
  const story = await stillSeen(context, openedStory(data, desk, context.now), seen)
  return { story, ...storyIdentity(data) }
}

/** The home page has no address of its own to type. */
function isHome(typed: string, { path }: OpenedStory): boolean {
  return path === '/' && typedStoryAddress(typed) === ''
}

/** Slug and folder, as far as they change: a story that stands in no folder of the service keeps its place. */
async function newPlace(desk: ContentDesk, before: OpenedStory, typed: string) {
  const address = await freeAddress(desk, typed, before.id)
  const { folders, slug } = partsOf(desk, address)
  const old = withoutSlashes(before.fullSlug).split('/').slice(0, -1)
  return folders.join('/') === old.join('/') ? { slug } : { slug, parent_id: await folderId(desk, folders) }
}

/** The languages that have the story where it is in the first one. */
function languagesAt(
  { language, languages }: ContentDesk,
  story: Pick<StorySlugs, 'full_slug' | 'translated_slugs'>,
): Language[] {
  const slugIn = (wanted: string) =>
    story.translated_slugs?.find(({ lang }) => lang === wanted)?.path ?? story.full_slug
  return LANGUAGES.filter(
    (one) => one === language || (languages.includes(one) && slugIn(one) === story.full_slug),
  )
}

type Move = { uuid: string; from: string; to: string; now: Date; languages: readonly Language[] }

/** The old address is known before the new one, whether or not a shop has noted either. */
async function leadOn(sql: Sql, { uuid, from, to, now, languages }: Move): Promise<void> {
  for (const language of languages) {
    await noteStoryAddresses(sql, language, [{ uuid, path: from }], new Date(now.valueOf() - 1))
    await noteStoryAddresses(sql, language, [{ uuid, path: to }], now)
  }
}
