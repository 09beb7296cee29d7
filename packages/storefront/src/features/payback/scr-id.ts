import { keptScrId } from '@shop/domain/analytics/scr-id'

const KEY = 'payback-scr'

/** What of a page is needed; tests bring their own. */
export type ScrPlace = { search: string; storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

/** The id of an address that came before consent: it waits in memory, because the next page has another address. */
let waiting: string | null = null

/** Notices the scr id of an address; a page without one leaves what was noticed. */
export function noticeScrId(place: Pick<ScrPlace, 'search'> = thisPage()): void {
  waiting = new URLSearchParams(place.search).get('scr') ?? waiting
}

/**
 * Stores the scr id of an address, to which points are credited, while storage is allowed; deletes it when it is not
 * any more.
 *
 * @see spec §5 "A scr id is kept only if"
 */
export function keepScrId(isAllowed: boolean, place: ScrPlace = thisPage()): void {
  noticeScrId(place)
  const id = keptScrId(waiting, isScrId, isAllowed)
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
