import type { ReactNode } from 'react'
import css from './product-frame.module.css'

type ProductFrameProps = {
  gallery: ReactNode
  /** Details below the pictures; on phones they follow the buy box. */
  details?: ReactNode
  children: ReactNode
}

/** Gallery and buy box, seven to five; the box stays in view while pictures and details scroll. */
export function ProductFrame({ gallery, details, children }: ProductFrameProps) {
  return (
    <div className={css.frame}>
      {gallery}
      <div className={css.side}>{children}</div>
      {details ? <div className={css.details}>{details}</div> : null}
    </div>
  )
}
