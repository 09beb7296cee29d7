import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type SpokenTimeLeft, spokenTimeLeft, timeLeft } from '@shop/domain/content/countdown'
import { useShopFormat } from '@shop/ui/shop-format'
import css from './countdown.module.css'

type ClockProps = { until: Date; now: Date }

/**
 * The end as day and hour in the market's own time, and what is left until then. The figures are for the eye; screen
 * readers announce the time left in words, now and then.
 */
export function Clock({ until, now }: ClockProps) {
  const { i18n } = useLingui()
  const { date, time } = useShopFormat()
  const left = timeLeft(until, now)
  const iso = until.toISOString()
  const shown =
    left.days > 1 ? (['days', 'hours', 'minutes'] as const) : (['hours', 'minutes', 'seconds'] as const)
  const figures = { ...left, hours: left.days === 1 ? left.hours + 24 : left.hours }

  return (
    <div className={css.clock}>
      <ul className={css.figures} aria-hidden="true">
        {shown.map((unit) => (
          <li key={unit} className={css.figure}>
            <span className={css.number}>{String(figures[unit]).padStart(2, '0')}</span>
            <span className={css.unit}>{unitName(i18n, unit)}</span>
          </li>
        ))}
      </ul>
      <p className={css.end}>
        <Trans
          id="countdown.until"
          message="Noch bis {date}, {time} Uhr"
          values={{ date: date(iso), time: time(iso) }}
        />
      </p>
      <p className={css.spoken} role="status">
        {spokenWords(i18n, spokenTimeLeft(left))}
      </p>
    </div>
  )
}

function unitName(i18n: I18n, unit: 'days' | 'hours' | 'minutes' | 'seconds'): string {
  switch (unit) {
    case 'days':
      return i18n.t({ id: 'countdown.days', message: 'Tage' })
    case 'hours':
      return i18n.t({ id: 'countdown.hours', message: 'Stunden' })
    case 'minutes':
      return i18n.t({ id: 'countdown.minutes', message: 'Minuten' })
    case 'seconds':
      return i18n.t({ id: 'countdown.seconds', message: 'Sekunden' })
  }
}

function spokenWords(i18n: I18n, spoken: SpokenTimeLeft): string {
  switch (spoken.unit) {
    case 'days':
      return i18n.t({
        id: 'countdown.spokenDays',
        message: '{count, plural, one {Noch mehr als ein Tag} other {Noch mehr als # Tage}}',
        values: { count: spoken.count },
      })
    case 'hours':
      return i18n.t({
        id: 'countdown.spokenHours',
        message: '{count, plural, one {Noch mehr als eine Stunde} other {Noch mehr als # Stunden}}',
        values: { count: spoken.count },
      })
    case 'minutes':
      return i18n.t({
        id: 'countdown.spokenMinutes',
        message: '{count, plural, one {Noch weniger als eine Minute} other {Noch weniger als # Minuten}}',
        values: { count: spoken.count },
      })
    case 'over':
      return i18n.t({ id: 'countdown.over', message: 'Abgelaufen' })
  }
}
