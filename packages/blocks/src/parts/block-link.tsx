import type { LinkField } from '@shop/content/fields'
import { safeHref } from '@shop/ui/rich-text/safe-href.ts'
import type { ReactNode } from 'react'
import { useShopSlots } from '../shop-slots.ts'

type BlockLinkProps = { link: LinkField; className?: string | undefined; children: ReactNode }

/** A link of the content service; without a safe address its children stay as they are. */
export function BlockLink({ link, className, children }: BlockLinkProps) {
  const { hrefFor } = useShopSlots()
  const href = safeHref(link.href)
  if (href === null) return <span className={className}>{children}</span>
  const opensTab = link.target === '_blank'

  return (
    <a
      className={className}
      href={href.startsWith('/') && !href.startsWith('//') ? hrefFor(href) : href}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener' : undefined}
    >
      {children}
    </a>
  )
}
