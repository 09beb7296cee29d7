import { useLingui } from '@lingui/react'
import type { NearStore, Reservation } from '@shop/api-client/contract/stores'
import { reservationProblems } from '@shop/domain/store/reservation-form'
import { useForm } from '@shop/ui/form/use-form.ts'
import { type ReservationDraft, ReservationForm, reservationFieldId } from '@shop/ui/stores/reservation-form'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useShop } from '../../use-shop.ts'
import { SMALL_FORM_WORDS } from '../problem-words/form-problem-words.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import { reserveInStoreAtom } from './stores.atoms.ts'

const NOTHING: ReservationDraft = { quantity: 1, name: '', email: '', phone: '' }

type ReserveInStoreProps = {
  variantId: number
  productName: string
  store: NearStore
  onBack: () => void
  onReserved: (reservation: Reservation) => void
}

/** For whom, and how many; prefilled for a signed-in customer. */
export function ReserveInStore({ variantId, productName, store, onBack, onReserved }: ReserveInStoreProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  const reserve = useSetAtom(reserveInStoreAtom)
  const form = useForm({
    initial: NOTHING,
    labels: {
      quantity: i18n.t({ id: 'reservation.quantity', message: 'Stück' }),
      name: i18n.t({ id: 'reservation.name', message: 'Vor- und Nachname' }),
      email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      phone: i18n.t({ id: 'reservation.phone', message: 'Telefon' }),
    },
    fieldId: reservationFieldId,
    words: SMALL_FORM_WORDS,
    rules: (draft) => reservationProblems(draft, market),
    send: (draft) => {
      const quantity = Math.min(draft.quantity, Math.max(1, store.most))
      return reserve({ variantId, storeId: store.id, ...draft, quantity })
    },
    onSent: onReserved,
  })

  useEffect(() => {
    // no sign-in is needed for reserving
    loadUser().catch(() => undefined)
    document.getElementById(reservationFieldId('quantity'))?.focus()
  }, [loadUser])

  // When it is known who is signed in; what was typed meanwhile stays.
  const fillIn = useRef(form.change)
  useEffect(() => {
    if (!user?.loggedIn) return
    fillIn.current(({ name, email }) => ({
      name: name || `${user.firstName} ${user.lastName}`,
      email: email || user.email,
    }))
  }, [user])

  return (
    <ReservationForm
      productName={productName}
      storeName={`${store.name}, ${store.city}`}
      most={store.most}
      draft={form.values}
      onChange={(draft) => form.change(draft)}
      onSubmit={() => void form.submit()}
      onBack={onBack}
      {...form}
    />
  )
}
