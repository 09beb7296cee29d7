import type { LinkField } from '@shop/content/fields'
import { ButtonLink } from '../button/button-link.tsx'
import { safeHref } from '../rich-text/safe-href.ts'
import { useBlockSurroundings } from './block-context.ts'

/** The one step a block asks for; nothing when its address is not safe. */
export function BlockButton({ link, children }: { link: LinkField; children: string }) {
  const { hrefFor } = useBlockSurroundings()
  const href = safeHref(link.href)
  if (href === null) return null

  return (
    <ButtonLink href={href.startsWith('/') && !href.startsWith('//') ? hrefFor(href) : href}>
      {children}
    </ButtonLink>
  )
}
