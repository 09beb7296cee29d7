import { type FinishedPage, pageBytes } from './finished-page.ts'

export type PageStore = {
  /** The page of a key, where it is kept. */
  page: (key: string) => FinishedPage | undefined
  /** Says that a page was asked for: of all pages it goes last. */
  use: (key: string) => void
  /** Keeps a page in the place of the one before; one that is larger than all the room is not kept. */
  keep: (key: string, page: FinishedPage) => void
  /** Counts bytes that a page has gained, if it is still kept. */
  grow: (page: FinishedPage, bytes: number) => void
  forget: (key: string) => void
  /** Forgets every page that shows something. */
  forgetTagged: (tag: string) => void
  clear: () => void
  readonly bytes: number
  readonly size: number
}

/** Pages by key and by what they show, as many as have room; the one that was not asked for the longest goes first. */
export function createPageStore(maxBytes: number): PageStore {
  const pages = new Map<string, { page: FinishedPage; bytes: number }>()
  const keysOf = new Map<string, Set<string>>()
  const ownerOf = new WeakMap<FinishedPage, string>()
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

  function makeRoom(): void {
    for (const key of pages.keys()) {
      if (bytes <= maxBytes) return
      forget(key)
    }
  }

  return {
    page: (key) => pages.get(key)?.page,
    use(key) {
      const kept = pages.get(key)
      if (!kept) return
      pages.delete(key)
      pages.set(key, kept)
    },
    keep(key, page) {
      forget(key)
      const size = pageBytes(page)
      if (size > maxBytes) return
      pages.set(key, { page, bytes: size })
      ownerOf.set(page, key)
      bytes += size
      for (const tag of page.tags) {
        const keys = keysOf.get(tag) ?? new Set<string>()
        keysOf.set(tag, keys.add(key))
      }
      makeRoom()
    },
    grow(page, gained) {
      const key = ownerOf.get(page)
      const kept = key === undefined ? undefined : pages.get(key)
      if (kept?.page !== page) return
      kept.bytes += gained
      bytes += gained
      makeRoom()
    },
    forget,
    forgetTagged(tag) {
      for (const key of [...(keysOf.get(tag) ?? [])]) forget(key)
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
}
