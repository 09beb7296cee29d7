import type { ReactNode } from 'react'
import { useBlockPlace } from '../block-place.ts'

type BlockTitleProps = {
  className?: string | undefined
  id?: string
  /** The title of the page, when the block opens it. */
  isPageTitle?: boolean
  children: ReactNode
}

/** A block's own title, on the level of its place: nesting keeps the outline of the page right. */
export function BlockTitle({ isPageTitle = false, ...rest }: BlockTitleProps) {
  const { level } = useBlockPlace()
  const Tag = `h${isPageTitle ? 1 : level}` as const
  return <Tag {...rest} />
}
