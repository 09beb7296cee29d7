import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { PaymentMark } from '../checkout/payment/payment-mark.tsx'
import {
  cardNumberWords,
  cardTitle,
  cardValidityWords,
  type ShownCard,
} from '../checkout/payment/saved-card-words.ts'
import { useLaterFocus } from '../focus/use-later-focus.ts'
import { RemovalQuestion } from '../removal-question/removal-question.tsx'
import css from './saved-card-row.module.css'

type SavedCardRowProps = {
  card: ShownCard
  /** The form that names the card, while it is open. */
  naming: ReactNode | null
  renameId: string
  onRename: () => void
  /** The card is being removed. */
  isBusy?: boolean
  onRemove: () => void
}

/** One saved card. Removing asks once more, in the row itself. */
export function SavedCardRow(props: SavedCardRowProps) {
  const { card, naming, renameId, onRename, isBusy = false, onRemove } = props
  const { i18n } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const removeId = useId()
  const giveFocus = useLaterFocus()
  const title = cardTitle(i18n, card)

  const keep = () => {
    setIsAsking(false)
    giveFocus(removeId)
  }

  return (
    <article className={css.row}>
      <PaymentMark code="KK" />
      <div className={css.facts}>
        <p className={css.title}>{title}</p>
        {card.name === null ? null : <p className={css.note}>{cardNumberWords(i18n, card)}</p>}
        <p className={css.note} data-state={card.state}>
          {cardValidityWords(i18n, card)}
        </p>
      </div>
      {naming === null && !isAsking ? (
        <div className={css.actions}>
          <Button
            size="s"
            kind="secondary"
            id={renameId}
            aria-label={i18n.t({
              id: 'savedCards.renameOf',
              message: 'Umbenennen: {title}',
              values: { title },
            })}
            onClick={onRename}
          >
            <Trans id="savedCards.rename" message="Umbenennen" />
          </Button>
          <Button
            size="s"
            kind="quiet"
            id={removeId}
            aria-label={i18n.t({
              id: 'savedCards.removeOf',
              message: 'Entfernen: {title}',
              values: { title },
            })}
            onClick={() => setIsAsking(true)}
          >
            <Trans id="savedCards.remove" message="Entfernen" />
          </Button>
        </div>
      ) : null}
      {naming === null ? null : <div className={css.below}>{naming}</div>}
      {isAsking && naming === null ? (
        <div className={css.below}>
          <RemovalQuestion
            question={
              <Trans
                id="savedCards.removeQuestion"
                message="Diese Karte entfernen? Sie wird auch beim Zahlungsdienst gelöscht."
              />
            }
            yes={<Trans id="savedCards.removeYes" message="Ja, entfernen" />}
            isBusy={isBusy}
            onRemove={onRemove}
            onKeep={keep}
          />
        </div>
      ) : null}
    </article>
  )
}
