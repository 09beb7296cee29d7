import { Trans, useLingui } from '@lingui/react'
import { type ListedReservation, RESERVATION_STATES } from '@shop/api-client/office/reservation-commands'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { reservationsQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import styles from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { reservationStateName } from '../../words/names/reservation-state-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { type Ending, EndReservation, endingTitle } from './end-reservation.tsx'
import { ReservationTable } from './reservation-table.tsx'

/** What stores have put aside, for those who hand it over. */
export function ReservationsPage() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { state = 'held', store = null, q = '' } = useSearch({ from: '/desk/$shop/warehouse/reservations' })
  const text = useDeferredValue(q)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    reservationsQuery(shop, { state, store, text: text === '' ? null : text }),
  )
  const [ending, setEnding] = useState<Ending | null>(null)
  const [first] = data?.pages ?? []
  const reservations: ListedReservation[] = data?.pages.flatMap((page) => page.reservations) ?? []

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle>
          <Trans id="reservations.title" message="Reservations in stores" />
        </PageTitle>
        {first && (
          <span className={styles.quiet}>
            <Trans id="reservations.held" message="{held} wait" values={{ held: first.held }} />
          </span>
        )}
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      <ReservationFilters stores={first?.stores ?? []} />
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'reservations.loading', message: 'The reservations are loading' })} />
      )}
      {reservations.length > 0 && <ReservationTable reservations={reservations} onEnd={setEnding} />}
      {first && reservations.length === 0 && (
        <Empty title={i18n.t({ id: 'reservations.none', message: 'No reservation here' })}>
          <Trans
            id="reservations.noneHint"
            message="What shoppers reserve in a store appears by itself. What is not collected in time goes back on the shelf by itself as well."
          />
        </Empty>
      )}
      {hasNextPage && (
        <Button isDisabled={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          <Trans id="returns.more" message="Show more" />
        </Button>
      )}
      <Sheet
        title={ending === null ? '' : endingTitle(ending, i18n)}
        isOpen={ending !== null}
        onClose={() => setEnding(null)}
      >
        {ending && <EndReservation ending={ending} onDone={() => setEnding(null)} />}
      </Sheet>
    </div>
  )
}

/** Number, name or article; state and store. All of it stands in the address. */
function ReservationFilters({ stores }: { stores: readonly { id: string; name: string }[] }) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const navigate = useNavigate()
  const search = useSearch({ from: '/desk/$shop/warehouse/reservations' })
  const seek = (change: typeof search) =>
    void navigate({
      to: '/$shop/warehouse/reservations',
      params: { shop },
      search: { ...search, ...change },
      replace: true,
    })
  const all = { key: '', name: i18n.t({ id: 'filter.all', message: 'All' }) }
  return (
    <div className={styles.filters}>
      <Field
        label={i18n.t({ id: 'reservations.search', message: 'Number, name or article' })}
        type="search"
        maxLength={60}
        value={search.q ?? ''}
        onChange={(q) => seek({ q: q === '' ? undefined : q })}
      />
      <Choice
        label={i18n.t({ id: 'inbox.states', message: 'State' })}
        options={RESERVATION_STATES.map((key) => ({ key, name: reservationStateName(key, i18n) }))}
        value={search.state ?? 'held'}
        onChange={(key) => seek({ state: key === 'held' ? undefined : key })}
      />
      {stores.length > 1 && (
        <Choice
          label={i18n.t({ id: 'reservations.store', message: 'Store' })}
          options={[all, ...stores.map(({ id, name }) => ({ key: id, name }))]}
          value={search.store ?? ''}
          onChange={(key) => seek({ store: key === '' ? undefined : key })}
        />
      )}
    </div>
  )
}
