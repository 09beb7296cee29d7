import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { isConsentBannerOpenAtom } from '../features/consent/consent.atoms.ts'

const ConsentBanner = lazy(() => import('./consent-banner.tsx'))

/** The place of the consent banner; its code and words come when somebody has to be asked. */
export function ConsentPlace() {
  const isOpen = useAtomValue(isConsentBannerOpenAtom)
  return <Suspense fallback={null}>{isOpen ? <ConsentBanner /> : null}</Suspense>
}
