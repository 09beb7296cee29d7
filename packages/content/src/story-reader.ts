import { CONTENT_CLIENT } from '@shop/domain/content/content-client-limits'
import { CATEGORY_PAGES_PREFIX } from '@shop/domain/link/page-path'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { isLocale, markets } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { allowedStory } from './allowed-story.ts'
import { type OwnPathOf, withOwnPaths } from './own-links.ts'
import { statusOf } from './service/content-failure.ts'
import type { ContentServicePort, Query, ServiceAnswer } from './service/content-service-port.ts'
import type { ProblemLog } from './service/problem-log.ts'
import { type ReferencedStory, setReferences } from './set-references.ts'
import { type ContentPlace, shopSlug } from './shop-slug.ts'
import { type Story, StorySchema } from './story.ts'
import { withFocusPositions } from './story-focus.ts'
import type { StoriesQuery, StoryQuery } from './story-query.ts'

/** Stories as the shop reads them, and what the memory of answers needs to know. */
export type StoryAnswer = {
  /** The one story (null when there is none), or those of the list. */
  stories: (Story | null)[]
  list: { stories: Story[]; total: number; perPage: number } | null
  /** Full slugs that were asked for, without language: a story that appears there changes the answer. */
  slugs: string[]
  cv: number | null
  bytes: number
}

type StoryReaderOptions = {
  port: ContentServicePort
  place: ContentPlace
  version: 'published' | 'draft'
  release: string | null
  relations: readonly string[]
  ownPath: OwnPathOf
  log: ProblemLog
  now: () => number
}

const ReferencedSchema: v.GenericSchema<unknown, ReferencedStory> = v.looseObject({
  uuid: v.string(),
  full_slug: v.string(),
})

