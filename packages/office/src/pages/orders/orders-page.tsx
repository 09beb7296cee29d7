import { Trans, useLingui } from '@lingui/react'
import { type FoundOrder, MOST_DESK_ORDERS } from '@shop/api-client/office/order-commands'
import type { OrderState } from '@shop/domain/order/order'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { deskQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { ExportMenu } from '../../tables/export-menu.tsx'
import { count } from '../../words/format.ts'
import { stateName } from '../../words/names/state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { FirstSteps } from './first-steps.tsx'
import { OrderTable } from './order-table.tsx'
import styles from './orders-page.module.css'
import { useOrdersExport } from './use-orders-export.ts'

/** What waits, and the newest orders. */
export function OrdersPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { state = null } = useSearch({ from: '/desk/$shop' })
  const { data, error, isPending } = useQuery(deskQuery(shop.id, state))

  return (
    <div className={styles.page}>
      <PageTitle tab={i18n.t({ id: 'shell.orders', message: 'Orders' })}>{shop.name}</PageTitle>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data && (
        <>
          <Waiting shop={shop.id} counts={data.counts} chosen={state} />
          {(data.transfers > 0 || data.deadMails > 0) && (
            <Notice tone="notice">
              {data.transfers > 0 && (
                <Trans
                  id="orders.transfers"
                  message="{count, plural, one {# order waits} other {# orders wait}} for a transfer by hand."
                  values={{ count: data.transfers }}
                />
              )}
              {data.deadMails > 0 && (
                <Trans
                  id="orders.deadMails"
                  message="{count, plural, one {# mail} other {# mails}} could not be delivered."
                  values={{ count: data.deadMails }}
                />
              )}
            </Notice>
          )}
        </>
      )}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'orders.loading', message: 'Orders are loading' })} />
      )}
      {data &&
        (state === null && data.orders.length === 0 ? (
          <FirstSteps />
        ) : (
          <List shop={shop.id} orders={data.orders} state={state} />
        ))}
    </div>
  )
}

type ListProps = { shop: string; orders: FoundOrder[]; state: OrderState | null }

function List({ shop, orders, state }: ListProps) {
  const { i18n } = useLingui()
  const { save, isBusy, problem, isCut } = useOrdersExport(state)
  if (orders.length > 0)
    return (
      <>
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
        {isCut && (
          <Notice tone="notice" isCalm>
            <Trans
              id="orders.exportCut"
              message="The file has the newest {most} orders. Choose a state to export others."
              values={{ most: count(MOST_DESK_ORDERS, i18n.locale) }}
            />
          </Notice>
        )}
        <OrderTable shop={shop} orders={orders} />
        <div>
          <ExportMenu
            label={i18n.t({ id: 'products.export', message: 'Export as a table' })}
            isDisabled={isBusy}
            onChoose={(format) => void save(format)}
          />
        </div>
      </>
    )
  return (
    <Empty title={i18n.t({ id: 'orders.none', message: 'Nothing waits here' })}>
      <Trans id="orders.noneHint" message="New orders appear by themselves." />
    </Empty>
  )
}

type WaitingProps = {
  shop: string
  counts: { state: OrderState; count: number }[]
  chosen: OrderState | null
}

function Waiting({ shop, counts, chosen }: WaitingProps) {
  const { i18n } = useLingui()
  return (
    <nav className={styles.tiles} aria-label={i18n.t({ id: 'orders.states', message: 'By state' })}>
      {counts.map(({ state, count }) => (
        <Link
          key={state}
          to="/$shop"
          params={{ shop }}
          search={state === chosen ? {} : { state }}
          className={styles.tile}
          data-chosen={state === chosen}
        >
          <span className={styles.count}>{count.toLocaleString(i18n.locale)}</span>
          <span>{stateName(state, i18n)}</span>
        </Link>
      ))}
    </nav>
  )
}
