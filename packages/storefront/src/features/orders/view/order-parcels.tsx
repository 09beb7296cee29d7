import { Trans } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { carrierName } from '@shop/domain/carrier/carriers'
import { trackingLink } from '@shop/domain/carrier/tracking-link'
import { useShopFormat } from '@shop/ui/shop-format'
import { useShop } from '../../../use-shop.ts'
import css from '../orders.module.css'

/** What has left, with the way to the carrier's page; nothing before the first parcel. */
export function OrderParcels({ loaded: { order, parcels } }: { loaded: LoadedOrder }) {
  const { market } = useShop()
  const { date } = useShopFormat()
  if (parcels.length === 0) return null

  const items = order.packages.flatMap((parcel) => parcel.items)
  const { zip } = order.shippingAddress
  return (
    <section className={css.part} aria-labelledby="order-parcels">
      <h2 className={css.subtitle} id="order-parcels">
        <Trans id="orderPage.parcels" message="Sendungen" />
      </h2>
      <ul className={css.list}>
        {parcels.map(({ sentAt, carrier, number, items: keys }) => {
          const link = carrier && number ? trackingLink({ carrier, number, zip }, market) : null
          return (
            <li key={`${sentAt} ${number}`} className={css.box}>
              <p>
                {carrier ? (
                  <strong>{carrierName(carrier, market)}</strong>
                ) : (
                  <Trans id="orderPage.parcel" message="Sendung" />
                )}{' '}
                <Trans id="orderPage.sentAt" message="verschickt am {day}" values={{ day: date(sentAt) }} />
              </p>
              <p className={css.quiet}>
                {items
                  .filter(({ key }) => keys.includes(key))
                  .map(({ quantity, product }) => `${quantity} × ${product.name}`)
                  .join(', ')}
              </p>
              {number ? (
                <p className={css.number}>
                  <Trans id="orderPage.tracking" message="Sendungsnummer {number}" values={{ number }} />
                </p>
              ) : null}
              {link ? (
                <a className={css.link} href={link} target="_blank" rel="noopener">
                  <Trans id="orderPage.track" message="Sendung verfolgen" />
                </a>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
