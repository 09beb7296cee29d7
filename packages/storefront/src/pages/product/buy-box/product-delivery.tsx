import { useLingui } from '@lingui/react'
import { deliveryDates } from '@shop/domain/delivery/delivery-dates'
import { deliveryInfo } from '@shop/domain/delivery/delivery-info'
import { deliveryState } from '@shop/domain/delivery/delivery-state'
import type { Variant } from '@shop/domain/product/product'
import { DeliveryMessage } from '@shop/ui/delivery-message/delivery-message'
import { useShopFormat } from '@shop/ui/shop-format'
import { useEffect, useState } from 'react'
import { useShop } from '../../../use-shop.ts'

type ProductDeliveryProps = {
  variant: Variant
  variants: readonly Variant[]
  /** A bundle that lacks a part does not come, whatever its own article says. */
  isComplete: boolean
}

/** When the chosen variant comes. Days are counted in the browser: a cached page does not know today's date. */
export function ProductDelivery({ variant, variants, isComplete }: ProductDeliveryProps) {
  const { i18n } = useLingui()
  const { delivery, market } = useShop()
  const { date, dateRange } = useShopFormat()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => setNow(new Date()), [])

  const { daysFrom, daysTo, varyingDeliveryTimes } = deliveryInfo(variant, variants)
  const state = isComplete
    ? deliveryState(variant, delivery.instantUpToDays)
    : ({ kind: 'notAvailable' } as const)
  const hasDates = state.kind === 'instant' || state.kind === 'soon' || state.kind === 'late'
  const days = now && deliveryDates({ daysFrom, daysTo }, now, market)
  const words = () => {
    if (!days) return null
    if (hasDates) return dateRange(days.min, days.max)
    if (state.kind !== 'preOrder' || daysFrom === 0) return null
    return i18n.t({
      id: 'delivery.preOrderFrom',
      message: 'voraussichtlich ab {date}',
      values: { date: date(days.min) },
    })
  }

  return (
    <DeliveryMessage
      state={state}
      window={{ daysFrom, daysTo }}
      dates={words()}
      note={
        varyingDeliveryTimes
          ? i18n.t({ id: 'delivery.varying', message: 'Andere Ausführungen haben andere Lieferzeiten.' })
          : null
      }
    />
  )
}
