import { Trans, useLingui } from '@lingui/react'
import type { Order } from '@shop/domain/order/order'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { useShopFormat } from '../shop-format.tsx'
import css from './choice-summary.module.css'
import { pickupPointLines } from './delivery/pickup-point-lines.ts'
import { type NamedShippingMethod, shippingMethodName } from './delivery/shipping-method-name.ts'
import { paymentName } from './payment/payment-name.ts'
import { cardTitle, type ShownCard } from './payment/saved-card-words.ts'

export type PaymentKey = Order['payment'][number]['key']

type ChoiceSummaryProps = {
  shipping: { key: NamedShippingMethod; deliveryDate: { min: string; max: string } | null } | null
  /** Preferred day, ISO date. */
  preferredDay?: string | null
  /** Where it waits, instead of going to the address. */
  pickupPoint?: PickupPoint | null
  /** In the order in which it is paid; none where there is nothing to pay. */
  paidWith: readonly PaymentKey[]
  /** The saved card that pays; null where none does. */
  card?: ShownCard | null
}

/** How the goods come and how they are paid, once that is decided. */
export function ChoiceSummary(props: ChoiceSummaryProps) {
  const { shipping, preferredDay = null, pickupPoint = null, paidWith, card = null } = props
  const { i18n } = useLingui()
  const { date, dateRange } = useShopFormat()
  const dates = shipping?.deliveryDate
  const day = preferredDay
    ? i18n.t({
        id: 'order.stepPreferredDay',
        message: 'Am Wunschtag: {day}',
        values: { day: date(preferredDay, 'dayMonth') },
      })
    : dates
      ? dateRange(dates.min, dates.max)
      : null

  return (
    <>
      {shipping ? (
        <p>
          {shippingMethodName(i18n, shipping.key, pickupPoint !== null)}
          {day === null ? null : (
            <>
              {', '}
              <span className={css.day}>{day}</span>
            </>
          )}
        </p>
      ) : null}
      {pickupPoint ? <p>{pickupPointLines(i18n, pickupPoint).join(', ')}</p> : null}
      <p>
        {paidWith.length > 0 ? (
          paidWith
            .map((key) => (key === 'KK' && card ? cardTitle(i18n, card) : paymentName(i18n, key)))
            .join(' + ')
        ) : (
          <Trans id="checkout.nothingToPay" message="Nichts mehr zu bezahlen" />
        )}
      </p>
    </>
  )
}
