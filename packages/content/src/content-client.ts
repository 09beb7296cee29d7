import StoryblokClient from 'storyblok-js-client'
import * as v from 'valibot'
import { type Story, StorySchema } from './story.ts'

/** @see spec §9 "Content client" */
const REQUESTS_PER_SECOND = 5
const REQUESTS_PER_SECOND_WITH_OAUTH = 3
const MAX_RETRIES = 10
const RETRY_DELAY_MS = 300
const STORIES_PER_PAGE = 25
const TIMEOUT_S = 10

export type ContentClientOptions = {
  /** Address in front of `/cdn`, for example `https://api.storyblok.com/v2`. */
  endpoint: string
  token: string
  oauthToken?: string
  version?: 'published' | 'draft'
  /** Folder of the brand, without slashes; stories are asked for inside it. */
  folder: string
  /** How many answers are kept; the oldest go first. */
  cacheSize?: number
  /** For the embedded service: answers without a socket. */
  fetch?: typeof fetch
  /** Told when the service is down and an older answer is shown instead. */
  onStale?: (problem: string) => void
}

export type StoryQuery = { language: string }
export type StoriesQuery = StoryQuery & { startsWith?: string; page?: number; sortBy?: string }

/** Reads stories for the server; the token never leaves it. */
export type ContentClient = {
  /** The story at a path without locale prefix (`/`, `/ratgeber/schlaf/`), or null when there is none. */
  story: (path: string, query: StoryQuery) => Promise<Story | null>
  stories: (query: StoriesQuery) => Promise<{ stories: Story[]; total: number; perPage: number }>
  /** Forgets every answer: something was published. */
  flush: () => void
}

/**
 * A content client on the official one: throttled, retried on 429, with a bounded cache that answers
 * with what it had when the service is down.
 *
 * @see spec §7 "Content service", §9; integrations §2.2
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const service = new StoryblokClient({
    accessToken: options.token,
    ...(options.oauthToken ? { oauthToken: options.oauthToken } : {}),
    endpoint: options.endpoint,
    rateLimit: options.oauthToken ? REQUESTS_PER_SECOND_WITH_OAUTH : rateLimit(options),
    maxRetries: MAX_RETRIES,
    retriesDelay: RETRY_DELAY_MS,
    timeout: TIMEOUT_S,
    cache: { type: 'none' },
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  const answers = new Map<string, Story | null>()
  let fresh = new Set<string>()
  const version = options.version ?? 'published'

  return {
    story: async (path, { language }) => {
      const slug = `${options.folder}${path === '/' ? '/home' : path}`.replace(/\/$/, '')
      const key = `${language} ${slug}`
      const known = answers.get(key)
      if (known !== undefined && fresh.has(key)) return known

      try {
        const answer = await service.get(`cdn/stories/${slug}`, { version, language, resolve_links: 'url' })
        return keep(key, withoutFolder(v.parse(StorySchema, answer.data.story), options.folder))
      } catch (failure) {
        if (statusOf(failure) === 404) return keep(key, null)
        if (known === undefined)
          throw new Error(`Content service did not answer for ${slug}: ${wordsOf(failure)}`)
        options.onStale?.(`${slug}: ${wordsOf(failure)}`)
        return known
      }
    },
    stories: async ({ language, startsWith = '', page = 1, sortBy }) => {
      const answer = await service.get('cdn/stories', {
        version,
        language,
        starts_with: `${options.folder}/${startsWith}`,
        per_page: STORIES_PER_PAGE,
        page,
        ...(sortBy ? { sort_by: sortBy } : {}),
      })
      const stories = v.parse(v.array(StorySchema), answer.data.stories)
      return {
        stories: stories.map((story) => withoutFolder(story, options.folder)),
        total: answer.total,
        perPage: answer.perPage,
      }
    },
    flush: () => {
      void service.flushCache()
      fresh = new Set()
    },
  }

  function keep(key: string, story: Story | null): Story | null {
    answers.delete(key)
    answers.set(key, story)
    fresh.add(key)
    const oldest = answers.keys().next().value
    if (answers.size > (options.cacheSize ?? 500) && oldest !== undefined) {
      answers.delete(oldest)
      fresh.delete(oldest)
    }
    return story
  }
}

/** The embedded service needs no throttle: nobody else shares it. */
function rateLimit(options: ContentClientOptions): number {
  return options.fetch ? 1000 : REQUESTS_PER_SECOND
}

/** Addresses of the shop know nothing of the folder that editors keep the brand in. */
function withoutFolder(story: Story, folder: string): Story {
  const slug = story.full_slug.replace(new RegExp(`^(?:[a-z-]+/)?${folder}/`), '')
  return { ...story, full_slug: slug }
}

const FailureSchema = v.looseObject({ status: v.optional(v.number()), message: v.optional(v.unknown()) })

function statusOf(failure: unknown): number | null {
  const parsed = v.safeParse(FailureSchema, failure)
  return parsed.success ? (parsed.output.status ?? null) : null
}

function wordsOf(failure: unknown): string {
  const parsed = v.safeParse(FailureSchema, failure)
  return parsed.success && typeof parsed.output.message === 'string' ? parsed.output.message : String(failure)
}
