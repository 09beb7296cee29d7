import { useLingui } from '@lingui/react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import css from './warning-list.module.css'

type WarningListProps = {
  /** Without the word that they begin with. */
  warnings: readonly string[]
  /** Where the first leads, if anywhere: that of a recall. */
  href?: string | undefined
}

/** What to beware of, each beginning with the word that the law wants. @see eu-duties C-16 */
export function WarningList({ warnings, href }: WarningListProps) {
  const { i18n } = useLingui()
  if (warnings.length === 0) return null

  return (
    <ul className={css.warnings}>
      {warnings.map((warning, place) => (
        <li key={warning}>
          <TriangleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
          <span>
            <strong>{i18n.t({ id: 'safety.attention', message: 'Achtung:' })}</strong>{' '}
            {href && place === 0 ? <a href={href}>{warning}</a> : warning}
          </span>
        </li>
      ))}
    </ul>
  )
}
