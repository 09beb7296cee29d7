import { useLingui } from '@lingui/react'
import css from './breadcrumb.module.css'

type BreadcrumbProps = {
  /** From the start page down; the last one is the page itself and leads nowhere. */
  steps: readonly { label: string; href: string | null }[]
}

/** The way from the start page to here, where there is one. On phones only the step before is shown. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const { i18n } = useLingui()
  if (steps.length < 2) return null
  const label = i18n.t({ id: 'breadcrumb.label', message: 'Brotkrumen' })

  return (
    <nav className={css.breadcrumb} aria-label={label}>
      <ol className={css.steps}>
        {steps.map(({ label: words, href }, index) => (
          <li key={`${index} ${words}`} className={css.step}>
            {href === null || index === steps.length - 1 ? (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{words}</span>
            ) : (
              <a href={href}>{words}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
