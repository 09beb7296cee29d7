import type { LinkField } from '@shop/content/fields'
import { ButtonLink } from '@shop/ui/button/button-link'
import type { ButtonLook } from '@shop/ui/button/button-look.ts'
import { safeHref } from '@shop/ui/rich-text/safe-href.ts'
import { useShopSlots } from '../shop-slots.ts'

type BlockButtonProps = { link: LinkField; children: string } & Pick<ButtonLook, 'kind' | 'size'>

/** The one step a block asks for; nothing when its address is not safe. */
export function BlockButton({ link, kind, size, children }: BlockButtonProps) {
  const { hrefFor } = useShopSlots()
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
