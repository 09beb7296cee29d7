import { MAIN_ID } from '@shop/ui/layout/layout'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Leads to a page of this shop in the place of the form that has signed in, and into it: the form is gone with its
 * focus, which would begin again before the header.
 */
export function useEnterPage(): (href: string) => void {
  const navigate = useNavigate()

  return useCallback(
    (href) => {
      void navigate({ href, replace: true }).then(() => {
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      })
    },
    [navigate],
  )
}
