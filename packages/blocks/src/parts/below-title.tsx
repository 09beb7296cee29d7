import { type ReactNode, useMemo } from 'react'
import { BlockPlaceContext, levelBelow, useBlockPlace } from '../block-place.ts'

/** What stands below a title: its own titles are one level deeper. */
export function BelowTitle({ children }: { children: ReactNode }) {
  const around = useBlockPlace()
  const place = useMemo(() => ({ ...around, level: levelBelow(around.level) }), [around])
  return <BlockPlaceContext value={place}>{children}</BlockPlaceContext>
}
