import css from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look.ts'

type ButtonProps = ButtonLook & {
  type?: 'button' | 'submit'
  /** A request is under way: the label stays, further presses do nothing. */
  isBusy?: boolean
  disabled?: boolean
  onClick?: (() => void) | undefined
  /** A hand or a pointer is near: what the press will need can be fetched. */
  onPointerEnter?: () => void
  onFocus?: () => void
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
      {...buttonLook({ kind, size, wide })}
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
