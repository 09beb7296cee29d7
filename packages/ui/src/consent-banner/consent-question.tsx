import { Trans } from '@lingui/react'
import { Button } from '../button/button.tsx'
import css from './consent-banner.module.css'

type ConsentQuestionProps = {
  brandName: string
  title: string
  text: string
  onAcceptAll: () => void
  onDenyAll: () => void
  onMore: () => void
}

/** Layer 1: refusing is as easy as agreeing. @see spec §2 "Consent banner"; eu-duties C-27 */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { brandName, title, text, onAcceptAll, onDenyAll, onMore } = props

  return (
    <div className={css.layer}>
      <p className={css.brand} aria-hidden="true">
        {brandName}
      </p>
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <p>{text}</p>
      <div className={css.answers}>
        <Button onClick={onDenyAll}>
          <Trans id="consent.denyAll" message="Nur Notwendiges" />
        </Button>
        <Button onClick={onAcceptAll}>
          <Trans id="consent.acceptAll" message="Allem zustimmen" />
        </Button>
      </div>
      <div>
        <Button kind="quiet" onClick={onMore}>
          <Trans id="consent.more" message="Mehr erfahren und auswählen" />
        </Button>
      </div>
    </div>
  )
}
