import type { LucideIcon } from 'lucide-react/types'
import { type MouseEvent, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './icon-button.module.css'

type IconButtonProps = {
  icon: LucideIcon
  /** The accessible name; it also shows as a tool tip, which is written when a pointer comes: a listing has dozens. */
  label: string
  /** `ground` stands on a picture, `plain` on the page. */
  kind?: 'plain' | 'ground'
  size?: 's' | 'm'
  isPressed?: boolean
  disabled?: boolean
  type?: 'button' | 'submit'
  id?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
}

/** A button that is an icon alone: 44 px in both directions, named for those who do not see it. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    kind = 'plain',
    size = 's',
    isPressed,
    type = 'button',
    onPointerEnter,
    ...rest
  } = props
  const [isPointedAt, setPointedAt] = useState(false)

  return (
    <button
      {...rest}
      type={type}
      className={css.button}
      data-kind={kind}
      aria-label={label}
      aria-pressed={isPressed}
      title={isPointedAt ? label : undefined}
      onPointerEnter={() => {
        setPointedAt(true)
        onPointerEnter?.()
      }}
    >
      <Icon of={icon} size={size} isFilled={isPressed ?? false} />
    </button>
  )
}
