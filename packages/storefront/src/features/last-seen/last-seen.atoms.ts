import { lastSeenOf, withSeen } from '@shop/domain/recommendation/last-seen'
import { atom } from 'jotai'
import { historyOf, keepHistory } from '../history/kept-history.ts'

/** It never leaves the browser but to ask for the cards. */
const KEY = 'lastSeen'

/** Ids of the products seen last, newest first; `null` until the browser was asked. */
export const lastSeenAtom = atom<readonly number[] | null>(null)

/** Looks into what the browser remembers. */
export const readLastSeenAtom = atom(null, (_get, set) => set(lastSeenAtom, lastSeenOf(historyOf(KEY))))

/** Puts a product first. */
export const rememberSeenAtom = atom(null, (_get, set, id: number) => {
  const ids = withSeen(lastSeenOf(historyOf(KEY)), id)
  set(lastSeenAtom, ids)
  keepHistory(KEY, ids.join(','))
})

/** Forgets everything. */
export const forgetSeenAtom = atom(null, (_get, set) => {
  set(lastSeenAtom, [])
  keepHistory(KEY, null)
})
