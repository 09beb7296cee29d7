import { useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { Dialog } from '@shop/ui/dialog/dialog'
import { GiftAddress } from '@shop/ui/gift-list/gift-address'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadAddressBook } from '../../../features/addresses/address-book.ts'
import { keepListAddress } from '../../../features/gift-lists/gift-list-calls.ts'
import { useOwn } from '../../../features/session/use-own.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import { GiftAddressForm } from './gift-address-form.tsx'

type OwnGiftAddressProps = { list: GiftList; onChanged: (list: GiftList) => void }

/** Keeps, changes and removes the address to which gifts of a list may go. */
export function OwnGiftAddress({ list, onChanged }: OwnGiftAddressProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const close = () => setIsOpen(false)

  const remove = async () => {
    setIsBusy(true)
    const answer = await call(keepListAddress(list.id, null)).catch(() => null)
    setIsBusy(false)
    if (answer?.type === 'success') return onChanged(answer.value)
    void showToast({
      type: 'error',
      message: i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      }),
    })
  }

  return (
    <>
      <GiftAddress
        address={list.deliveryAddress}
        isBusy={isBusy}
        onChange={() => setIsOpen(true)}
        onRemove={() => void remove()}
      />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={i18n.t({ id: 'giftAddress.formTitle', message: 'Lieferadresse für Geschenke' })}
      >
        {isOpen ? (
          <Change
            list={list}
            onCancel={close}
            onSaved={(changed) => {
              onChanged(changed)
              close()
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}

type ChangeProps = { list: GiftList; onSaved: (list: GiftList) => void; onCancel: () => void }

function Change(props: ChangeProps) {
  const book = useOwn(loadAddressBook)
  // Without the book the address is typed.
  if (book.value === null && !book.isFailed) return <Skeleton height="16rem" shape="lines" />
  return <GiftAddressForm {...props} entries={book.value ?? []} />
}
