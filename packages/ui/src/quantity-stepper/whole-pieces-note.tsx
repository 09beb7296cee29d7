import { Trans } from '@lingui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import css from './whole-pieces-note.module.css'

type WholePiecesNoteProps = { quantity: number; onDone: () => void }

/**
 * Says over the field that what was typed is no number of pieces, and which number holds: below it, it lay on the button
 * that is pressed next. The next press anywhere takes it away, and so do Escape and the focus that goes on.
 */
export default function WholePiecesNote({ quantity, onDone }: WholePiecesNoteProps) {
  const done = useEffectEvent(onDone)
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const close = () => done()
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && done()
    const own = note.current?.parentElement
    const closeBehind = ({ target }: FocusEvent) =>
      !(target instanceof Node && own?.contains(target)) && done()
    window.addEventListener('pointerdown', close)
    window.addEventListener('keydown', closeByEscape)
    window.addEventListener('focusin', closeBehind)
    return () => {
      window.removeEventListener('pointerdown', close)
      window.removeEventListener('keydown', closeByEscape)
      window.removeEventListener('focusin', closeBehind)
    }
  }, [])

  return (
    <p ref={note} className={css.note} role="alert">
      <Trans
        id="quantity.wholePieces"
        message="Bitte eine ganze Zahl ab 1 eingeben. Es bleibt bei {quantity}."
        values={{ quantity }}
      />
    </p>
  )
}
