import { CONTENT_CLIENT } from '@shop/domain/content/content-client-limits'
import { LRUCache } from 'lru-cache'
import type { OwnPathOf } from './own-links.ts'
import { type AnswerCache, createAnswerCache } from './service/answer-cache.ts'
import { ContentUnavailable, statusOf, wordsOf } from './service/content-failure.ts'
import { contentServicePort, type PortOptions, requestsPerSecond } from './service/content-service-port.ts'
import { lateness } from './service/lateness.ts'
import { problemLog } from './service/problem-log.ts'
import { type RequestTurn, requestTurns } from './service/request-turns.ts'
import type { ContentPlace } from './shop-slug.ts'
import type { Story } from './story.ts'
import type { StoriesQuery, StoryQuery } from './story-query.ts'
import { type StoryAnswer, storyReader } from './story-reader.ts'

export type ContentClientOptions = Omit<PortOptions, 'deadlineMs'> & {
  /** Drafts are never kept, so that an editor always sees the last state. */
  version?: 'published' | 'draft'
  /** The release whose future the drafts show. */
  release?: string
  /** Folder of the brand, without slashes; stories are asked for inside it. */
  folder: string
  /** Languages of the shops, as the space calls them. */
  languages?: readonly string[]
  /** Fields whose stories are included, `component.field`. */
  relations?: readonly string[]
  /** Knows the shop's own pages by their whole addresses; without it, every such address leads elsewhere. */
  ownPath?: OwnPathOf
  /** Memory for answers; the ones that were not asked for the longest go first. */
  cacheBytes?: number
  /** How long one request may take, and how long a page waits for an answer, or for a newer one. */
  deadlineMs?: number
  patienceMs?: number
  /** How often the client polls for publications; null when it is notified. */
  checkMs?: number | null
  now?: () => number
  /** What an operator has to know, one line each, once until it is over. */
  onProblem?: (line: string) => void
  /** Called when something unknown was published. */
  onUnknownChange?: () => void
}

/** Reads stories for the server; the token never leaves it. */
export type ContentClient = {
  /**
   * The story at a path without locale prefix (`/`, `/ratgeber/schlaf/`), or null when there is none. Throws
   * `ContentUnavailable` when the service fails and nothing is cached.
   */
  story: (path: string, query: StoryQuery) => Promise<Story | null>
  stories: (query: StoriesQuery) => Promise<{ stories: Story[]; total: number; perPage: number }>
  /** Marks everything as stale: something was published. */
  flush: () => void
}

/** What was published: stories by uuid, and the full slugs where one begins or ends. */
export type Publication = { uuids: readonly string[]; slugs: readonly string[] }

export type ServerContentClient = ContentClient & {
  /** Marks as stale what shows these stories, and nothing else. */
  publish: (publication: Publication) => void
  /** The uuid of a story that has been read, by the number that web hooks name it by. */
  uuidOf: (id: number) => string | null
}

const MEGABYTE = 1024 * 1024
const DEFAULTS = {
  cacheBytes: 32 * MEGABYTE,
  /** For addresses without a story, apart, so that made-up ones evict no story. */
  missingBytes: 4 * MEGABYTE,
  deadlineMs: 5000,
  patienceMs: 800,
  checkMs: 30_000,
  maxAgeMs: 600_000,
  /** After a failure an older answer is given at once for so long. */
  pauseMs: 2000,
  /** How long after a notification a new cache version is expected. */
  repeatMs: 5000,
}

/** With five requests in a second, more would wait too long. */
const MOST_FLIGHTS = 40
const MOST_PAUSED = 1000
/** As many stories as web hooks can be about. */
const MOST_UUIDS = 20_000
const LONGEST_PATH = 500
/** What the log calls it. */
const SERVICE = 'the content service'

type StoryList = { stories: Story[]; total: number; perPage: number }
type Kept = { stories: (Story | null)[]; list: StoryList | null; slugs: readonly string[] }
type StoryRequest = {
  key: string
  /** For the log. */
  what: string
  ask: (read: ReturnType<typeof storyReader>) => Promise<StoryAnswer>
  query: StoryQuery
}

