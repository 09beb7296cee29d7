import { Trans, useLingui } from '@lingui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { returnsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { returnStateName } from '../../words/names/return-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { OpenReturn } from './open-return.tsx'
import { ReturnScan } from './return-scan.tsx'
import { ReturnTable } from './return-table.tsx'

const RETURN_STATES = ['announced', 'received'] as const

/** What is expected back, what has come, and the one that is unpacked. */
export function ReturnsPage() {
  const { return: open } = useSearch({ from: '/desk/$shop/warehouse/returns' })
  const [booked, setBooked] = useState<string | null>(null)
  return open === undefined ? (
    <ReturnList booked={booked} />
  ) : (
    <OpenReturn key={open} number={open} onBooked={() => setBooked(open)} />
  )
}

function ReturnList({ booked }: { booked: string | null }) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const navigate = useNavigate({ from: '/$shop/warehouse/returns' })
  const { state = 'announced', q = null } = useSearch({ from: '/desk/$shop/warehouse/returns' })
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    returnsQuery(shop, { state, text: q }),
  )
  const [first] = data?.pages ?? []
  const returns = data?.pages.flatMap((page) => page.returns) ?? []

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="returns.title" message="Returns" />
        </PageTitle>
        <Link to="/$shop/warehouse" params={{ shop }}>
          <Trans id="returns.toWarehouse" message="To the pick list" />
        </Link>
      </header>
      {booked && (
        <Notice tone="good">
          <Trans id="returns.booked" message="{number} is booked." values={{ number: booked }} />
        </Notice>
      )}
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {first && (
        <nav className={styles.tiles} aria-label={i18n.t({ id: 'returns.by', message: 'By state' })}>
          <Link
            to="/$shop/warehouse/returns"
            params={{ shop }}
            search={{}}
            className={styles.tile}
            data-chosen={state === 'announced' && q === null}
          >
            <span className={styles.count}>{first.expected.toLocaleString(i18n.locale)}</span>
            <span>
              <Trans id="return.announced" message="Expected" />
            </span>
          </Link>
          <span className={styles.tile} data-tone={first.overdue > 0 ? 'bad' : 'quiet'}>
            <span className={styles.count}>{first.overdue.toLocaleString(i18n.locale)}</span>
            <span>
              <Trans id="returns.overdue" message="Money overdue" />
            </span>
          </span>
        </nav>
      )}
      <ReturnScan />
      <div className={styles.filters}>
        {q === null ? (
          <Choice
            label={i18n.t({ id: 'inbox.states', message: 'State' })}
            options={RETURN_STATES.map((key) => ({ key, name: returnStateName(key, i18n) }))}
            value={state}
            onChange={(key) => void navigate({ search: key === 'announced' ? {} : { state: key } })}
          />
        ) : (
          <>
            <span>
              <Trans id="returns.found" message="What belongs to {text}" values={{ text: q }} />
            </span>
            <Button onPress={() => void navigate({ search: {} })}>
              <Trans id="returns.whole" message="Everything that is expected" />
            </Button>
          </>
        )}
      </div>
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'returns.loading', message: 'The returns are loading' })} />
      )}
      {returns.length > 0 && <ReturnTable shop={shop} returns={returns} />}
      {first && returns.length === 0 && (
        <Empty title={i18n.t({ id: 'returns.none', message: 'No return here' })}>
          <Trans
            id="returns.noneHint"
            message="What shoppers announce appears by itself. Goods that came without a word are booked on the page of their order."
          />
        </Empty>
      )}
      {hasNextPage && (
        <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans id="returns.more" message="Show more" />
        </Button>
      )}
    </div>
  )
}
