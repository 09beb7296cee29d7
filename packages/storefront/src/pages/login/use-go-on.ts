import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadUserAtom, userAtom } from '../../features/session/session.atoms.ts'
import { useShopPath } from '../../use-shop.ts'

/** Leads a signed-in customer to a page of this shop; the sign-in is removed from the history. */
export function useGoOn(target: string): void {
  const navigate = useNavigate()
  const path = useShopPath()
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const loadUser = useSetAtom(loadUserAtom)
  const href = path(target)

  useEffect(() => {
    // not being signed in is no error here
    loadUser().catch(() => undefined)
  }, [loadUser])

  useEffect(() => {
    if (isSignedIn) void navigate({ href, replace: true })
  }, [isSignedIn, navigate, href])
}
