import { Trans, useLingui } from '@lingui/react'
import type { OpeningHours } from '@shop/domain/store/opening-hours'
import type { StoreStock } from '@shop/domain/store/store'
import { Button } from '../button/button.tsx'
import { useShopFormat } from '../shop-format.tsx'
import { HoursToday } from './hours-today.tsx'
import css from './store-card.module.css'

export type StoreOffer = {
  id: string
  name: string
  street: string
  zip: string
  city: string
  phone: string
  hours: OpeningHours
  distanceKm: number | null
  stock: StoreStock
}

type StoreCardProps = {
  store: StoreOffer
  now: Date
  timezone: string
  onReserve: () => void
}

/** One store: how far, whether it has the thing, and until when it is open today. */
export function StoreCard({ store, now, timezone, onReserve }: StoreCardProps) {
  const { i18n } = useLingui()
  const { number } = useShopFormat()

  return (
    <article className={css.card}>
      <header className={css.head}>
        <h3 className={css.name}>{store.name}</h3>
        {store.distanceKm === null ? null : (
          <span className={css.distance}>
            {i18n.t({
              id: 'store.distance',
              message: 'etwa {km} km',
              values: { km: number(Math.max(1, store.distanceKm)) },
            })}
          </span>
        )}
      </header>
      <p className={css.address}>
        {store.street}, {store.zip} {store.city}
      </p>
      <p className={css.hours}>
        <HoursToday hours={store.hours} now={now} timezone={timezone} />
      </p>
      <div className={css.foot}>
        <p className={css.stock} data-kind={store.stock.kind}>
          <StockWords stock={store.stock} />
        </p>
        {store.stock.kind === 'none' ? null : (
          <Button
            kind="secondary"
            size="s"
            aria-label={i18n.t({
              id: 'store.reserveAt',
              message: 'Hier reservieren: {name}, {city}',
              values: { name: store.name, city: store.city },
            })}
            onClick={onReserve}
          >
            <Trans id="store.reserve" message="Hier reservieren" />
          </Button>
        )}
      </div>
    </article>
  )
}

function StockWords({ stock }: { stock: StoreStock }) {
  switch (stock.kind) {
    case 'plenty':
      return <Trans id="store.plenty" message="Vorrätig" />
    case 'few':
      return (
        <Trans id="store.few" message="Nur noch {quantity} Stück" values={{ quantity: stock.quantity }} />
      )
    case 'none':
      return <Trans id="store.none" message="Zurzeit nicht vorrätig" />
  }
}
