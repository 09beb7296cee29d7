import { deliveryDates } from '@shop/domain/delivery/delivery-dates'
import { deliveryState } from '@shop/domain/delivery/delivery-state'
import type { Variant } from '@shop/domain/product/product'
import { DeliveryMessage } from '@shop/ui/delivery-message/delivery-message'
import { useShopFormat } from '@shop/ui/shop-format'
import { useEffect, useState } from 'react'
import { useShop } from '../../shell/use-shop.ts'

/** When the chosen variant comes. Days are counted in the browser: a cached page does not know today's date. */
export function ProductDelivery({ variant }: { variant: Variant }) {
  const { delivery, market } = useShop()
  const { dateRange } = useShopFormat()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => setNow(new Date()), [])

  const { deliveryDaysFrom: daysFrom, deliveryDaysTo: daysTo } = variant.customData.KQPRI
  const state = deliveryState(variant, delivery.instantUpToDays)
  const hasDates = state.kind === 'instant' || state.kind === 'soon' || state.kind === 'late'
  const days = now && hasDates ? deliveryDates({ daysFrom, daysTo }, now, market.timezone) : null

  return (
    <DeliveryMessage
      state={state}
      window={{ daysFrom, daysTo }}
      dates={days ? dateRange(days.min, days.max) : null}
    />
  )
}
