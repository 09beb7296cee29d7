import { type ReactNode, useRef } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTabTitle } from './use-tab-title.ts'

type PageTitleProps = {
  /** Its words first, and what stands beside them, such as a state. */
  children: ReactNode
  /** What the tab says in place of the words: a heading may name a customer, a tab does not. */
  tab?: string
  className?: string | undefined
}

/** The heading of a page of a shop, which names its tab as well. */
export function PageTitle({ children, tab, className }: PageTitleProps) {
  const { name } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useTabTitle(() => [tab ?? heading.current?.firstChild?.textContent, name])
  return (
    <h1 ref={heading} className={className}>
      {children}
    </h1>
  )
}
