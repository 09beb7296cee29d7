import type { ReactNode } from 'react'
import css from './button.module.css'

export type ButtonLook = {
  /** One primary button for each view; `quiet` is a word that can be pressed. */
  kind?: 'primary' | 'secondary' | 'quiet'
  size?: 'm' | 's'
  /** Fills the width of its place. */
  wide?: boolean
  icon?: ReactNode
  children: ReactNode
}

/** Attributes that give a button or a link its look. */
export function buttonLook({
  kind = 'primary',
  size = 'm',
  wide = false,
}: {
  kind?: ButtonLook['kind'] | undefined
  size?: ButtonLook['size'] | undefined
  wide?: boolean | undefined
}) {
  return { className: css.button, 'data-kind': kind, 'data-size': size, 'data-wide': wide || undefined }
}
