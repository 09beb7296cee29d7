import { Trans } from '@lingui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import css from './removal-question.module.css'

type RemovalQuestionProps = {
  /** Asks whether it shall go, and says what goes with it. */
  question: ReactNode
  /** The words of the button that removes. */
  yes: ReactNode
  /** It is being removed. */
  isBusy?: boolean
  onRemove: () => void
  onKeep: () => void
}

/** Asks once more, in the place of the button that removes; takes its focus. */
export function RemovalQuestion({ question, yes, isBusy = false, onRemove, onKeep }: RemovalQuestionProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])

  return (
    <div className={css.question}>
      <p ref={words} tabIndex={-1}>
        {question}
      </p>
      <div className={css.actions}>
        <Button size="s" isBusy={isBusy} onClick={onRemove}>
          {yes}
        </Button>
        <Button size="s" kind="secondary" onClick={onKeep}>
          <Trans id="removal.keep" message="Behalten" />
        </Button>
      </div>
    </div>
  )
}
