import { Trans, useLingui } from '@lingui/react'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { type FoundOrder, MOST_DESK_ORDERS, type orderDesk } from '@shop/api-client/office/order-commands'
import type { OrderState } from '@shop/domain/order/order'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { dayMoments } from '../../client/day-moments.ts'
import { deskQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { ExportMenu } from '../../tables/export-menu.tsx'
import { count } from '../../words/format.ts'
import { stateName } from '../../words/names/state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { FirstSteps } from './first-steps.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
import styles from './orders-page.module.css'
import { useOrdersExport } from './use-orders-export.ts'

/** What waits, and the newest orders. */
export function OrdersPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const search = useSearch({ from: '/desk/$shop' })
  const { state = null, day = '', country = null, payment = null, transfers = false } = search
  const asked = { state, country, payment, owesTransfer: transfers, ...dayMoments(day) }
  const isWhole = state === null && day === '' && country === null && payment === null && !transfers
  const { data, error, isPending, isPlaceholderData, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(deskQuery(shop.id, asked))
  const [desk] = data?.pages ?? []
  const orders = data?.pages.flatMap((page) => page.orders) ?? []

  return (
    <div className={styles.page} aria-busy={isPlaceholderData}>
      <PageTitle tab={i18n.t({ id: 'shell.orders', message: 'Orders' })}>{shop.name}</PageTitle>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {desk && (
        <>
          <Waiting counts={desk.counts} />
          {(desk.transfers > 0 || desk.deadMails > 0) && (
            <Notice tone="notice">
              {desk.transfers > 0 && (
                <Link to="/$shop" params={{ shop: shop.id }} search={{ transfers: true }}>
                  <Trans
                    id="orders.transfers"
                    message="{count, plural, one {# order waits} other {# orders wait}} for a transfer by hand."
                    values={{ count: desk.transfers }}
                  />
                </Link>
              )}
              {desk.deadMails > 0 && (
                <Trans
                  id="orders.deadMails"
                  message="{count, plural, one {# mail} other {# mails}} could not be delivered."
                  values={{ count: desk.deadMails }}
                />
              )}
            </Notice>
          )}
        </>
      )}
      {desk && !(isWhole && orders.length === 0) && <OrderFilters />}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'orders.loading', message: 'Orders are loading' })} />
      )}
      {desk && (isWhole && orders.length === 0 ? <FirstSteps /> : <List orders={orders} asked={asked} />)}
      {hasNextPage && (
        <div>
          <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            <Trans id="orders.more" message="Show earlier orders" />
          </Button>
        </div>
      )}
    </div>
  )
}

type ListProps = { orders: FoundOrder[]; asked: CommandInput<typeof orderDesk> }

function List({ orders, asked }: ListProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { save, isBusy, problem, isCut } = useOrdersExport(asked)
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

function Waiting({ counts }: { counts: { state: OrderState; count: number }[] }) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const search = useSearch({ from: '/desk/$shop' })
  const chosen = search.state ?? null
  return (
    <nav className={styles.tiles} aria-label={i18n.t({ id: 'orders.states', message: 'By state' })}>
      {counts.map(({ state, count }) => (
        <Link
          key={state}
          to="/$shop"
          params={{ shop }}
          search={{ ...search, state: state === chosen ? undefined : state }}
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
