import type { CSSProperties, ReactNode } from 'react'
import { useBlockPlace } from '../block-place.ts'
import { BlockRoot } from './block-root.tsx'
import { BlockSection } from './block-section.tsx'

type BlockPartProps = { className?: string | undefined; style?: CSSProperties; children: ReactNode }

/** A small block: inside another one it fills its place, alone on a page it keeps the page's width and rhythm. */
export function BlockPart({ className, style = {}, children }: BlockPartProps) {
  const { frame } = useBlockPlace()
  if (frame === 'inside')
    return (
      <BlockRoot className={className} style={style}>
        {children}
      </BlockRoot>
    )
  return (
    <BlockSection>
      <div className={className} style={style}>
        {children}
      </div>
    </BlockSection>
  )
}
