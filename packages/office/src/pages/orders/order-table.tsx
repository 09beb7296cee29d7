import { Trans, useLingui } from '@lingui/react'
import type { FoundOrder } from '@shop/api-client/office/order-commands'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { moment, money } from '../../words/format.ts'
import { localeName } from '../../words/names/intl-name.ts'
import { STATE_TONES, stateName } from '../../words/names/state-name.ts'
import styles from './orders-page.module.css'

/** Orders in a table; on a phone each of them is a card of the same cells. */
export function OrderTable({ shop, orders }: { shop: string; orders: readonly FoundOrder[] }) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const hasTotals = may('orders.whole')
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Trans id="orders.newest" message="Newest orders" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="orders.number" message="Order" />
          </th>
          <th scope="col">
            <Trans id="orders.customer" message="Customer" />
          </th>
          <th scope="col">
            <Trans id="orders.items" message="Items" />
          </th>
          <th scope="col">
            <Trans id="orders.state" message="State" />
          </th>
          {hasTotals && (
            <th scope="col" className={styles.amount}>
              <Trans id="orders.total" message="Total" />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {orders.map(({ number, placedAt, name, place, items, state, total, currency, locale }) => (
          <tr key={number}>
            <td>
              <Link to="/$shop/orders/$number" params={{ shop, number }} className={styles.number}>
                {number}
              </Link>
              <span className={styles.quiet}>
                {moment(placedAt, i18n.locale)} · {localeName(locale, i18n)}
              </span>
            </td>
            <td>
              {name}
              <span className={styles.quiet}>{place}</span>
            </td>
            <td className={styles.items}>
              {items.map((item) => `${item.quantity} × ${item.name}`).join(', ')}
            </td>
            <td>
              <Badge tone={STATE_TONES[state]}>{stateName(state, i18n)}</Badge>
            </td>
            {hasTotals && <td className={styles.amount}>{money(total, currency, i18n.locale)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
