import type { FinishedPage } from './finished-page.ts'
import { type PageBodies, pageBodies } from './page-bodies.ts'
import { createPageStore } from './page-store.ts'

export type PageCacheOptions = {
  /** The most bytes of all pages together; the page that was not asked for the longest goes first. */
  maxBytes: number
  now?: () => number
  /** Called when refreshing a stale page failed; the stale one has been served. */
  onRefreshFailure?: (key: string, error: unknown) => void
}

export type PageCache = {
  /** The page of a key: kept, or made once however many ask at the same time. */
  page(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage>
  /** The page of a key that can be served as it is; undefined where it has to be made, now or behind the answer. */
  fresh(key: string): FinishedPage | undefined
  bodies: PageBodies
  /** Forgets every page that shows one of these, also those that are being made; `everything` is every page. */
  evict(tags: Iterable<string>): void
  clear(): void
  readonly bytes: number
  readonly size: number
}

type Flight = { page: Promise<FinishedPage>; changed: Set<string> }

/**
 * Finished pages in memory: bounded by bytes, single flight per key, stale while revalidate, eviction by tag.
 *
 * A page that shows what changed while it was made is handed out, but not kept.
 *
 * @see design §3
 */
export function createPageCache({ maxBytes, now = Date.now, onRefreshFailure }: PageCacheOptions): PageCache {
  const pages = createPageStore(maxBytes)
  const flights = new Map<string, Flight>()

  function fly(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const running = flights.get(key)
    if (running) return running.page

    const changed = new Set<string>()
    const page = make().then(
      (made) => {
        flights.delete(key)
        const page = withBodiesOf(made, pages.page(key))
        // A shop that fails for a moment does not evict a good page.
        if (page.status < 500 && !isTouched(page, changed)) {
          if (page.staleUntil > now()) pages.keep(key, page)
          else pages.forget(key)
        }
        return page
      },
      (error: unknown) => {
        flights.delete(key)
        throw error
      },
    )
    flights.set(key, { page, changed })
    return page
  }

  return {
    async page(key, make) {
      const kept = pages.page(key)
      const time = now()
      if (!kept || kept.staleUntil <= time) return fly(key, make)

      pages.use(key)
      if (kept.freshUntil <= time) fly(key, make).catch((error: unknown) => onRefreshFailure?.(key, error))
      return kept
    },
    fresh(key) {
      const kept = pages.page(key)
      if (!kept || kept.freshUntil <= now()) return undefined
      pages.use(key)
      return kept
    },
    bodies: pageBodies(pages.recount),
    evict(tags) {
      for (const tag of tags) {
        if (tag === EVERYTHING) pages.clear()
        for (const flight of flights.values()) flight.changed.add(tag)
        pages.forgetTagged(tag)
      }
    },
    clear: pages.clear,
    get bytes() {
      return pages.bytes
    },
    get size() {
      return pages.size
    },
  }
}

/** The tag for when it is unknown what changed. */
const EVERYTHING = 'everything'

function isTouched(page: FinishedPage, changed: ReadonlySet<string>): boolean {
  if (changed.has(EVERYTHING)) return true
  for (const tag of changed) if (page.tags.has(tag)) return true
  return false
}

/** Most pages that are made anew say what they said before: what was compressed then is good still. */
function withBodiesOf(made: FinishedPage, kept: FinishedPage | undefined): FinishedPage {
  return kept?.etag === made.etag ? { ...made, bodies: kept.bodies } : made
}
