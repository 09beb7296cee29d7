import type { ReactNode } from 'react'
import css from './button.module.css'

type Look = {
  /** One primary button for each view; `quiet` is a word that can be pressed. */
  kind?: 'primary' | 'secondary' | 'quiet'
  size?: 'm' | 's'
  /** Fills the width of its place. */
  wide?: boolean
  icon?: ReactNode
  children: ReactNode
}

type ButtonProps = Look & {
  type?: 'button' | 'submit'
  /** Something is on its way: the words stay, further presses do nothing. */
  isBusy?: boolean
  disabled?: boolean
  onClick?: (() => void) | undefined
  /** Id of a form elsewhere on the page. */
  form?: string
  name?: string
  value?: string
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox'
  'aria-pressed'?: boolean
}

/** A button. While busy it keeps its words, its size and the focus, and swallows further presses. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, icon, children, type = 'button', isBusy = false, onClick, ...rest } = props

  return (
    <button
      {...rest}
      type={type}
      {...look({ kind, size, wide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.()
      }}
    >
      {icon}
      <span className={css.words}>{children}</span>
    </button>
  )
}

type ButtonLinkProps = Look & {
  href: string
  target?: '_blank'
  download?: boolean
  onClick?: (() => void) | undefined
  id?: string
  'aria-label'?: string
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({ kind, size, wide, icon, children, target, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...look({ kind, size, wide })} {...(target ? { target, rel: 'noopener' } : {})}>
      {icon}
      <span className={css.words}>{children}</span>
    </a>
  )
}

function look({
  kind = 'primary',
  size = 'm',
  wide = false,
}: {
  kind?: Look['kind'] | undefined
  size?: Look['size'] | undefined
  wide?: boolean | undefined
}) {
  return { className: css.button, 'data-kind': kind, 'data-size': size, 'data-wide': wide || undefined }
}
