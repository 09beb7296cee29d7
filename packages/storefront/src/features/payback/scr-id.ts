import { keptScrId } from '@shop/domain/analytics/scr-id'

const KEY = 'payback-scr'

/** What of a page is needed; tests bring their own. */
export type ScrPlace = { search: string; storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

/**
 * Keeps the scr id of an address, by which points find their way, as long as its storage is allowed; what was kept goes
 * when it is not any more.
 *
 * @see spec §5 "A scr id is kept only if"
 */
export function keepScrId(isAllowed: boolean, place: ScrPlace = thisPage()): void {
  const id = keptScrId(new URLSearchParams(place.search).get('scr'), isScrId, isAllowed)
  try {
    if (!isAllowed) place.storage().removeItem(KEY)
    else if (id !== null) place.storage().setItem(KEY, id)
  } catch {
    // a browser that stores nothing has nothing to keep
  }
}

/** The scr id of this browser; null without one. */
export function scrId(place: ScrPlace = thisPage()): string | null {
  try {
    return keptScrId(place.storage().getItem(KEY), isScrId, true)
  } catch {
    return null
  }
}

/** Letters and digits: whatever else stands in an address is no id. */
function isScrId(id: string): boolean {
  return /^[A-Za-z0-9]+$/.test(id)
}

function thisPage(): ScrPlace {
  return { search: window.location.search, storage: () => window.localStorage }
}
