import { Trans, useLingui } from '@lingui/react'
import type { ShownCustomer } from '@shop/api-client/office/customer-commands'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { customerQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Card } from '../../parts/card.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { day, money } from '../../words/format.ts'
import { FORMER_STATE_TONES, formerStateName } from '../../words/names/former-state-name.ts'
import { STATE_TONES, stateName } from '../../words/names/state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import columns from '../inbox/inbox-item-page.module.css'
import { InboxTable } from '../inbox/inbox-table.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerSteps } from './customer-steps.tsx'

/** One customer: who, what they have ordered and written, and what may be done with their data. */
export function CustomerPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { key } = useParams({ from: '/desk/$shop/customers/$key' })
  const { data, error } = useQuery(customerQuery(shop.id, key))

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (data === undefined)
    return (
      <Loading label={i18n.t({ id: 'customer.loading', message: 'The customer is loading' })} rows={10} />
    )
  if (data.customer === null)
    return (
      <Empty title={i18n.t({ id: 'customer.none', message: 'Nobody has this number or address' })}>
        <Link to="/$shop/customers" params={{ shop: shop.id }}>
          <Trans id="customer.toCustomers" message="To the customers" />
        </Link>
      </Empty>
    )
  return <WholeCustomer customer={data.customer} />
}

function WholeCustomer({ customer }: { customer: ShownCustomer }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const { blocked, movesTo } = customer
  return (
    <div className={styles.page}>
      <header className={columns.head}>
        <div>
          <PageTitle
            className={columns.title}
            tab={i18n.t({
              id: 'customer.tab',
              message: 'Customer {number}',
              values: { number: customer.number },
            })}
          >
            {customer.name || customer.email}
            {customer.isGuest && (
              <Badge tone="quiet">
                <Trans id="order.guest" message="Guest" />
              </Badge>
            )}
            {blocked && (
              <Badge tone="bad">
                <Trans id="customer.blocked" message="Blocked" />
              </Badge>
            )}
          </PageTitle>
          <p className={styles.quiet}>
            {customer.number} · {customer.email}
          </p>
        </div>
        <CustomerSteps customer={customer} />
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
      {movesTo && (
        <Notice tone="notice">
          <Trans
            id="customer.moves"
            message="Being moved to {email}; that mailbox has not confirmed yet."
            values={{ email: movesTo.email }}
          />
        </Notice>
      )}
      <div className={columns.columns}>
        <div className={columns.column}>
          <Orders shop={shop} customer={customer} />
          <FormerOrders shop={shop} customer={customer} />
          {may('inbox.read') && customer.inbox.length > 0 && (
            <section>
              <h2 className={styles.caption}>
                <Trans id="customer.inbox" message="Messages, complaints, withdrawals" />
              </h2>
              <InboxTable shop={shop} items={customer.inbox} />
            </section>
          )}
        </div>
        <div className={columns.column}>
          <CustomerFacts customer={customer} />
        </div>
      </div>
    </div>
  )
}

function Orders({ shop, customer }: { shop: string; customer: ShownCustomer }) {
  const { i18n } = useLingui()
  const { latestOrders, orders } = customer
  return (
    <Card
      title={i18n.t({ id: 'customer.orders', message: 'Orders' })}
      aside={<span className={styles.quiet}>{orders.toLocaleString(i18n.locale)}</span>}
    >
      {orders === 0 && (
        <p className={styles.quiet}>
          <Trans id="customer.noOrders" message="Nothing was ordered yet." />
        </p>
      )}
      <ul className={styles.rows}>
        {latestOrders.map(({ number, placedAt, state, total, currency }) => (
          <li key={number}>
            <span>
              <Link to="/$shop/orders/$number" params={{ shop, number }}>
                {number}
              </Link>
              <span className={styles.quiet}>{day(placedAt, i18n.locale)}</span>
            </span>
            <Badge tone={STATE_TONES[state]}>{stateName(state, i18n)}</Badge>
            <span>{money(total, currency, i18n.locale)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function FormerOrders({ shop, customer: { formerOrders } }: { shop: string; customer: ShownCustomer }) {
  const { i18n } = useLingui()
  if (formerOrders.length === 0) return null
  return (
    <Card title={i18n.t({ id: 'formerOrder.title', message: 'Orders of the old shop' })}>
      <ul className={styles.rows}>
        {formerOrders.map(({ id, number, placedAt, state, total, currency }) => (
          <li key={id}>
            <span>
              <Link to="/$shop/former-orders/$id" params={{ shop, id }}>
                {number}
              </Link>
              <span className={styles.quiet}>{day(placedAt, i18n.locale)}</span>
            </span>
            <Badge tone={FORMER_STATE_TONES[state]}>{formerStateName(state, i18n)}</Badge>
            <span>{money(total, currency, i18n.locale)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
