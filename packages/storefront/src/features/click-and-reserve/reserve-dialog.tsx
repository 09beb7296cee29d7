import { useLingui } from '@lingui/react'
import type { NearStore, Reservation } from '@shop/api-client/contract/stores'
import type { Product, Variant } from '@shop/domain/product/product'
import { useState } from 'react'
import { ShopDialog } from '../dialogs/shop-dialog.tsx'
import { FindStore } from './find-store.tsx'
import { ReserveInStore } from './reserve-in-store.tsx'
import { Reserved } from './reserved.tsx'

type ReserveDialogProps = {
  product: Pick<Product, 'name'>
  variant: Variant
  /** Where it opens: from the product, or from a line of the basket. */
  name?: 'clickAndReserveOnProduct' | 'clickAndReserveFromBasket'
  returnFocusTo?: string | null
  onClose: () => void
}

/** Finding a store, saying for whom, and what lies ready then: three views of one dialog. */
export default function ReserveDialog(props: ReserveDialogProps) {
  const { product, variant, onClose } = props
  const { name = 'clickAndReserveOnProduct', returnFocusTo = 'click-and-reserve' } = props
  const { i18n } = useLingui()
  const [stores, setStores] = useState<NearStore[] | null>(null)
  const [store, setStore] = useState<NearStore | null>(null)
  const [reservation, setReservation] = useState<Reservation | null>(null)
  const productName = variant.label === '' ? product.name : `${product.name}, ${variant.label}`

  return (
    <ShopDialog
      name={name}
      title={
        reservation
          ? i18n.t({ id: 'reservation.done', message: 'Zurückgelegt' })
          : i18n.t({ id: 'reservation.title', message: 'In der Filiale reservieren' })
      }
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      {reservation ? <Reserved reservation={reservation} onClose={onClose} /> : null}
      {!reservation && store ? (
        <ReserveInStore
          variantId={variant.id}
          productName={productName}
          store={store}
          onBack={() => setStore(null)}
          onReserved={setReservation}
        />
      ) : null}
      {!reservation && !store ? (
        <FindStore
          variantId={variant.id}
          productName={productName}
          stores={stores}
          onFound={setStores}
          onChoose={setStore}
        />
      ) : null}
    </ShopDialog>
  )
}
