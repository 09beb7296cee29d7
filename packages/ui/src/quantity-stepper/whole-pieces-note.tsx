import { Trans } from '@lingui/react'
import { useEffect, useEffectEvent } from 'react'
import css from './whole-pieces-note.module.css'

type WholePiecesNoteProps = { quantity: number; onDone: () => void }

/**
 * Says below the field that what was typed is no number of pieces, and which number holds. It lies above what comes next,
 * so the next press anywhere takes it away.
 */
export default function WholePiecesNote({ quantity, onDone }: WholePiecesNoteProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const close = () => done()
    window.addEventListener('pointerdown', close)
    return () => window.removeEventListener('pointerdown', close)
  }, [])

  return (
    <p className={css.note} role="alert">
      <Trans
        id="quantity.wholePieces"
        message="Bitte eine ganze Zahl eingeben. Es bleibt bei {quantity}."
        values={{ quantity }}
      />
    </p>
  )
}
