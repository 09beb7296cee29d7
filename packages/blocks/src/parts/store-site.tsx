import { Trans, useLingui } from '@lingui/react'
import { Icon } from '@shop/ui/icon/icon'
import { useMarket, useShopFormat } from '@shop/ui/shop-format'
import { HoursToday } from '@shop/ui/stores/hours-today'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import type { StoreSite as Site } from '../needs/stores.ts'
import { BlockTitle } from './block-title.tsx'
import css from './store-site.module.css'

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
  const { name, street, zip, city, phone, hours, lat, lng } = store

  return (
    <article className={css.store}>
      <header className={css.head}>
        <BlockTitle className={css.name}>{name}</BlockTitle>
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
      <details className={css.week}>
        <summary>
          <Trans id="store.hours" message="Öffnungszeiten" />
        </summary>
        <dl>
          {hours.week.map((day, index) => (
            <div key={weekday(index, market.languageTag)}>
              <dt>{weekday(index, market.languageTag)}</dt>
              <dd>
                {day === null ? (
                  <Trans id="store.closed" message="geschlossen" />
                ) : (
                  `${day.opens}–${day.closes}`
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className={css.ways}>
        <a className={css.way} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon of={Phone} />
          {phone}
        </a>
        <a className={css.way} href={routeHref(lat, lng)} target="_blank" rel="noopener noreferrer">
          <Icon of={Navigation} />
          <Trans id="store.route" message="Route zu {name}" values={{ name: city }} />
        </a>
      </div>
    </article>
  )
}

/** A map that is opened by a press alone: nothing of it stands on our page. */
function routeHref(lat: number, lng: number): string {
  return `https://www.openstreetmap.org/directions?route=${encodeURIComponent(`;${lat},${lng}`)}`
}

/** Monday is 0; the first of January 2024 was one. */
function weekday(index: number, languageTag: string): string {
  const day = new Date(Date.UTC(2024, 0, 1 + index))
  return new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
