import type { Api } from '@shop/api-client/contract/define-call'
import type { User } from '@shop/domain/user/user'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'

/** The current user; `null` before it is loaded. @see spec §4 "Session" */
export const userAtom = atom<User | null>(null)

/** Whether this browser came without anything of the shop: then it has no basket, although nobody was asked. */
export const isNewHereAtom = atom(false)

/** The answer under way or given. @see acceptUserAtom */
export const askedForUserAtom = atom<Promise<User> | null>(null)

/** A sign-in or sign-out under way. @see announceSessionChangeAtom */
export const sessionChangeAtom = atom<Promise<unknown> | null>(null)

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
 * Who is asking, and calls that keep something for them; an empty id is nobody's. Those of nobody go one by one, in all
 * tabs: the first brings the session, and at the same moment each would get its own. Nobody waits to hear about who is
 * new here: the keys of nobody hold for a session that turns up after all.
 */
export const askAsUserAtom = atom(null, async (get, set) => {
  const { shop, api } = get(servicesAtom)
  const isNobody = get(isNewHereAtom) && !get(userAtom) && !get(sessionChangeAtom)
  const asking = set(loadUserAtom)
  // Whoever needs the answer hears of a failure.
  asking.catch(() => undefined)
  const userId = isNobody ? '' : (await asking).id
  // Browsers have no locks on plain HTTP, as in a network at home.
  const oneByOne: Api = (...asked) =>
    navigator.locks?.request('session', () => api(...asked)) ?? api(...asked)
  return { shop, userId, api: userId ? api : oneByOne }
})

const askForUserAtom = atom(null, (get, set): Promise<User> => {
  const asked = get(askedForUserAtom)
  if (asked) return asked

  const { api } = get(servicesAtom)
  const asking: Promise<User> = import('../../calls/first-calls.ts').then(async ({ userCalls }) => {
    const user = await api(userCalls.loadUser, {})
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
