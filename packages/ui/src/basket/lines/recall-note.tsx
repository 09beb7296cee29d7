import { Trans } from '@lingui/react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import css from './line-notices.module.css'

/** What a line says of a recall, and where what to do is written. */
export type LineRecall = { text: string; href: string }

/** A product that was recalled, in the basket as in an order. @see eu-duties C-15 */
export function RecallNote({ text, href }: LineRecall) {
  return (
    <div className={css.notice} role="note">
      <TriangleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
      <p>
        {text}{' '}
        <a className={css.link} href={href}>
          <Trans id="recall.toNotice" message="Zum Rückruf" />
        </a>
      </p>
    </div>
  )
}
