import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { isConsentBannerOpenAtom } from '../../features/consent/consent.atoms.ts'

const ConsentBanner = lazy(() =>
  import('./after-start-parts.ts').then((file) => ({ default: file.ConsentBanner })),
)

/** The place of the consent banner; its code and texts are loaded when consent has to be asked for. */
export function ConsentPlace() {
  const isOpen = useAtomValue(isConsentBannerOpenAtom)
  return <Suspense fallback={null}>{isOpen ? <ConsentBanner /> : null}</Suspense>
}
