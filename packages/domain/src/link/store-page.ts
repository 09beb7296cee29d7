import { EDITORS_PAGES } from './editors-pages.ts'
import { contentPath } from './page-path.ts'

const STORE_ID = /^[a-z0-9-]{1,64}$/

/** The page of a store, below the one that lists them all; without the locale. */
export function storePage(id: string): string {
  return `${EDITORS_PAGES.stores}${id}/`
}

/** The id of the store whose page is at a path; null for every other path. */
export function storeIdAt(path: string): string | null {
  const place = contentPath(path)
  if (!place.startsWith(EDITORS_PAGES.stores)) return null
  const id = place.slice(EDITORS_PAGES.stores.length, -1)
  return STORE_ID.test(id) ? id : null
}
