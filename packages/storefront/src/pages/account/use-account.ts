import type { User } from '@shop/domain/user/user'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { logoutAtom } from '../../features/session/authenticate.atoms.ts'
import { loadUserAtom, userAtom } from '../../features/session/session.atoms.ts'
import { useShopPath } from '../../shell/use-shop.ts'
import { storeDraft } from '../checkout/checkout-draft.ts'

/** An account page's view of who looks at it. */
export type Account = {
  /** The customer; `null` while nobody knows, and for everybody else, who is on the way to the sign-in. */
  user: User | null
  state: 'idle' | 'leaving' | 'loadFailed' | 'logoutFailed'
  retry: () => void
  logOut: () => void
}

/** Lets only customers stay on an account page, and lets them out. @see spec §4 "Session", §6 */
export function useAccount(here: string): Account {
  const navigate = useNavigate()
  const path = useShopPath()
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  const endSession = useSetAtom(logoutAtom)
  const [state, setState] = useState<Account['state']>('idle')
  const login = `${path('/login/')}?redirect=${encodeURIComponent(here)}`
  const isStranger = user !== null && !user.loggedIn && state !== 'leaving'

  const load = useCallback(() => {
    setState('idle')
    loadUser().catch(() => setState('loadFailed'))
  }, [loadUser])
  const logOut = async () => {
    if (state === 'leaving') return
    setState('leaving')
    if (!(await endSession())) return setState('logoutFailed')
    // a name and an address in this tab are nobody else's business
    storeDraft(null)
    await navigate({ href: path('/') })
  }

  useEffect(load, [load])

  useEffect(() => {
    if (isStranger) void navigate({ href: login, replace: true })
  }, [isStranger, navigate, login])

  return { user: user?.loggedIn ? user : null, state, retry: load, logOut: () => void logOut() }
}
