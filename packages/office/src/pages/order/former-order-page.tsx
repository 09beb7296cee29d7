import { Trans, useLingui } from '@lingui/react'
import type { ShownFormerOrder } from '@shop/api-client/office/order-commands'
import { formerAddressLines } from '@shop/domain/order/former-order'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { formerOrderQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Card } from '../../parts/card.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { moment, money } from '../../words/format.ts'
import { FORMER_STATE_TONES, formerStateName } from '../../words/names/former-state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './order-page.module.css'

/** An order of the shop that this one has moved from, to be read: no step is possible. */
export function FormerOrderPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { id } = useParams({ from: '/desk/$shop/former-orders/$id' })
  const { data, error } = useQuery(formerOrderQuery(shop.id, id))

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return <Loading label={i18n.t({ id: 'order.loading', message: 'The order is loading' })} rows={6} />
  if (data.order === null)
    return (
      <Empty title={i18n.t({ id: 'order.none', message: 'There is no such order' })}>
        <Link to="/$shop" params={{ shop: shop.id }}>
          <Trans id="order.toOrders" message="To the orders" />
        </Link>
      </Empty>
    )
  return <WholeFormerOrder order={data.order} />
}

function WholeFormerOrder({ order }: { order: ShownFormerOrder }) {
  const { i18n } = useLingui()
  const { number, state, placedAt, source, movedAt } = order
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageTitle className={styles.title}>
            {number}
            <Badge tone="quiet">
              <Trans id="formerOrder.mark" message="From the old shop" />
            </Badge>
            <Badge tone={FORMER_STATE_TONES[state]}>{formerStateName(state, i18n)}</Badge>
          </PageTitle>
          <p className={styles.quiet}>{moment(placedAt, i18n.locale)}</p>
        </div>
      </header>
      <Notice tone="notice">
        <Trans
          id="formerOrder.help"
          message="Moved in from {source} on {day}. It is history: nothing can be sent, paid back or cancelled here. What is still open is settled where it was placed."
          values={{ source, day: moment(movedAt, i18n.locale) }}
        />
      </Notice>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Lines order={order} />
        </div>
        <div className={styles.column}>
          <Person order={order} />
        </div>
      </div>
    </div>
  )
}

function Lines({ order: { lines, sums, total, refunded, currencyCode } }: { order: ShownFormerOrder }) {
  const { i18n } = useLingui()
  const amount = (minor: number) => money(minor, currencyCode, i18n.locale)
  const rows = [
    [i18n.t({ id: 'formerOrder.discount', message: 'Discount' }), -sums.discount],
    [i18n.t({ id: 'formerOrder.shipping', message: 'Shipping' }), sums.shipping],
    [i18n.t({ id: 'formerOrder.fees', message: 'Fees' }), sums.fees],
    [i18n.t({ id: 'formerOrder.tax', message: 'Tax on top' }), sums.tax],
    [i18n.t({ id: 'formerOrder.refunded', message: 'Given back' }), refunded],
  ] as const
  return (
    <Card
      title={i18n.t({ id: 'formerOrder.lines', message: 'What was bought' })}
      aside={<strong>{amount(total)}</strong>}
    >
      <ul className={listing.rows}>
        {lines.map((line, at) => (
          <li key={at}>
            <span>
              {line.quantity} × {line.name}
              <span className={listing.quiet}>
                {[line.options, line.articleNumber].filter((word) => word !== '').join(' · ')}
              </span>
            </span>
            <span>{amount(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className={listing.facts}>
        {rows.map(([name, minor]) =>
          minor === 0 ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount(minor)}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  )
}

function Person({ order: { email, customerNumber, shippingAddress } }: { order: ShownFormerOrder }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  return (
    <Card title={i18n.t({ id: 'order.customer', message: 'Customer' })}>
      <div>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        {customerNumber === null ? (
          <p className={styles.quiet}>
            <Trans
              id="formerOrder.noAccount"
              message="No account shows it: nobody has proven that this address is theirs."
            />
          </p>
        ) : (
          may('customers.show') && (
            <Link to="/$shop/customers/$key" params={{ shop, key: customerNumber }}>
              <Trans
                id="formerOrder.toCustomer"
                message="To the customer {number}"
                values={{ number: customerNumber }}
              />
            </Link>
          )
        )}
      </div>
      {shippingAddress && (
        <div>
          <p className={styles.small}>
            <Trans id="formerOrder.sentTo" message="Delivery address" />
          </p>
          {formerAddressLines(shippingAddress, shippingAddress.country).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </Card>
  )
}
