import { useLingui } from '@lingui/react'
import css from './wordmark.module.css'

/** The brand's name in its display font; leads home. */
export function Wordmark({ name, href }: { name: string; href: string }) {
  const { i18n } = useLingui()

  return (
    <a
      className={css.wordmark}
      href={href}
      aria-label={i18n.t({ id: 'header.home', message: '{name}, zur Startseite', values: { name } })}
    >
      {name}
      <span className={css.mark} aria-hidden="true" />
    </a>
  )
}
