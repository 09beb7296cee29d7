import { useLingui } from '@lingui/react'
import type { SavedCard } from '@shop/api-client/contract/user-cards'
import { CARD_NAME_MAX, cardNameProblems } from '@shop/domain/saved-card/card-name'
import { NameForm } from '../name-form.tsx'

type CardNameFormProps = {
  card: SavedCard
  onNamed: (card: SavedCard) => void
  onLeave: () => void
}

/** What a card is called; nothing takes the name away. */
export function CardNameForm({ card, onNamed, onLeave }: CardNameFormProps) {
  const { i18n } = useLingui()
  return (
    <NameForm
      id={`card-${card.id}`}
      name={card.name ?? ''}
      label={i18n.t({ id: 'savedCards.name', message: 'Name der Karte' })}
      hint={i18n.t({ id: 'savedCards.nameHint', message: 'Zum Beispiel „Haushaltskarte“.' })}
      maxLength={CARD_NAME_MAX}
      rules={cardNameProblems}
      rename={async (api, name) => {
        const { renameSavedCard } = await import('@shop/api-client/contract/user-cards')
        return api(renameSavedCard, { id: card.id, name })
      }}
      onNamed={onNamed}
      onLeave={onLeave}
    />
  )
}
