import type { ComponentPropsWithoutRef } from 'react'
import { useBlockPlace } from '../block-place.ts'

type BlockRootProps = ComponentPropsWithoutRef<'div'> & {
  as?: 'div' | 'section' | 'nav' | 'aside' | 'article' | 'figure'
}

/** The root element of a block: in the visual editor it carries the block's mark, so that a click finds its fields. */
export function BlockRoot({ as: Tag = 'div', ...rest }: BlockRootProps) {
  const { editable } = useBlockPlace()
  return <Tag {...editable} {...rest} />
}
