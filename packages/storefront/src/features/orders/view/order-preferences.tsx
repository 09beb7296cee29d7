import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { pickupPointLines } from '@shop/ui/checkout/delivery/pickup-point-lines.ts'
import { useShopFormat } from '@shop/ui/shop-format'
import css from '../orders.module.css'

/** The preferred day or pickup point; nothing where neither was chosen. @see product §7 */
export function OrderPreferences({ order }: Pick<LoadedOrder, 'order'>) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const { preferredDay, pickupPoint } = order
  if (preferredDay === null && pickupPoint === null) return null

  return (
    <dl className={css.facts}>
      {pickupPoint ? (
        <div>
          <dt>
            <Trans id="pickup.chosen" message="Zum Abholen an" />
          </dt>
          <dd>{pickupPointLines(i18n, pickupPoint).join('\n')}</dd>
        </div>
      ) : null}
      {preferredDay ? (
        <div>
          <dt>
            <Trans id="checkout.preferredDay" message="Wunschtag" />
          </dt>
          <dd>{date(`${preferredDay}T12:00:00Z`)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
