import { Trans, useLingui } from '@lingui/react'
import type { SavedCard } from '@shop/api-client/contract/user-cards'
import { CARD_NAME_MAX, cardNameProblems } from '@shop/domain/saved-card/card-name'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import authCss from '../../../features/auth/auth-form.module.css'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { fieldProblemWords } from '../../../features/problem-words/field-problem-words.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import css from '../account-form.module.css'

type CardNameFormProps = {
  card: SavedCard
  onNamed: (card: SavedCard) => void
  onLeave: () => void
}

/** What a card is called; nothing takes the name away. */
export function CardNameForm({ card, onNamed, onLeave }: CardNameFormProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const fieldId = (field: string) => `card-${card.id}-${field}`
  const form = useForm({
    initial: { name: card.name ?? '' },
    labels: { name: i18n.t({ id: 'savedCards.name', message: 'Name der Karte' }) },
    fieldId,
    words: { ...ACCOUNT_WORDS, field: fieldProblemWords },
    rules: ({ name }) => cardNameProblems(name),
    send: ({ name }) =>
      call(async (api) => {
        const { renameSavedCard } = await import('@shop/api-client/contract/user-cards')
        return api(renameSavedCard, { id: card.id, name })
      }),
    onSent: (named) => {
      onNamed(named)
      void showToast({
        type: 'success',
        message: i18n.t({ id: 'savedCards.named', message: 'Der Name ist gespeichert.' }),
      })
    },
    focus: 'field',
  })

  useEffect(() => document.getElementById(`card-${card.id}-name`)?.focus(), [card.id])

  return (
    <form className={css.form} {...form.formProps}>
      <TextField
        {...form.field('name')}
        maxLength={CARD_NAME_MAX}
        autoComplete="off"
        hint={i18n.t({ id: 'savedCards.nameHint', message: 'Zum Beispiel „Haushaltskarte“.' })}
      />
      <p className={authCss.refusal} role="alert">
        {form.refusal}
      </p>
      <div className={css.actions}>
        <Button type="submit" size="s" isBusy={form.isBusy}>
          <Trans id="savedCards.saveName" message="Speichern" />
        </Button>
        <Button size="s" kind="quiet" onClick={onLeave}>
          <Trans id="savedCards.leave" message="Abbrechen" />
        </Button>
      </div>
    </form>
  )
}
