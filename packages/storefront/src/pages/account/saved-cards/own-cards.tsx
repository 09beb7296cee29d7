import { useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { useLaterFocus } from '@shop/ui/focus/use-later-focus.ts'
import { SavedCardRow } from '@shop/ui/saved-cards/saved-card-row'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useSetAtom } from 'jotai'
import CreditCard from 'lucide-react/icons/credit-card'
import { useState } from 'react'
import { OwnPart } from '../../../features/account/own-part.tsx'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { useOwn } from '../../../features/session/use-own.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import { CardNameForm } from './card-name-form.tsx'
import css from './own-cards.module.css'

const LIST_ID = 'saved-cards'
const renameId = (id: string) => `rename-card-${id}`
const calls = () => import('@shop/api-client/contract/user-cards')
const ownCards = async (api: Api) => api((await calls()).listSavedCards, {})

/** The saved cards, each with its name and the way out. What fails is said, and the others stay. */
export function OwnCards() {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const cards = useOwn(ownCards)
  const [naming, setNaming] = useState<string | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const giveFocus = useLaterFocus()

  const leaveNaming = (id: string) => {
    setNaming(null)
    giveFocus(renameId(id))
  }
  const remove = async (id: string) => {
    setRemoving(id)
    try {
      const answer = await call(async (api) => api((await calls()).removeSavedCard, { id }))
      if (answer.type === 'refused') {
        cards.retry()
        return await showToast({ type: 'error', message: ACCOUNT_WORDS.whole(i18n, answer.problem) })
      }
      cards.change((all) => all.filter((card) => card.id !== id))
      giveFocus(LIST_ID)
      await showToast({
        type: 'success',
        message: answer.value.isGone
          ? i18n.t({ id: 'savedCards.removed', message: 'Die Karte ist entfernt.' })
          : i18n.t({
              id: 'savedCards.removedHere',
              message:
                'Die Karte ist hier entfernt. Der Zahlungsdienst ist gerade nicht erreichbar; dort löschen wir sie, sobald er antwortet.',
            }),
      })
    } finally {
      setRemoving(null)
    }
  }

  return (
    <OwnPart own={cards} waiting={<Skeleton height="12rem" shape="lines" />}>
      {(list) => (
        <div className={css.cards} id={LIST_ID} tabIndex={-1}>
          {list.length === 0 ? (
            <EmptyState
              icon={CreditCard}
              title={i18n.t({ id: 'savedCards.empty', message: 'Keine Karte gespeichert' })}
              text={i18n.t({
                id: 'savedCards.emptyText',
                message:
                  'Wenn Sie mit Karte bezahlen, können Sie sie an der Kasse für das nächste Mal speichern.',
              })}
            />
          ) : (
            <ul className={css.list}>
              {list.map((card) => (
                <li key={card.id}>
                  <SavedCardRow
                    card={card}
                    renameId={renameId(card.id)}
                    onRename={() => setNaming(card.id)}
                    isBusy={removing === card.id}
                    onRemove={() => void remove(card.id)}
                    naming={
                      naming === card.id ? (
                        <CardNameForm
                          card={card}
                          onNamed={(named) => {
                            cards.change((all) => all.map((one) => (one.id === named.id ? named : one)))
                            leaveNaming(card.id)
                          }}
                          onLeave={() => leaveNaming(card.id)}
                        />
                      ) : null
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </OwnPart>
  )
}
