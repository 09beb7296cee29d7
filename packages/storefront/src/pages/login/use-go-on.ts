import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useEnterPage } from '../../features/auth/use-enter-page.ts'
import { loadUserAtom, userAtom } from '../../features/session/session.atoms.ts'
import { useShopPath } from '../../use-shop.ts'

/** Leads a signed-in customer to a page of this shop; the sign-in is removed from the history. */
export function useGoOn(target: string): void {
  const enterPage = useEnterPage()
  const path = useShopPath()
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const loadUser = useSetAtom(loadUserAtom)
  const href = path(target)

  useEffect(() => {
    // not being signed in is no error here
    loadUser().catch(() => undefined)
  }, [loadUser])

  useEffect(() => {
    if (isSignedIn) enterPage(href)
  }, [isSignedIn, enterPage, href])
}
