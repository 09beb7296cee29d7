import { Trans } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './product-reviews.module.css'

type ReviewAnswerProps = { onClose: () => void; children: ReactNode }

/** What a dialog says once its form has arrived, in place of it: the words take over the focus. */
export function ReviewAnswer({ onClose, children }: ReviewAnswerProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <div className={css.dialog}>
      <p ref={words} tabIndex={-1} role="status">
        {children}
      </p>
      <Button onClick={onClose}>
        <Trans id="review.close" message="Zurück zum Artikel" />
      </Button>
    </div>
  )
}
