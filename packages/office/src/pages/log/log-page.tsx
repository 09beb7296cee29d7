import { Trans, useLingui } from '@lingui/react'
import { readLog } from '@shop/api-client/office/account-commands'
import { FEATURES } from '@shop/domain/shop/brand'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { dayMoments } from '../../client/day-moments.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Toggle } from '../../parts/toggle.tsx'
import { actorName } from '../../words/actor-name.ts'
import { commandName } from '../../words/commands/command-name.ts'
import { moment } from '../../words/format.ts'
import { featureWords } from '../../words/names/feature-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { LogDetails } from './log-details.tsx'
import { type LogFilter, LogFilters } from './log-filters.tsx'
import styles from './log-page.module.css'
import { UndoEntry } from './undo-entry.tsx'

/** Who did what, the latest first; who looked at whom stands between it where it is asked for. */
export function LogPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const [withReads, setReads] = useState(false)
  const [filter, setFilter] = useState(WHOLE)
  const asked = {
    withReads,
    thing: filter.thing === '' ? null : filter.thing,
    staffId: filter.staffId === '' ? null : filter.staffId,
    ...dayMoments(filter.day),
  }
  const { data, error, fetchNextPage, hasNextPage, isPending } = useInfiniteQuery({
    queryKey: [shop.id, 'log', asked],
    queryFn: ({ pageParam }) => answer(shop.id, readLog, { ...asked, before: pageParam }),
    placeholderData: keepPreviousData,
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
  })
  const entries = data?.pages.flatMap((page) => page.entries) ?? []

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="log.title" message="Log" />
        </PageTitle>
        <Toggle
          label={i18n.t({ id: 'log.withReads', message: 'Show looks at customers' })}
          isOn={withReads}
          onChange={setReads}
        />
      </header>
      <LogFilters people={data?.pages[0]?.people ?? []} shown={filter} onShow={setFilter} />
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'log.loading', message: 'The log is loading' })} />
      )}
      {data && entries.length === 0 && (
        <Empty
          title={
            filter === WHOLE
              ? i18n.t({ id: 'log.none', message: 'Nothing was changed yet' })
              : i18n.t({ id: 'log.noneLike', message: 'No entry is like this' })
          }
        />
      )}
      <ol className={styles.list} hidden={entries.length === 0}>
        {entries.map((entry) => {
          const { id, at, by, command, isRead, object } = entry
          return (
            <li key={id} data-read={isRead}>
              <span className={styles.when}>{moment(at, i18n.locale)}</span>
              <span>
                <strong>{actorName(by, i18n)}</strong> {commandName(command, i18n)}{' '}
                <LogObject object={object} />
              </span>
              <div className={styles.change}>
                <LogDetails entry={entry} />
              </div>
              {!isRead && (
                <div className={styles.undo}>
                  {entry.isUndo && <Trans id="undo.isUndo" message="This undid an earlier change." />}{' '}
                  <UndoEntry entry={entry} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {hasNextPage && (
        <div>
          <Button onPress={() => void fetchNextPage()}>
            <Trans id="log.more" message="Show earlier entries" />
          </Button>
        </div>
      )}
    </div>
  )
}

/** Nothing is left out. */
const WHOLE: LogFilter = { staffId: '', thing: '', day: '' }

/** What an entry is about, as a link for who may open it. */
function LogObject({ object }: { object: string | null }) {
  const { i18n } = useLingui()
  const { id: shop, may } = useShop()
  const [kind, name = ''] = object?.split(':') ?? []
  if (kind === 'inbox' && may('inbox.read'))
    return (
      <Link to="/$shop/inbox/$number" params={{ shop, number: name }}>
        {name}
      </Link>
    )
  if (kind === 'customer' && may('customers.show'))
    return (
      <Link to="/$shop/customers/$key" params={{ shop, key: name }}>
        {name}
      </Link>
    )
  if (kind === 'recall' && may('products.read'))
    return (
      <Link to="/$shop/recalls/$recall" params={{ shop, recall: name }}>
        {name}
      </Link>
    )
  const feature = kind === 'switch' ? FEATURES.find((one) => one === name) : undefined
  if (feature !== undefined) return <span>{featureWords(feature, i18n).name}</span>
  if (kind !== 'order' || !may('orders.read')) return <span>{name}</span>
  return (
    <Link to="/$shop/orders/$number" params={{ shop, number: name }}>
      {name}
    </Link>
  )
}
