import type { User } from '@shop/domain/user/user'
import { atom } from 'jotai'
import { askedForUserAtom, sessionChangeAtom, userAtom } from './session.atoms.ts'

/**
 * Announces a sign-in or sign-out under way. Requests for the user wait for its end: with the session's new cookie, the
 * basket from before would be another user's.
 */
export const announceSessionChangeAtom = atom(null, (get, set, change: Promise<unknown>) => {
  const over = () => {
    if (get(sessionChangeAtom) === change) set(sessionChangeAtom, null)
  }
  set(sessionChangeAtom, change)
  change.then(over, over)
})

/** Accepts the user of a sign-in; `null` resets it, and the next request loads it again. */
export const acceptUserAtom = atom(null, (_get, set, user: User | null) => {
  set(userAtom, user)
  set(askedForUserAtom, user && Promise.resolve(user))
})
