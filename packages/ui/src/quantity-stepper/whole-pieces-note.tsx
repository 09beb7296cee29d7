import { Trans } from '@lingui/react'
import css from './whole-pieces-note.module.css'

/** Says below the field that what was typed is no number of pieces, and which number holds. */
export default function WholePiecesNote({ quantity }: { quantity: number }) {
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
