import { Button as AriaButton, type ButtonProps } from 'react-aria-components'
import styles from './button.module.css'

export type OfficeButtonProps = Omit<ButtonProps, 'className'> & {
  /** What a screen is for is `primary`, once; what cannot be taken back is `danger`. */
  look?: 'primary' | 'plain' | 'quiet' | 'danger'
}

/** A button of the office: small, by mouse and by finger. */
export function Button({ look = 'plain', ...props }: OfficeButtonProps) {
  return <AriaButton {...props} className={styles.button ?? ''} data-look={look} />
}
