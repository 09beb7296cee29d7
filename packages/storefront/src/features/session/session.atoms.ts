import type { User } from '@shop/domain/user/user'
import { atom } from 'jotai'
import { servicesAtom } from '../../services.ts'

/** Whoever is shopping; `null` until the server has been asked. @see spec §4 "Session" */
export const userAtom = atom<User | null>(null)

const askedForUserAtom = atom<Promise<User> | null>(null)

/** The user, asked for once however many features want to know. */
export const loadUserAtom = atom(null, (get, set): Promise<User> => {
  const asked = get(askedForUserAtom)
  if (asked) return asked

  const { api } = get(servicesAtom)
  const asking: Promise<User> = import('@shop/api-client/contract/user').then(async ({ loadUser }) => {
    const user = await api(loadUser, {})
    // whoever has signed in or out meanwhile knows better
    if (get(askedForUserAtom) === asking) set(userAtom, user)
    return user
  })
  set(askedForUserAtom, asking)
  asking.catch(() => {
    if (get(askedForUserAtom) === asking) set(askedForUserAtom, null)
  })
  return asking
})

/** Takes over the user that a sign-in has brought; `null` forgets whoever it was, and the next one to ask is told anew. */
export const acceptUserAtom = atom(null, (_get, set, user: User | null) => {
  set(userAtom, user)
  set(askedForUserAtom, user && Promise.resolve(user))
})
