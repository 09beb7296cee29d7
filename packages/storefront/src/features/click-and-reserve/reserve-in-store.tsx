import { useLingui } from '@lingui/react'
import type { NearStore, Reservation } from '@shop/api-client/contract/stores'
import { reservationProblems } from '@shop/domain/store/reservation-form'
import { type ReservationDraft, ReservationForm, reservationFieldId } from '@shop/ui/stores/reservation-form'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useShop } from '../../use-shop.ts'
import { useProblemForm } from '../problem-words/use-problem-form.ts'
import { loadUserAtom, userAtom } from '../session/session.atoms.ts'
import { reserveInStoreAtom } from './stores.atoms.ts'

type ReserveInStoreProps = {
  variantId: number
  productName: string
  store: NearStore
  onBack: () => void
  onReserved: (reservation: Reservation) => void
}

/** For whom, and how many. Whoever is signed in need not type what we know. */
export function ReserveInStore({ variantId, productName, store, onBack, onReserved }: ReserveInStoreProps) {
  const { i18n } = useLingui()
  const { market } = useShop()
  const user = useAtomValue(userAtom)
  const loadUser = useSetAtom(loadUserAtom)
  const reserve = useSetAtom(reserveInStoreAtom)
  const [typed, setTyped] = useState<ReservationDraft | null>(null)
  const known = user?.loggedIn ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : {}
  const draft = typed ?? { quantity: 1, name: '', email: '', phone: '', ...known }
  const form = useProblemForm({
    labels: {
      quantity: i18n.t({ id: 'reservation.quantity', message: 'Stück' }),
      name: i18n.t({ id: 'reservation.name', message: 'Vor- und Nachname' }),
      email: i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' }),
      phone: i18n.t({ id: 'reservation.phone', message: 'Telefon' }),
    },
    fieldId: reservationFieldId,
  })

  useEffect(() => {
    // nobody has to be known for reserving
    loadUser().catch(() => undefined)
    document.getElementById(reservationFieldId('quantity'))?.focus()
  }, [loadUser])

  const onSubmit = async () => {
    const quantity = Math.min(draft.quantity, Math.max(1, store.most))
    const reservation = await form.submit(reservationProblems(draft, market), () =>
      reserve({ variantId, storeId: store.id, ...draft, quantity }),
    )
    if (reservation) onReserved(reservation)
  }

  return (
    <ReservationForm
      productName={productName}
      storeName={`${store.name}, ${store.city}`}
      most={store.most}
      draft={draft}
      onChange={setTyped}
      onSubmit={() => void onSubmit()}
      onBack={onBack}
      {...form}
    />
  )
}
