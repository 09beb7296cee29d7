import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 720px)'

/** Whether a screen is so narrow that rows of a table become cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(PHONE)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(PHONE).matches,
  )
}