/** Asks the service for stories and puts together what it sends in parts. @see spec §7 "Content service" */
export function storyReader({
  port,
  place,
  version,
  release,
  relations,
  ownPath,
  log,
  now,
}: StoryReaderOptions) {
  const wanted = new Set(relations)

  function common({ language, fallbackLanguage }: StoryQuery): Query {
    return {
      version,
      language,
      ...(release === null ? {} : { from_release: release }),
      ...(fallbackLanguage ? { fallback_lang: fallbackLanguage } : {}),
    }
  }

  function withReferences(query: StoryQuery): Query {
    return {
      ...common(query),
      resolve_links: 'url',
      ...(relations.length > 0 ? { resolve_relations: relations.join(',') } : {}),
    }
  }

  return {
    story: async (path: string, query: StoryQuery): Promise<StoryAnswer> => {
      const slug = withoutSlashes(`${place.folder}${path === '/' ? '/home' : path}`)
      const others = otherSlugs(path, query)
      const answer =
        (await found(() => port.ask(`stories/${encoded(slug)}`, withReferences(query)))) ??
        (await port.ask('stories', {
          ...withReferences(query),
          by_slugs: others.join(','),
          per_page: others.length,
        }))
      const stories = (await put(answer, query)).toSorted(
        (one, other) => rank(one, others) - rank(other, others),
      )
      const [story = null] = stories
      const base = others.map((other) => shopSlug(other, { folder: '', languages: place.languages }))
      return answerOf([story], null, [slug, ...base], answer)
    },
    stories: async (query: StoriesQuery): Promise<StoryAnswer> => {
      const start = `${place.folder}/${query.startsWith ?? ''}`.replace(/^\//, '')
      const answer = await port.ask('stories', {
        ...withReferences(query),
        starts_with: start,
        per_page: CONTENT_CLIENT.itemsPerPage,
        page: query.page ?? 1,
        ...(query.sortBy ? { sort_by: query.sortBy } : {}),
      })
      const stories = await put(answer, query)
      const { total, perPage } = answer
      return answerOf(stories, { stories, total, perPage }, [start], answer)
    },
  }

  /** Where editors may keep the page as well: prefixes that are no part of an address, and slugs of other languages. */
  function otherSlugs(path: string, { language, locale }: StoryQuery): string[] {
    const inside = path === '/' ? 'home' : withoutSlashes(path)
    const below = (prefix: string) => `${place.folder}/${prefix}/${inside}`.replace(/^\//, '')
    const prefixes = [
      ...(locale ? [locale, `${locale}/${CATEGORY_PAGES_PREFIX}`] : []),
      CATEGORY_PAGES_PREFIX,
    ]
    const languages = place.languages.filter((other) => other !== language)
    return [
      ...prefixes.map(below),
      ...languages.map((other) => `${other}/${place.folder}/${inside}`.replaceAll('//', '/')),
    ]
  }

  function rank(story: Story, slugs: readonly string[]): number {
    const at = slugs.findIndex((slug) => slug.endsWith(`/${story.full_slug}`))
    return at === -1 ? slugs.length : at
  }

  /** What the law lets shoppers read of a story; an editor sees the whole draft. */
  function published(story: Story, { locale }: StoryQuery): Story | null {
    if (version === 'draft' || locale === undefined || !isLocale(locale)) return story
    return allowedStory(story, story.default_full_slug ?? story.full_slug, {
      market: markets[locale],
      now: new Date(now()),
      report: (problem) => log.report(`story ${story.full_slug} in ${locale}`, problem),
    })
  }

  /** Stories of an answer with everything that belongs to them; an invalid one is reported and left out. */
  async function put(answer: ServiceAnswer, query: StoryQuery): Promise<Story[]> {
    const rels = byUuid([...answer.rels, ...(await batches(answer.relUuids, query))])
    const links = byUuid([...answer.links, ...(await batches(answer.linkUuids, query))])
    return answer.stories.flatMap((raw) => {
      const parsed = v.safeParse(StorySchema, raw)
      if (!parsed.success) {
        const [issue] = parsed.issues
        log.report(nameOf(raw), `it is left out: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
        return []
      }
      const story = parsed.output
      const { content, used, dead } = setReferences(story.content, { relations: wanted, rels, links, place })
      for (const uuid of dead)
        log.report(`story ${story.full_slug}`, `it links to ${uuid}, which is not there`)
      const whole = {
        ...story,
        content: v.parse(StorySchema.entries.content, withFocusPositions(withOwnPaths(content, ownPath))),
        full_slug: shopSlug(story.full_slug, place),
        default_full_slug: story.default_full_slug ? shopSlug(story.default_full_slug, place) : null,
        translated_slugs: (story.translated_slugs ?? []).map((one) => ({
          ...one,
          path: shopSlug(one.path, place),
        })),
        sources: [...new Set([story.uuid, ...used, ...dead])],
      }
      return published(whole, query) ?? []
    })
  }

  /** Stories of which only the uuids came; in the same language, and wherever they are kept. */
  async function batches(uuids: readonly string[], query: StoryQuery): Promise<unknown[]> {
    const stories: unknown[] = []
    const size = CONTENT_CLIENT.uuidsPerBatch
    for (let from = 0; from < uuids.length; from += size) {
      const batch = uuids.slice(from, from + size)
      const answer = await port.ask('stories', {
        ...common(query),
        by_uuids: batch.join(','),
        per_page: size,
      })
      stories.push(...answer.stories)
    }
    return stories
  }
}

/** null when the service says that there is no such story; it is not one when its place has changed meanwhile. */
async function found(ask: () => Promise<ServiceAnswer>): Promise<ServiceAnswer | null> {
  try {
    return await ask()
  } catch (failure) {
    if (statusOf(failure) === 404) return null
    throw failure
  }
}

function answerOf(
  stories: (Story | null)[],
  list: StoryAnswer['list'],
  slugs: string[],
  { cv }: ServiceAnswer,
): StoryAnswer {
  const texts = [...slugs, ...stories.flatMap((story) => (story ? JSON.stringify(story) : []))]
  const bytes = 2 * texts.reduce((sum, text) => sum + text.length, 0)
  return { stories, list, slugs, cv, bytes }
}

function byUuid(stories: readonly unknown[]): Map<string, ReferencedStory> {
  return new Map(
    stories.flatMap((one) => {
      const parsed = v.safeParse(ReferencedSchema, one)
      return parsed.success ? [[parsed.output.uuid, parsed.output] as const] : []
    }),
  )
}

function nameOf(raw: unknown): string {
  const parsed = v.safeParse(v.looseObject({ full_slug: v.string() }), raw)
  return parsed.success ? `story ${parsed.output.full_slug}` : 'a story without a slug'
}

/** The official client puts a slug into the address as it is. */
function encoded(slug: string): string {
  return slug.split('/').map(encodeURIComponent).join('/')
}
