import { Trans, useLingui } from '@lingui/react'
import { storePage } from '@shop/domain/link/store-page'
import { useMarket, useShopFormat } from '@shop/ui/shop-format'
import { HoursToday } from '@shop/ui/stores/hours-today'
import type { StoreSite as Site } from '../needs/stores.ts'
import { useShopSlots } from '../shop-slots.ts'
import { BlockTitle } from './block-title.tsx'
import { Closures, NextOpening } from './opening-ahead.tsx'
import css from './store-site.module.css'
import { StoreWays } from './store-ways.tsx'
import { StoreWeek } from './store-week.tsx'

type StoreSiteProps = {
  store: Site
  /** The current time; null until hydration, because a page is cached for longer than opening hours. */
  now: Date | null
  /** Kilometres from the shopper's place; null while that is unknown. */
  distanceKm: number | null
}

/** A store with its address, today's hours and all others, telephone and the way there. */
export function StoreSite({ store, now, distanceKm }: StoreSiteProps) {
  const { i18n } = useLingui()
  const { number } = useShopFormat()
  const market = useMarket()
  const { hrefFor } = useShopSlots()
  const { id, name, street, zip, city, hours } = store

  return (
    <article className={css.store} data-live="">
      <header className={css.head}>
        <BlockTitle className={css.name}>
          <a className={css.page} href={hrefFor(storePage(id))}>
            {name}
          </a>
        </BlockTitle>
        {distanceKm === null ? null : (
          <span className={css.quiet}>
            {i18n.t({
              id: 'store.distance',
              message: 'etwa {km} km',
              values: { km: number(Math.max(1, Math.round(distanceKm))) },
            })}
          </span>
        )}
      </header>
      <address className={css.address}>
        {street}, {zip} {city}
      </address>
      <p className={css.today}>
        {now === null ? '\u00a0' : <HoursToday hours={hours} now={now} timezone={market.timezone} />}
      </p>
      <p className={css.next}>{now === null ? '\u00a0' : <NextOpening store={store} now={now} />}</p>
      <details className={css.week}>
        <summary>
          <Trans id="store.hours" message="Öffnungszeiten" />
        </summary>
        <StoreWeek week={hours.week} today={null} />
        {now === null ? null : (
          <p className={css.next}>
            <Closures store={store} now={now} />
          </p>
        )}
      </details>
      <StoreWays store={store} />
    </article>
  )
}
