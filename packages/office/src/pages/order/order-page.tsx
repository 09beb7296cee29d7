import { Trans, useLingui } from '@lingui/react'
import type { ShownOrder } from '@shop/api-client/office/order-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { orderQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { moment } from '../../words/format.ts'
import { localeName } from '../../words/names/intl-name.ts'
import { STATE_TONES, stateName } from '../../words/names/state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderLink } from './order-link.tsx'
import { OrderMoney } from './order-money.tsx'
import styles from './order-page.module.css'
import { OrderPeople } from './order-people.tsx'
import { OrderPoints } from './order-points.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderSteps } from './steps/order-steps.tsx'

/** One order: what it is, who it belongs to, what has happened, and what can be done. */
export function OrderPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { number } = useParams({ from: '/desk/$shop/orders/$number' })
  const { data, error } = useQuery(orderQuery(shop.id, number))

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return <Loading label={i18n.t({ id: 'order.loading', message: 'The order is loading' })} rows={10} />
  if (data.order === null)
    return (
      <Empty title={i18n.t({ id: 'order.none', message: 'There is no such order' })}>
        <Link to="/$shop" params={{ shop: shop.id }}>
          <Trans id="order.toOrders" message="To the orders" />
        </Link>
      </Empty>
    )
  return <WholeOrder order={data.order} />
}

function WholeOrder({ order }: { order: ShownOrder }) {
  const { i18n } = useLingui()
  const { blocked } = order.customer
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageTitle className={styles.title}>
            {order.number}
            <Badge tone={STATE_TONES[order.state]}>{stateName(order.state, i18n)}</Badge>
          </PageTitle>
          <p className={styles.quiet}>
            {moment(order.placedAt, i18n.locale)} · {order.customer.firstName} {order.customer.lastName} ·{' '}
            {localeName(order.locale, i18n)}
          </p>
        </div>
        <OrderSteps order={order} />
      </header>
      {blocked && (
        <Notice tone="notice">
          <Trans
            id="order.blocked"
            message="Blocked by {by}: {note}"
            values={{ by: blocked.by, note: blocked.note }}
          />
        </Notice>
      )}
      <ExchangedWith order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines order={order} />
          {order.returns.length > 0 && <OrderReturns order={order} />}
          <OrderTimeline order={order} />
        </div>
        <div className={styles.column}>
          <OrderPeople order={order} />
          <OrderMoney order={order} />
          {order.points && <OrderPoints order={order} points={order.points} />}
        </div>
      </div>
    </div>
  )
}

/** The order that it was made in exchange for, and those that are sent for goods of it. */
function ExchangedWith({ order: { exchange } }: { order: ShownOrder }) {
  const { id: shop } = useShop()
  if (exchange.of === null && exchange.for.length === 0) return null
  return (
    <div className={styles.exchange}>
      {exchange.of !== null && (
        <p>
          <Trans id="order.exchangeOf" message="Made in exchange for goods of" />{' '}
          <OrderLink shop={shop} number={exchange.of} />
          {'. '}
          <Trans
            id="order.exchangePaid"
            message="That order has paid for it: what goes back goes back by it."
          />
        </p>
      )}
      {exchange.for.map((number) => (
        <p key={number}>
          <Trans id="order.exchangeFor" message="Goods of it were exchanged for" />{' '}
          <OrderLink shop={shop} number={number} />
        </p>
      ))}
    </div>
  )
}
