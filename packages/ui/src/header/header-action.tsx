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
  /** false while the number is a guess: it is read out once it is sure. */
  isSettled?: boolean
}

const MOST_SHOWN = 99

/** An icon link of the header; a change of its number is announced politely, the first number is not. */
export function HeaderAction(props: HeaderActionProps) {
  const { href, label, icon, count = null, countLabel = props.label, isSettled = true } = props
  const known = useRef<number | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (!isSettled) return
    if (known.current !== null && count !== null && known.current !== count) setAnnouncement(countLabel)
    known.current = count
  }, [count, countLabel, isSettled])

  return (
    <>
      <a className={css.action} href={href} aria-label={count ? countLabel : label} data-label={label}>
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
