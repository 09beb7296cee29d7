import { Trans, useLingui } from '@lingui/react'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import { MAX_ADDRESSES } from '@shop/domain/user/max-addresses'
import type { User } from '@shop/domain/user/user'
import { AddressCard } from '@shop/ui/account/address-card'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { useLaterFocus } from '@shop/ui/focus/use-later-focus.ts'
import { useSetAtom } from 'jotai'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { OwnPart } from '../../../features/account/own-part.tsx'
import { loadAddressBook, removeAddress } from '../../../features/addresses/address-book.ts'
import { AddressEditor } from '../../../features/addresses/address-editor.tsx'
import { addressRefusalWords } from '../../../features/addresses/address-refusal-words.ts'
import { useOwn } from '../../../features/session/use-own.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import css from './address-book.module.css'
import { AddressesWaiting } from './addresses-waiting.tsx'

const ADD_ID = 'address-add'
const editId = (id: string) => `address-edit-${id}`

/** The list, and in its place the form while an address is added or changed. */
export function AddressBook({ user }: { user: User }) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const book = useOwn(loadAddressBook)
  const [edited, setEdited] = useState<AddressEntry | 'new' | null>(null)
  const [deleting, setDeleting] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const giveFocus = useLaterFocus()

  const close = () => {
    const opener = edited === 'new' || edited === null ? ADD_ID : editId(edited.id)
    setEdited(null)
    giveFocus(opener)
  }
  const say = (message: string) => void showToast({ type: 'success', message })
  const onSaved = (entries: AddressEntry[]) => {
    book.accept(entries)
    close()
    say(i18n.t({ id: 'addresses.saved', message: 'Die Adresse ist gespeichert.' }))
  }
  const remove = async (id: string) => {
    setDeleting(id)
    setProblem(null)
    try {
      const answer = await call(removeAddress(id))
      if (answer.type === 'refused') return setProblem(addressRefusalWords(i18n, answer.problem))
      book.accept(answer.value)
      say(i18n.t({ id: 'addresses.deleted', message: 'Die Adresse ist gelöscht.' }))
      giveFocus(ADD_ID)
    } finally {
      setDeleting(null)
    }
  }

  if (edited !== null)
    return (
      <AddressEditor
        entry={edited === 'new' ? null : edited}
        known={{ firstName: user.firstName, lastName: user.lastName, gender: user.gender ?? '' }}
        onSaved={onSaved}
        onCancel={close}
      />
    )
  return (
    <OwnPart own={book} waiting={<AddressesWaiting />}>
      {(entries) => (
        <div className={css.book}>
          <p className={css.problem} role="alert">
            {problem}
          </p>
          {entries.length === 0 ? (
            <EmptyState
              icon={MapPin}
              title={i18n.t({ id: 'addresses.empty', message: 'Noch keine Adresse' })}
              text={i18n.t({
                id: 'addresses.emptyText',
                message: 'Einmal gespeichert, an der Kasse nur noch auswählen.',
              })}
            >
              <AddButton onAdd={() => setEdited('new')} />
            </EmptyState>
          ) : (
            <>
              <ul className={css.list}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <AddressCard
                      {...entry}
                      editId={editId(entry.id)}
                      isBusy={deleting === entry.id}
                      onEdit={() => setEdited(entry)}
                      onDelete={() => void remove(entry.id)}
                    />
                  </li>
                ))}
              </ul>
              {entries.length >= MAX_ADDRESSES ? (
                <p className={css.full}>
                  <Trans
                    id="addresses.full"
                    message="Ihr Adressbuch ist mit {most} Adressen voll. Bitte löschen Sie zuerst eine."
                    values={{ most: MAX_ADDRESSES }}
                  />
                </p>
              ) : (
                <div>
                  <AddButton onAdd={() => setEdited('new')} />
                </div>
              )}
            </>
          )}
        </div>
      )}
    </OwnPart>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button id={ADD_ID} onClick={onAdd}>
      <Trans id="addresses.add" message="Adresse hinzufügen" />
    </Button>
  )
}
