import css from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look.ts'

type ButtonLinkProps = ButtonLook & {
  href: string
  target?: '_blank'
  /** Where the link leads to another language. */
  hrefLang?: string
  download?: boolean
  onClick?: (() => void) | undefined
  id?: string
  'aria-label'?: string
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({ kind, size, wide, icon, children, target, ...rest }: ButtonLinkProps) {
  return (
    <a
      data-screen-only=""
      {...rest}
      {...buttonLook({ kind, size, wide })}
      {...(target ? { target, rel: 'noopener' } : {})}
    >
      {icon}
      <span className={css.words}>{children}</span>
    </a>
  )
}
