import { type ReactNode, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import css from './header-action.module.css'

type HeaderActionProps = {
  href: string
  label: string
  icon: ReactNode
  /** null: not known yet; nothing is shown then, and nothing moves when it comes. */
  count?: number | null
  /** The label with its number, for screen readers: `Warenkorb, 3 Artikel`. */
  countLabel?: string
}

const MOST_SHOWN = 99

/** An icon link of the header; a change of its number is announced politely, the first number is not. */
export function HeaderAction({ href, label, icon, count = null, countLabel = label }: HeaderActionProps) {
  const known = useRef<number | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (known.current !== null && count !== null && known.current !== count) setAnnouncement(countLabel)
    known.current = count
  }, [count, countLabel])

  return (
    <>
      <a className={css.action} href={href} aria-label={count ? countLabel : label}>
        {icon}
        {count ? (
          <span
            key={count}
            className={css.count}
            data-count={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          />
        ) : null}
      </a>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}
