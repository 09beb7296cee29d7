import type { Checkout } from '@shop/api-client/contract/checkout'
import { DeliveryPreferences, FIND } from '@shop/ui/checkout/delivery/delivery-preferences'
import { ShippingChoice } from '@shop/ui/checkout/delivery/shipping-choice'
import { useLaterFocus } from '@shop/ui/focus/use-later-focus.ts'
import { useShopFormat } from '@shop/ui/shop-format'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useSetAtom } from 'jotai'
import { Suspense, useState } from 'react'
import { chooseShippingAtom } from '../../../features/checkout/checkout.atoms.ts'

const PickupSearch = lazyPart(() => import('./pickup-search.tsx'))

type ShippingPartProps = {
  checkout: Checkout
  /** Nothing was chosen when it should have been. */
  error: string | null
}

/** How the goods travel, and for a parcel when and where to; a choice is saved at once. */
export function ShippingPart({ checkout, error }: ShippingPartProps) {
  const { dateRange } = useShopFormat()
  const choose = useSetAtom(chooseShippingAtom)
  const [isSearching, setIsSearching] = useState(false)
  const giveFocus = useLaterFocus()
  const { shippingMethods, shippingMethod, preferredDay, pickupPoint, shippingAddress } = checkout
  // A single method is shown as chosen while it is being saved; of several, none is.
  const only = shippingMethods.length === 1 ? shippingMethods[0] : undefined
  const chosen = shippingMethods.find(({ key }) => key === shippingMethod) ?? only

  const close = () => {
    setIsSearching(false)
    giveFocus(FIND)
  }
  const save = async (change: { preferredDay?: string | null; pickupPointId?: string | null }) => {
    if (chosen) await choose({ shippingMethod: chosen.key, ...change })
  }

  return (
    <ShippingChoice
      options={shippingMethods.map(({ key, cost, deliveryDate }) => ({
        key,
        cost,
        delivery: deliveryDate ? dateRange(deliveryDate.min, deliveryDate.max) : null,
      }))}
      chosen={chosen?.key ?? null}
      error={error}
      isPickedUp={pickupPoint !== null}
      onChoose={(key) => void choose({ shippingMethod: key })}
    >
      {chosen?.hasPickupPoints && isSearching ? (
        <Suspense fallback={<Skeleton height="12rem" shape="lines" />}>
          <PickupSearch
            country={shippingAddress?.country ?? checkout.countries[0] ?? 'DE'}
            firstZip={shippingAddress?.zip ?? ''}
            onChoose={({ id }) => {
              void save({ pickupPointId: id })
              close()
            }}
            onCancel={() => {
              if (pickupPoint) void save({})
              close()
            }}
          />
        </Suspense>
      ) : chosen && (chosen.hasPickupPoints || chosen.preferredDays.length > 0) ? (
        <DeliveryPreferences
          days={chosen.preferredDays}
          day={preferredDay}
          onDay={(day) => save({ preferredDay: day })}
          point={pickupPoint}
          onFind={chosen.hasPickupPoints ? () => setIsSearching(true) : null}
          onHome={() => void save({})}
        />
      ) : null}
    </ShippingChoice>
  )
}
