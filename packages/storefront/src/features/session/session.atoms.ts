import type { Api } from '@shop/api-client/contract/define-call'
import type { User } from '@shop/domain/user/user'
import { atom } from 'jotai'
import { servicesAtom } from '../../services.ts'

/** The current user; `null` before it is loaded. @see spec §4 "Session" */
export const userAtom = atom<User | null>(null)

const askedForUserAtom = atom<Promise<User> | null>(null)

const sessionChangeAtom = atom<Promise<unknown> | null>(null)

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

/** The user, asked for once however many features want to know, and never one who is about to change. */
export const loadUserAtom = atom(null, async (get, set): Promise<User> => {
  for (;;) {
    await get(sessionChangeAtom)?.catch(() => undefined)
    const asking = set(askForUserAtom)
    const user = await asking
    if (get(sessionChangeAtom) === null && get(askedForUserAtom) === asking) return user
  }
})

/**
 * Who is asking, and calls that keep something for them. Those of nobody go one by one, in all tabs: the first brings
 * the session, and at the same moment each would get its own.
 */
export const askAsUserAtom = atom(null, async (get, set) => {
  const { shop, api } = get(servicesAtom)
  const user = await set(loadUserAtom)
  const oneByOne: Api = (...asked) => navigator.locks.request('session', () => api(...asked))
  return { shop, user, api: user.id ? api : oneByOne }
})

const askForUserAtom = atom(null, (get, set): Promise<User> => {
  const asked = get(askedForUserAtom)
  if (asked) return asked

  const { api } = get(servicesAtom)
  const asking: Promise<User> = import('@shop/api-client/contract/user').then(async ({ loadUser }) => {
    const user = await api(loadUser, {})
    // a sign-in or sign-out meanwhile is more recent
    if (get(askedForUserAtom) === asking) set(userAtom, user)
    return user
  })
  set(askedForUserAtom, asking)
  asking.catch(() => {
    if (get(askedForUserAtom) === asking) set(askedForUserAtom, null)
  })
  return asking
})

/** Accepts the user of a sign-in; `null` resets it, and the next request loads it again. */
export const acceptUserAtom = atom(null, (_get, set, user: User | null) => {
  set(userAtom, user)
  set(askedForUserAtom, user && Promise.resolve(user))
})
