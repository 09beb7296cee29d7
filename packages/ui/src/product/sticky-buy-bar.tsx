import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import css from './sticky-buy-bar.module.css'

type StickyBuyBarProps = {
  name: string
  /** Already formatted. */
  price: ReactNode
  /** What stands beside the price. */
  note: ReactNode
  /** The basket button. */
  action: ReactNode
  /** The buy box's own button: the bar is there only while that one has left the screen upwards. */
  watch: RefObject<HTMLElement | null>
}

/** Name, price and basket button at the foot of a phone's screen. */
export function StickyBuyBar({ name, price, note, action, watch }: StickyBuyBarProps) {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const target = watch.current
    if (!target) return
    // Everything below the screen counts as seen: a jump past the button is then a change, and is observed.
    const observer = new IntersectionObserver(
      ([entry]) => setIsShown(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '0px 0px 100000px 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [watch])

  return (
    <div className={css.bar} data-screen-only="" data-shown={isShown || undefined}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={css.price}>
          {price} <small className={css.note}>{note}</small>
        </p>
      </div>
      {action}
    </div>
  )
}
