import { lastSeenOf, withSeen } from '@shop/domain/recommendation/last-seen'
import { atom } from 'jotai'

/** Where a browser keeps what it has seen; it never leaves it but to ask for the cards. */
const KEY = 'lastSeen'

/** Ids of the products seen last, newest first; `null` until the browser was asked. */
export const lastSeenAtom = atom<readonly number[] | null>(null)

/** Looks into the browser's storage. One that refuses has seen nothing. */
export const readLastSeenAtom = atom(null, (_get, set) => set(lastSeenAtom, stored()))

/** Puts a product first. Another tab may have seen more meanwhile, so the storage is asked again. */
export const rememberSeenAtom = atom(null, (_get, set, id: number) => {
  const ids = withSeen(stored(), id)
  set(lastSeenAtom, ids)
  try {
    localStorage.setItem(KEY, ids.join(','))
  } catch {
    // a full or closed storage: this page still knows
  }
})

/** Forgets everything. */
export const forgetSeenAtom = atom(null, (_get, set) => {
  set(lastSeenAtom, [])
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
})

function stored(): number[] {
  try {
    return lastSeenOf(localStorage.getItem(KEY))
  } catch {
    return []
  }
}
