import type { User } from '@shop/domain/user/user'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { usePersonalValue } from '../../hydration/use-personal-value.ts'
import { usePageHref } from '../../use-shop.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import { isLeavingAtom } from './use-leave-account.ts'

/** An account page's view of who looks at it. */
export type Account = {
  /** The customer; `null` while loading, and for visitors, who are redirected to the sign-in. */
  user: User | null
  /** The request failed. */
  isFailed: boolean
  retry: () => void
}

/** Lets only customers stay on an account page; others sign in and come back to `here`. @see spec §4 "Session", §6 */
export function useAccount(here: string): Account {
  const navigate = useNavigate()
  const pageHref = usePageHref()
  const user = usePersonalValue(userAtom, null)
  const isLeaving = useAtomValue(isLeavingAtom)
  const loadUser = useSetAtom(loadUserAtom)
  const [isFailed, setIsFailed] = useState(false)
  const login = pageHref('login', { redirect: here })
  const isStranger = user !== null && !user.loggedIn && !isLeaving

  const load = useCallback(() => {
    setIsFailed(false)
    loadUser().catch(() => setIsFailed(true))
  }, [loadUser])

  // asked again whenever it is forgotten who is here
  useEffect(() => {
    if (user === null && !isLeaving) load()
  }, [load, user, isLeaving])

  useEffect(() => {
    if (isStranger) void navigate({ href: login, replace: true })
  }, [isStranger, navigate, login])

  return { user: user?.loggedIn ? user : null, isFailed, retry: load }
}
