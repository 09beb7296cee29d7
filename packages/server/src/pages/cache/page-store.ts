import { LRUCache } from 'lru-cache'
import { type FinishedPage, pageBytes } from './finished-page.ts'

export type PageStore = {
  /** The page of a key, where it is kept. */
  page: (key: string) => FinishedPage | undefined
  /** Says that a page was asked for: of all pages it goes last. */
  use: (key: string) => void
  /** Keeps a page in the place of the one before; one that is larger than all the room is not kept. */
  keep: (key: string, page: FinishedPage) => void
  /** Counts the bytes of a page anew that has gained or lost some, if it is still kept. */
  recount: (page: FinishedPage) => void
  forget: (key: string) => void
  /** Forgets every page that shows something. */
  forgetTagged: (tag: string) => void
  clear: () => void
  readonly bytes: number
  readonly size: number
}

type Entry = { readonly page: FinishedPage }

/** Pages by key and by what they show, as many as have room; the one that was not asked for the longest goes first. */
export function createPageStore(maxBytes: number): PageStore {
  const keysOf = new Map<string, Set<string>>()
  const ownerOf = new WeakMap<FinishedPage, string>()
  const pages = new LRUCache<string, Entry>({
    // Without any room it is one byte, in which no page has place: to the library 0 is no bound.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }) => pageBytes(page),
    dispose: ({ page }, key) => untag(page, key),
  })

  function untag(page: FinishedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(tag)
    }
  }

  function keep(key: string, page: FinishedPage): void {
    pages.set(key, { page })
    if (!pages.has(key)) return
    ownerOf.set(page, key)
    for (const tag of page.tags) {
      const keys = keysOf.get(tag) ?? new Set<string>()
      keysOf.set(tag, keys.add(key))
    }
  }

  return {
    page: (key) => pages.peek(key)?.page,
    use: (key) => void pages.get(key),
    keep,
    recount(page) {
      const key = ownerOf.get(page)
      if (key !== undefined && pages.peek(key)?.page === page) keep(key, page)
    },
    forget: (key) => void pages.delete(key),
    forgetTagged(tag) {
      for (const key of [...(keysOf.get(tag) ?? [])]) pages.delete(key)
    },
    clear: () => pages.clear(),
    get bytes() {
      return pages.calculatedSize
    },
    get size() {
      return pages.size
    },
  }
}
