import { Trans } from '@lingui/react'
import { weekdayToday } from '@shop/domain/store/opening-hours'
import { useMarket } from '@shop/ui/shop-format'
import { StorePlan } from '@shop/ui/store-plan/store-plan'
import { HoursToday } from '@shop/ui/stores/hours-today'
import type { StoreSite as Site } from '../needs/stores.ts'
import { Closures, NextOpening } from './opening-ahead.tsx'
import css from './store-details.module.css'
import { StoreWays } from './store-ways.tsx'
import { StoreWeek } from './store-week.tsx'

type StoreDetailsProps = {
  store: Site
  /** The current time; null until hydration, because a page is cached for longer than opening hours. */
  now: Date | null
}

/** All there is to know before setting out: where, whether the door is open, when next, and on which days never. */
export function StoreDetails({ store, now }: StoreDetailsProps) {
  const { timezone, country } = useMarket()
  const { street, zip, city, hours } = store

  return (
    <div className={css.store} data-live="">
      <div className={css.part}>
        <address className={css.address}>
          {street}
          <br />
          {zip} {city}
        </address>
        <p className={css.now}>
          {now === null ? '\u00a0' : <HoursToday hours={hours} now={now} timezone={timezone} />}
        </p>
        <p className={css.next}>{now === null ? '\u00a0' : <NextOpening store={store} now={now} />}</p>
        <StoreWays store={store} />
      </div>
      <div className={css.part}>
        <p className={css.title}>
          <Trans id="store.hours" message="Öffnungszeiten" />
        </p>
        <StoreWeek week={hours.week} today={now && weekdayToday(now, timezone)} />
        <p className={css.next}>{now === null ? '\u00a0' : <Closures store={store} now={now} />}</p>
      </div>
      <div className={css.plan}>
        <StorePlan country={country} stores={[{ ...store, href: null }]} />
      </div>
    </div>
  )
}
