import { type Encoding, encoded, type FinishedPage } from './finished-page.ts'
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
  /** The bytes of a page in an encoding, compressed once. */
  body(page: FinishedPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
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
  const compressing = new WeakMap<FinishedPage, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>()
  const flights = new Map<string, Flight>()

  function fly(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const running = flights.get(key)
    if (running) return running.page

    const changed = new Set<string>()
    const page = make().then(
      (made) => {
        flights.delete(key)
        // A shop that fails for a moment does not evict a good page.
        if (made.status < 500 && !isTouched(made, changed)) {
          if (made.staleUntil > now()) pages.keep(key, made)
          else pages.forget(key)
        }
        return made
      },
      (error: unknown) => {
        flights.delete(key)
        throw error
      },
    )
    flights.set(key, { page, changed })
    return page
  }

  async function compressed(page: FinishedPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const plain = page.bodies.get('identity') ?? new Uint8Array()
    const body = await encoded(plain, encoding)
    page.bodies.set(encoding, body)
    pages.grow(page, body.byteLength)
    return body
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
    async body(page, encoding) {
      const known = page.bodies.get(encoding)
      if (known) return known
      const running = compressing.get(page) ?? new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
      compressing.set(page, running)
      const body = running.get(encoding) ?? compressed(page, encoding)
      running.set(encoding, body)
      return body
    },
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