/**
 * A content client on the official one: throttled, retried on 429, with a bounded cache of answers for one cache
 * version, which are served stale on error.
 *
 * @see spec §7 "Content service", §9; integrations §2.2
 */
export function createContentClient(options: ContentClientOptions): ServerContentClient {
  const { now = Date.now, version = 'published' } = options
  const isDraft = version === 'draft'
  const checkMs = options.checkMs === undefined ? DEFAULTS.checkMs : options.checkMs
  const place: ContentPlace = { folder: options.folder, languages: options.languages ?? [] }
  const port = contentServicePort({ ...options, deadlineMs: options.deadlineMs ?? DEFAULTS.deadlineMs })
  const log = problemLog((line) => options.onProblem?.(line))
  const patienceMs = options.patienceMs ?? DEFAULTS.patienceMs
  const waited = lateness({
    patienceMs,
    pauseMs: DEFAULTS.pauseMs,
    onLate: () =>
      log.report(
        SERVICE,
        `no answer within ${patienceMs} ms: pages go on without, until there is one in time`,
      ),
    onTime: () => log.over(SERVICE),
  })
  const inTurn = requestTurns(requestsPerSecond(options))
  const reader = (turn: RequestTurn) => {
    const ask: typeof port.ask = (path, query) => inTurn(turn, () => port.ask(path, query))
    return storyReader({
      port: { ...port, ask },
      place,
      ownPath: options.ownPath ?? (() => null),
      version,
      release: options.release ?? null,
      relations: options.relations ?? [],
      log,
      now,
    })
  }
  const readers = { known: reader('known'), unknown: reader('unknown') }
  const memory = (maxBytes: number): AnswerCache<Kept> =>
    createAnswerCache({ maxBytes: isDraft ? 0 : maxBytes, maxAgeMs: DEFAULTS.maxAgeMs, now })
  const cacheBytes = options.cacheBytes ?? DEFAULTS.cacheBytes
  const cache = memory(cacheBytes)
  const missing = memory(Math.min(DEFAULTS.missingBytes, cacheBytes))
  const flights = new Map<string, Promise<Kept>>()
  const pausedUntil = new LRUCache<string, number>({ max: MOST_PAUSED })
  const uuids = new LRUCache<number, string>({ max: MOST_UUIDS })
  let knownVersion: number | null = null
  let changeExpectedUntil = 0
  /** Counts what was published: what was asked for before is old when it comes. */
  let published = 0
  let checkedAt = now()

  /** An answer: kept, or asked for once however many want it; an old one when the service does not come up. */
  async function answered({ key, what, ask, query }: StoryRequest): Promise<Kept> {
    if (!isDraft) void lookForChange()
    const story = cache.find(key)
    const kept = story ?? missing.find(key)
    if (kept?.isFresh) return kept.value
    if (kept && (pausedUntil.get(key) ?? 0) > now()) {
      query.onOld?.()
      return kept.value
    }

    const flight = () => {
      const running = flights.get(key)
      if (!running && !kept && flights.size >= MOST_FLIGHTS)
        throw new ContentUnavailable(what, 'too much is asked')
      return running ?? fly(key, what, () => ask(readers[story ? 'known' : 'unknown']))
    }
    if (!kept && !query.isHurried) return flight()
    // A failure is logged where it happens.
    const inTime = await waited(async () => flight()).catch((failure: unknown) => {
      if (kept) return null
      throw failure
    })
    if (inTime) return inTime.value
    if (!kept) throw new ContentUnavailable(what, 'it takes its time')
    query.onOld?.()
    return kept.value
  }

  function keep(key: string, value: Kept, bytes: number): void {
    const isMissing = value.list === null && value.stories.every((story) => story === null)
    const [own, other] = isMissing ? [missing, cache] : [cache, missing]
    other.forget(key)
    own.keep(key, value, bytes)
  }

  /** From now on these answers are stale. */
  function age(isOld: (key: string, kept: Kept) => boolean): void {
    cache.age(isOld)
    missing.age(isOld)
  }

  function fly(key: string, what: string, ask: () => Promise<StoryAnswer>): Promise<Kept> {
    const begun = published
    const flight: Promise<Kept> = ask().then(
      (answer) => {
        if (flights.get(key) === flight) flights.delete(key)
        pausedUntil.delete(key)
        learnVersion(answer.cv)
        const value = { stories: answer.stories, list: answer.list, slugs: answer.slugs }
        if (!isDraft) keep(key, value, answer.bytes + 2 * key.length)
        if (begun !== published) age((other) => other === key)
        for (const story of answer.stories) if (story) uuids.set(story.id, story.uuid)
        log.over(what)
        return value
      },
      (failure: unknown) => {
        if (flights.get(key) === flight) flights.delete(key)
        pausedUntil.set(key, now() + DEFAULTS.pauseMs)
        log.report(what, `the content service failed: ${wordsOf(failure)}${hintOf(failure)}`)
        throw new ContentUnavailable(what, failure)
      },
    )
    flight.catch(() => {}) // reported to whoever awaits it
    flights.set(key, flight)
    return flight
  }

  function learnVersion(cv: number | null): void {
    if (cv === null || cv === knownVersion) return
    const isFirst = knownVersion === null
    knownVersion = cv
    checkedAt = now()
    // The notified change has been dealt with.
    if (isFirst || now() < changeExpectedUntil) return
    age(() => true)
    options.onUnknownChange?.()
  }

  /** Polls in the background for publications without a notification. */
  async function lookForChange(): Promise<void> {
    if (checkMs === null || now() - checkedAt < checkMs) return
    checkedAt = now()
    await inTurn('known', port.version).then(
      (cv) => learnVersion(cv),
      (failure: unknown) =>
        log.report('the cache version', `the content service failed: ${wordsOf(failure)}`),
    )
  }

  /** From now on every request goes to the service. */
  function begin(): void {
    published += 1
    changeExpectedUntil = now() + DEFAULTS.repeatMs
    flights.clear()
    pausedUntil.clear()
    port.forgetVersion()
  }

  return {
    story: async (path, query) => {
      if (!isAddress(path)) return null
      const key = `${query.language} ${query.fallbackLanguage ?? ''} ${query.locale ?? ''} ${path}`
      const { stories } = await answered({
        key,
        what: `story ${path} (${query.language})`,
        ask: (read) => read.story(path, query),
        query,
      })
      return stories[0] ?? null
    },
    stories: async (query) => {
      const { isHurried: _, ...asked } = query
      const key = `list ${JSON.stringify(asked)}`
      const what = `stories ${query.startsWith ?? ''} (${query.language})`
      const { list } = await answered({ key, what, ask: (read) => read.stories(query), query })
      return list ?? { stories: [], total: 0, perPage: CONTENT_CLIENT.itemsPerPage }
    },
    flush: () => {
      begin()
      age(() => true)
    },
    publish: (publication) => {
      begin()
      age((_, kept) => isConcerned(kept, publication))
    },
    uuidOf: (id) => uuids.get(id) ?? null,
  }
}

/**
 * Dots would lead out of the folder, and the service has no slugs that long. In a list of slugs a comma begins another
 * one, perhaps of another brand, and a star is a pattern.
 */
function isAddress(path: string): boolean {
  return (
    path.length <= LONGEST_PATH &&
    !/[,*]/.test(path) &&
    !path.split('/').some((part) => part === '.' || part === '..')
  )
}

/** An answer that shows one of the stories, or would if it had been there; lists may always. */
function isConcerned({ stories, list, slugs }: Kept, publication: Publication): boolean {
  if (stories.some((story) => story?.sources.some((uuid) => publication.uuids.includes(uuid)))) return true
  if (list === null && stories.every((story) => story !== null)) return false
  return publication.slugs.some((slug) =>
    // The page that a folder begins with is called `folder/`, and asked for without the slash.
    slugs.some((asked) => slug.replace(/\/$/, '') === asked || (list && slug.startsWith(asked))),
  )
}

function hintOf(failure: unknown): string {
  return statusOf(failure) === 401 ? ' (is CONTENT_TOKEN right?)' : ''
}
