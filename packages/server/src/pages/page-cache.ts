import { type Encoding, encoded, type FinishedPage, pageBytes } from './finished-page.ts'

export type PageCacheOptions = {
  /** The most bytes of all pages together; the page that was not asked for the longest goes first. */
  maxBytes: number
  now?: () => number
  /** Told when making a stale page anew failed; the stale one has been served. */
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
  const pages = new Map<string, { page: FinishedPage; bytes: number }>()
  const keysOf = new Map<string, Set<string>>()
  const ownerOf = new WeakMap<FinishedPage, string>()
  const compressing = new WeakMap<FinishedPage, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>()
  const flights = new Map<string, Flight>()
  let bytes = 0

  function forget(key: string): void {
    const kept = pages.get(key)
    if (!kept) return
    pages.delete(key)
    bytes -= kept.bytes
    for (const tag of kept.page.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  function keep(key: string, page: FinishedPage): void {
    forget(key)
    const size = pageBytes(page)
    if (size > maxBytes || page.staleUntil <= now()) return
    pages.set(key, { page, bytes: size })
    ownerOf.set(page, key)
    bytes += size
    for (const tag of page.tags) {
      const keys = keysOf.get(tag) ?? new Set<string>()
      keysOf.set(tag, keys.add(key))
    }
    makeRoom()
  }

  function makeRoom(): void {
    for (const key of pages.keys()) {
      if (bytes <= maxBytes) return
      forget(key)
    }
  }

  function fly(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const running = flights.get(key)
    if (running) return running.page

    const changed = new Set<string>()
    const page = make().then(
      (made) => {
        flights.delete(key)
        // A shop that is away for a moment takes no page away that still stands.
        if (made.status < 500 && !isTouched(made, changed)) keep(key, made)
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

  return {
    async page(key, make) {
      const kept = pages.get(key)
      const time = now()
      if (!kept || kept.page.staleUntil <= time) return fly(key, make)

      pages.delete(key)
      pages.set(key, kept)
      if (kept.page.freshUntil <= time)
        fly(key, make).catch((error: unknown) => onRefreshFailure?.(key, error))
      return kept.page
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
        if (tag === EVERYTHING) for (const key of [...pages.keys()]) forget(key)
        for (const flight of flights.values()) flight.changed.add(tag)
        for (const key of [...(keysOf.get(tag) ?? [])]) forget(key)
      }
    },
    clear() {
      for (const key of [...pages.keys()]) forget(key)
    },
    get bytes() {
      return bytes
    },
    get size() {
      return pages.size
    },
  }

  async function compressed(page: FinishedPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const plain = page.bodies.get('identity') ?? new Uint8Array()
    const body = await encoded(plain, encoding)
    page.bodies.set(encoding, body)
    const key = ownerOf.get(page)
    const kept = key === undefined ? undefined : pages.get(key)
    if (kept?.page === page) {
      kept.bytes += body.byteLength
      bytes += body.byteLength
      makeRoom()
    }
    return body
  }
}

/** Told when it is not known what changed. */
const EVERYTHING = 'everything'

function isTouched(page: FinishedPage, changed: ReadonlySet<string>): boolean {
  if (changed.has(EVERYTHING)) return true
  for (const tag of changed) if (page.tags.has(tag)) return true
  return false
}
