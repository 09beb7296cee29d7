import { Trans, useLingui } from '@lingui/react'
import type { ShownStore } from '@shop/api-client/office/store-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button as RowButton } from 'react-aria-components'
import { storesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Empty, Loading, Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { count } from '../../words/format.ts'
import { countryName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { StoreSheet } from './store-sheet.tsx'
import styles from './stores.module.css'

/** Where the shop has stores: their addresses, their hours, and what lies in them. */
export function StoresPage() {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error } = useQuery(storesQuery(shop.id))
  // By its id, so that the sheet shows what somebody else has made of it meanwhile.
  const [opened, setOpened] = useState<string | null>(null)
  const [isNew, setNew] = useState(false)
  const store = data?.stores.find(({ id }) => id === opened)

  return (
    <div className={listing.page}>
      <header className={listing.head}>
        <PageTitle>
          <Trans id="stores.title" message="Stores" />
        </PageTitle>
        {shop.may('products.change') && data && (
          <Button look="primary" onPress={() => setNew(true)}>
            <Trans id="stores.new" message="New store" />
          </Button>
        )}
      </header>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data === undefined && !error && (
        <Loading label={i18n.t({ id: 'stores.loading', message: 'The stores are loading' })} />
      )}
      {data?.stores.length === 0 && (
        <Empty title={i18n.t({ id: 'stores.none', message: 'There is no store yet' })}>
          <Trans
            id="stores.noneHint"
            message="Once there is one, shoppers find it, and reserve there what lies in it."
          />
        </Empty>
      )}
      {data && data.stores.length > 0 && <StoreTable stores={data.stores} onOpen={setOpened} />}
      {store && <StoreSheet key={store.id} store={store} onClose={() => setOpened(null)} />}
      {isNew && <StoreSheet store={null} onClose={() => setNew(false)} />}
    </div>
  )
}

type StoreTableProps = { stores: readonly ShownStore[]; onOpen: (id: string) => void }

/** Stores in a table; on a phone each is a card of the same cells. */
function StoreTable({ stores, onOpen }: StoreTableProps) {
  const { i18n } = useLingui()
  return (
    <table className={listing.table} aria-label={i18n.t({ id: 'stores.title', message: 'Stores' })}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="reservations.store" message="Store" />
          </th>
          <th scope="col">
            <Trans id="stores.address" message="Address" />
          </th>
          <th scope="col">
            <Trans id="stores.lies" message="Lies there" />
          </th>
          <th scope="col">
            <Trans id="inbox.states" message="State" />
          </th>
        </tr>
      </thead>
      <tbody>
        {stores.map((store) => (
          <tr key={store.id}>
            <td>
              <RowButton
                className={styles.open ?? ''}
                aria-label={i18n.t({
                  id: 'stores.open',
                  message: 'Open {name}',
                  values: { name: store.name },
                })}
                onPress={() => onOpen(store.id)}
              >
                {store.name}
              </RowButton>
            </td>
            <td>
              {store.street}
              <span className={listing.quiet}>
                {[`${store.zip} ${store.city}`, countryName(store.country, i18n)].join(', ')}
              </span>
            </td>
            <td>
              <Trans
                id="stores.units"
                message="{units, plural, one {# unit} other {# units}} of {articles, plural, one {# article} other {# articles}}"
                values={{ units: store.units, articles: store.articles }}
              />
              {store.held > 0 && (
                <span className={listing.quiet}>
                  <Trans
                    id="stores.held"
                    message="{held} reserved"
                    values={{ held: count(store.held, i18n.locale) }}
                  />
                </span>
              )}
            </td>
            <td data-corner="true">
              <Badge tone={store.isActive ? 'good' : 'quiet'}>
                {store.isActive
                  ? i18n.t({ id: 'stores.isOpen', message: 'Open' })
                  : i18n.t({ id: 'stores.isClosed', message: 'Closed for good' })}
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
