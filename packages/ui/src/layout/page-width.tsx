import type { ReactNode } from 'react'
import css from './page-width.module.css'

type PageWidthProps = {
  /** `reading` holds the text measure, `form` a single column of fields. */
  size?: 'page' | 'reading' | 'form'
  children: ReactNode
}

/** Keeps content at the page width, with the gutter on both sides. */
export function PageWidth({ size = 'page', children }: PageWidthProps) {
  return (
    <div className={css.width} data-size={size}>
      {children}
    </div>
  )
}
