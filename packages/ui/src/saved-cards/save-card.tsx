import { Trans, useLingui } from '@lingui/react'
import { Checkbox } from '../checkbox/checkbox.tsx'

type SaveCardProps = {
  isSaved: boolean
  /** The page of the account on which saved cards are removed. */
  cardsHref: string
  onSave: (isSaved: boolean) => void
}

/** Whether the card that is paid with is kept for the next purchase: consent, so never ticked in advance. */
export function SaveCard({ isSaved, cardsHref, onSave }: SaveCardProps) {
  const { i18n } = useLingui()
  return (
    <Checkbox
      name="saveCard"
      checked={isSaved}
      onChange={onSave}
      label={i18n.t({ id: 'savedCards.save', message: 'Karte für den nächsten Einkauf speichern' })}
      hint={
        <Trans
          id="savedCards.saveHint"
          message="Die Kartennummer bleibt beim Zahlungsdienst. Wir speichern Marke, letzte vier Ziffern, Ablaufmonat und ein Kennzeichen des Zahlungsdienstes. Im Konto unter <0>Zahlungsmittel</0> entfernen Sie die Karte jederzeit."
          // biome-ignore lint/a11y/useAnchorContent: the words come with the message
          components={[<a key="cards" href={cardsHref} />]}
        />
      }
    />
  )
}
