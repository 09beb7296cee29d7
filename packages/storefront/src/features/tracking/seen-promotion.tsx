import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { trackAtom } from './tracking.atoms.ts'
import { useSeen } from './use-seen.ts'

/** Something that an editor has marked as a promotion, tracked once in a session when it is seen. @see spec §7 */
export function SeenPromotion({ promotion, children }: { promotion: string; children: ReactNode }) {
  const track = useSetAtom(trackAtom)
  const seen = useSeen<HTMLDivElement>(
    promotion,
    () => void track((events) => events.viewPromotionOnce(promotion)),
  )
  return <div ref={seen}>{children}</div>
}
