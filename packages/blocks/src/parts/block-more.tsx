import type { LinkField } from '@shop/content/fields'
import sectionCss from '@shop/ui/layout/section.module.css'
import { BlockLink } from './block-link.tsx'

type BlockMoreProps = { link: LinkField | null; children: string }

/** The way to everything that a block shows a part of; nothing without words or an address. */
export function BlockMore({ link, children }: BlockMoreProps) {
  if (link === null || children === '') return null
  return (
    <BlockLink link={link} className={sectionCss.link}>
      {children}
    </BlockLink>
  )
}
