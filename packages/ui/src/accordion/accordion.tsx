import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './accordion.module.css'

/** Parts of a page that open one by one. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={css.accordion}>{children}</div>
}

type AccordionItemProps = {
  title: string
  /** A word or a number beside the title. */
  aside?: ReactNode
  id?: string
  /** Items of one name close each other. */
  name?: string
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** One part: the browser's own details, so it opens without JavaScript and find-in-page opens it too. */
export function AccordionItem({
  title,
  aside,
  id,
  name,
  isOpen = false,
  onToggle,
  children,
}: AccordionItemProps) {
  return (
    <details
      className={css.item}
      id={id}
      name={name}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        {aside ? <span className={css.aside}>{aside}</span> : null}
        <Icon of={ChevronDown} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
