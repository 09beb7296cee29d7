import { Trans, useLingui } from '@lingui/react'
import type { ShownOrder } from '@shop/api-client/office/order-commands'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Card } from '../../parts/card.tsx'
import { day } from '../../words/format.ts'
import { stateName } from '../../words/names/state-name.ts'
import styles from './order-page.module.css'

type Address = ShownOrder['shippingAddress']

/** Whose order it is, where it goes, and what else they have ordered. */
export function OrderPeople({ order }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { customer, billingAddress, others } = order
  return (
    <>
      <Card
        title={i18n.t({ id: 'order.customer', message: 'Customer' })}
        aside={
          customer.isGuest && (
            <span className={styles.quiet}>
              <Trans id="order.guest" message="Guest" />
            </span>
          )
        }
      >
        <div>
          <p className={styles.strong}>
            {shop.may('customers.show') && customer.email !== '' ? (
              <Link to="/$shop/customers/$key" params={{ shop: shop.id, key: customer.email }}>
                {customer.firstName} {customer.lastName}
              </Link>
            ) : (
              `${customer.firstName} ${customer.lastName}`
            )}
          </p>
          {customer.email !== '' && (
            <p>
              <a href={`mailto:${customer.email}`}>{customer.email}</a>
            </p>
          )}
          {customer.phone && (
            <p>
              <a href={`tel:${customer.phone}`}>{customer.phone}</a>
            </p>
          )}
        </div>
        {order.comment && <p className={styles.comment}>{order.comment}</p>}
        {others.length > 0 && (
          <div>
            <h3 className={styles.small}>
              <Trans id="order.others" message="Other orders" />
            </h3>
            <ul>
              {others.map(({ number, placedAt, state }) => (
                <li key={number} className={styles.other}>
                  <Link to="/$shop/orders/$number" params={{ shop: shop.id, number }}>
                    {number}
                  </Link>
                  <span className={styles.quiet}>
                    {day(placedAt, i18n.locale)} · {stateName(state, i18n)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
      <Card title={i18n.t({ id: 'order.delivery', message: 'Delivery' })}>
        <AddressBlock address={order.shippingAddress} />
        {order.giftFor !== null && (
          <p className={styles.comment}>
            <Trans
              id="order.giftFor"
              message="Gift for the list “{list}”. The shopper does not know this address: please do not tell it."
              values={{ list: order.giftFor }}
            />
          </p>
        )}
        {order.pickupPoint && <p className={styles.comment}>{order.pickupPoint}</p>}
        {order.preferredDay && (
          <p className={styles.quiet}>
            <Trans
              id="order.preferredDay"
              message="Wished for {day}"
              values={{ day: day(order.preferredDay, i18n.locale) }}
            />
          </p>
        )}
        {order.parcels.map(({ sentAt, carrier, trackingNumber }) => (
          <p key={sentAt} className={styles.quiet}>
            {[carrier?.toUpperCase(), trackingNumber, day(sentAt, i18n.locale)].filter(Boolean).join(' · ')}
          </p>
        ))}
        {billingAddress && (
          <div>
            <h3 className={styles.small}>
              <Trans id="order.billing" message="Billed to" />
            </h3>
            <AddressBlock address={billingAddress} />
          </div>
        )}
      </Card>
    </>
  )
}

function AddressBlock({ address }: { address: Address }) {
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.postNumber,
    [address.street, address.houseNumber].filter(Boolean).join(' '),
    address.addition,
    `${address.country}-${address.zip} ${address.city}`,
  ]
  return (
    <address className={styles.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
