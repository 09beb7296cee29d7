import type { LinkField } from '@shop/content/fields'
import { ButtonLink } from '../button/button-link.tsx'
import type { ButtonLook } from '../button/button-look.ts'
import { safeHref } from '../rich-text/safe-href.ts'
import { useBlockSurroundings } from './block-context.ts'

type BlockButtonProps = { link: LinkField; children: string } & Pick<ButtonLook, 'kind' | 'size'>

/** The one step a block asks for; nothing when its address is not safe. */
export function BlockButton({ link, kind, size, children }: BlockButtonProps) {
  const { hrefFor } = useBlockSurroundings()
  const href = safeHref(link.href)
  if (href === null) return null

  return (
    <ButtonLink
      href={href.startsWith('/') && !href.startsWith('//') ? hrefFor(href) : href}
      {...(kind ? { kind } : {})}
      {...(size ? { size } : {})}
      {...(link.target === '_blank' ? { target: '_blank' } : {})}
    >
      {children}
    </ButtonLink>
  )
}
