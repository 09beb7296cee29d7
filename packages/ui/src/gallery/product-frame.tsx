import type { ReactNode } from 'react'
import css from './product-frame.module.css'

/** Gallery and buy box, seven to five; the box stays in view while the pictures scroll. */
export function ProductFrame({ gallery, children }: { gallery: ReactNode; children: ReactNode }) {
  return (
    <div className={css.frame}>
      {gallery}
      <div className={css.side}>{children}</div>
    </div>
  )
}
