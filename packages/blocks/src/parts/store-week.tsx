import { Trans } from '@lingui/react'
import type { OpeningHours } from '@shop/domain/store/opening-hours'
import { useMarket } from '@shop/ui/shop-format'
import css from './store-week.module.css'

type StoreWeekProps = {
  week: OpeningHours['week']
  /** Monday is 0; null while the clock is not known, or does not matter. */
  today: number | null
}

/** The hours of a store, day by day. */
export function StoreWeek({ week, today }: StoreWeekProps) {
  const { languageTag } = useMarket()

  return (
    <dl className={css.week}>
      {week.map((day, index) => {
        const name = weekday(index, languageTag)
        return (
          <div key={name} className={index === today ? css.today : undefined}>
            <dt>{name}</dt>
            <dd>
              {day === null ? (
                <Trans id="store.closed" message="geschlossen" />
              ) : (
                `${day.opens}–${day.closes}`
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Monday is 0; the first of January 2024 was one. */
function weekday(index: number, languageTag: string): string {
  const day = new Date(Date.UTC(2024, 0, 1 + index))
  return new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
