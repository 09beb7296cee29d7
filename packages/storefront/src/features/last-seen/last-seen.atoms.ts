import { lastSeenOf, withSeen } from '@shop/domain/recommendation/last-seen'
import { atom } from 'jotai'

/**
 * Where a tab keeps what it has seen; it never leaves it but to ask for the cards. A browser that kept it for longer
 * would have to be allowed to: the tab's storage forgets it with the tab, and so needs no consent.
 *
 * @see docs/adr/0019
 */
const KEY = 'lastSeen'

/** Ids of the products seen last, newest first; `null` until the browser was asked. */
export const lastSeenAtom = atom<readonly number[] | null>(null)

/** Looks into the browser's storage. One that refuses has seen nothing. */
export const readLastSeenAtom = atom(null, (_get, set) => set(lastSeenAtom, stored()))

/** Puts a product first. */
export const rememberSeenAtom = atom(null, (_get, set, id: number) => {
  const ids = withSeen(stored(), id)
  set(lastSeenAtom, ids)
  try {
    sessionStorage.setItem(KEY, ids.join(','))
  } catch {
    // a full or closed storage: this page still knows
  }
})

/** Forgets everything. */
export const forgetSeenAtom = atom(null, (_get, set) => {
  set(lastSeenAtom, [])
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
})

function stored(): number[] {
  try {
    return lastSeenOf(sessionStorage.getItem(KEY))
  } catch {
    return []
  }
}
