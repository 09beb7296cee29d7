import { Trans, useLingui } from '@lingui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pickListQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { ArticleTable } from './article-table.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { ListFilters } from './list-filters.tsx'
import { PickScan } from './pick-scan.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StandingTiles } from './standing-tiles.tsx'
import { usePicks } from './use-picks.ts'
import styles from './warehouse-page.module.css'

const FIRST = 50
const MOST = 200

/** What waits to leave: to be picked, packed and shipped. */
export function WarehousePage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { order = null, ...filters } = useSearch({ from: '/desk/$shop/warehouse' })
  const [limit, setLimit] = useState(FIRST)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // An order that is picked is looked at alone, whatever is filtered.
  const asked = order === null ? { ...filters, limit } : { number: order, limit }
  const { data, error } = useQuery({ ...pickListQuery(shop.id, asked), placeholderData: keepPreviousData })
  const picks = usePicks(asked)
  const mayPick = shop.may('warehouse.change')

  return (
    <div className={styles.page}>
      <Head />
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data?.isCut && (
        <Notice tone="notice">
          <Trans id="warehouse.cut" message="More orders wait than a list can hold: these are the oldest." />
        </Notice>
      )}
      {data && (
        <>
          {order === null && <StandingTiles counts={data.counts} late={data.late} />}
          <ListFilters carriers={data.carriers} countries={data.countries} />
          {mayPick && <PickScan asked={asked} picks={picks} />}
          {filters.by === 'article' && order === null ? (
            <ArticleTable articles={data.articles} />
          ) : (
            <DeliveryList
              deliveries={data.deliveries}
              chosen={chosen}
              onChoose={setChosen}
              onPick={mayPick ? picks.pick : null}
            />
          )}
          {data.total === 0 && (
            <Empty title={i18n.t({ id: 'warehouse.none', message: 'Nothing waits here' })}>
              <Trans
                id="warehouse.noneHint"
                message="New orders appear by themselves. Filters may hide some."
              />
            </Empty>
          )}
          {data.total > limit && limit < MOST && (
            <Button onPress={() => setLimit(MOST)}>
              <Trans id="warehouse.more" message="Show more of {total}" values={{ total: data.total }} />
            </Button>
          )}
          <SelectionBar deliveries={data.deliveries} chosen={chosen} onDone={() => setChosen(new Set())} />
        </>
      )}
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'warehouse.loading', message: 'The list is loading' })} rows={10} />
      )}
    </div>
  )
}

function Head() {
  const shop = useShop()
  const navigate = useNavigate()
  const { order } = useSearch({ from: '/desk/$shop/warehouse' })
  return (
    <header className={styles.head}>
      <PageTitle>
        {order === undefined ? (
          <Trans id="shell.warehouse" message="Warehouse" />
        ) : (
          <Trans id="warehouse.picking" message="Picking {order}" values={{ order }} />
        )}
      </PageTitle>
      <div className={styles.actions}>
        {order !== undefined && (
          <Button
            onPress={() => void navigate({ to: '/$shop/warehouse', params: { shop: shop.id }, search: {} })}
          >
            <Trans id="warehouse.whole" message="Back to the whole list" />
          </Button>
        )}
        {order === undefined && (
          <Button onPress={() => window.print()}>
            <Trans id="warehouse.print" message="Print the list" />
          </Button>
        )}
        {order === undefined && (
          <Link to="/$shop/warehouse/returns" params={{ shop: shop.id }} className={styles.way}>
            <Trans id="returns.title" message="Returns" />
          </Link>
        )}
        {order === undefined && shop.may('orders.read') && (
          <Link to="/$shop/warehouse/reservations" params={{ shop: shop.id }} className={styles.way}>
            <Trans id="reservations.title" message="Reservations in stores" />
          </Link>
        )}
        {order === undefined && shop.may('orders.ship') && (
          <Link to="/$shop/warehouse/parcels" params={{ shop: shop.id }} className={styles.way}>
            <Trans id="parcels.title" message="Ship parcels" />
          </Link>
        )}
      </div>
    </header>
  )
}
