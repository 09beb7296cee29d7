import { useLingui } from '@lingui/react'
import type { Checkout } from '@shop/api-client/contract/checkout'
import type { AddressEntry } from '@shop/api-client/contract/user-addresses'
import type { Address } from '@shop/domain/address/address'
import { normalisedAddress } from '@shop/domain/address/normalised-address'
import { isSameAddress } from '@shop/domain/address/same-address'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { keepAddress } from '../../../features/addresses/address-book.ts'
import { addressRefusalWords } from '../../../features/addresses/address-refusal-words.ts'
import { type AddressDraft, storeDraft, storedDraft } from '../../../features/checkout/checkout-draft.ts'
import type { Own } from '../../../features/session/use-own.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import { AddressEntryForm } from './address-entry-form.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

type CustomerAddressesProps = { checkout: Checkout; book: Own<AddressEntry[]>; onDone: () => void }

/** E-mail and address of a customer: the book to choose from, or the form for an address that is not in it. */
export function CustomerAddresses({ checkout, book, onDone }: CustomerAddressesProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const [isTyping, setIsTyping] = useState(() => storedDraft() !== null)
  const [lacking, setLacking] = useState<{ entry: AddressEntry; draft: AddressDraft } | null>(null)

  if (book.value === null && !book.isFailed) return <Skeleton height="16rem" shape="lines" />
  const entries = book.value ?? []
  const { shippingAddress } = checkout
  const isKnown =
    shippingAddress === null || entries.some(({ address }) => isSameAddress(address, shippingAddress))

  if (entries.length > 0 && !isTyping)
    return (
      <SavedAddresses
        checkout={checkout}
        entries={entries}
        onBook={book.accept}
        onDone={onDone}
        onOther={() => setIsTyping(true)}
        onLacking={(entry, draft) => {
          setLacking({ entry, draft })
          setIsTyping(true)
        }}
      />
    )

  const keep = async (typed: Address) => {
    const address = normalisedAddress(typed)
    if (entries.some((entry) => isSameAddress(entry.address, address))) return
    const { id = null, isDefaultShipping = false, isDefaultBilling = false } = lacking?.entry ?? {}
    const answer = await call(keepAddress(id, { address, isDefaultShipping, isDefaultBilling }))
    // The order goes on all the same: the address is only not in the book.
    if (answer.type === 'refused')
      void showToast({ type: 'warning', message: addressRefusalWords(i18n, answer.problem) })
  }
  return (
    <AddressEntryForm
      checkout={isKnown && entries.length > 0 ? { ...checkout, shippingAddress: null } : checkout}
      first={lacking?.draft ?? null}
      onDone={onDone}
      onKeep={book.isFailed ? null : keep}
      onBack={
        entries.length === 0
          ? null
          : () => {
              storeDraft(null)
              setLacking(null)
              setIsTyping(false)
            }
      }
    />
  )
}
