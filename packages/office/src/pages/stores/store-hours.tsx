import { Trans, useLingui } from '@lingui/react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import listing from '../../parts/listing.module.css'
import { Toggle } from '../../parts/toggle.tsx'
import { weekdayName } from '../../words/names/intl-name.ts'
import type { StoreTexts } from './store-texts.ts'
import styles from './stores.module.css'

type StoreHoursProps = {
  texts: StoreTexts
  problem: (path: string) => string | null
  onChange: (part: Partial<StoreTexts>) => void
}

/** When a store is open in a week, and the days on which it is closed all the same. */
export function StoreHours({ texts: { week, closedOn }, problem, onChange }: StoreHoursProps) {
  const { i18n } = useLingui()
  const changeDay = (at: number, part: Partial<StoreTexts['week'][number]>) =>
    onChange({ week: week.map((day, index) => (index === at ? { ...day, ...part } : day)) })

  return (
    <>
      <section className={listing.section} aria-labelledby="store-hours">
        <h3 id="store-hours">
          <Trans id="store.hours" message="Opening hours" />
        </h3>
        {week.map((day, index) => {
          const name = weekdayName(index, i18n.locale)
          return (
            <div key={name} className={styles.day}>
              <Toggle label={name} isOn={day.isOpen} onChange={(isOpen) => changeDay(index, { isOpen })} />
              {day.isOpen && (
                <>
                  <Field
                    label={i18n.t({ id: 'store.opens', message: '{day}, from', values: { day: name } })}
                    type="time"
                    value={day.opens}
                    onChange={(opens) => changeDay(index, { opens })}
                    problem={problem(`hours.week.${index}.opens`)}
                  />
                  <Field
                    label={i18n.t({ id: 'store.closes', message: '{day}, until', values: { day: name } })}
                    type="time"
                    value={day.closes}
                    onChange={(closes) => changeDay(index, { closes })}
                    problem={problem(`hours.week.${index}.closes`)}
                  />
                </>
              )}
            </div>
          )
        })}
      </section>
      <section className={listing.section} aria-labelledby="store-closed">
        <h3 id="store-closed">
          <Trans id="store.closedOn" message="Closed all the same on" />
        </h3>
        {closedOn.map(({ key, date }, index) => (
          <div key={key} className={styles.closed}>
            <Field
              label={i18n.t({ id: 'store.day', message: 'Day {number}', values: { number: index + 1 } })}
              type="date"
              value={date}
              onChange={(next) =>
                onChange({ closedOn: closedOn.map((one) => (one.key === key ? { key, date: next } : one)) })
              }
              problem={problem(`hours.closedOn.${index}`)}
            />
            <Button
              look="quiet"
              aria-label={i18n.t({
                id: 'store.dayAway',
                message: 'Remove day {number}',
                values: { number: index + 1 },
              })}
              onPress={() => onChange({ closedOn: closedOn.filter((one) => one.key !== key) })}
            >
              <Trans id="settings.remove" message="Remove" />
            </Button>
          </div>
        ))}
        {problem('hours.closedOn') !== null && (
          <p className={styles.problem} role="alert">
            {problem('hours.closedOn')}
          </p>
        )}
        <div className={listing.actions}>
          <Button
            onPress={() => onChange({ closedOn: [...closedOn, { key: crypto.randomUUID(), date: '' }] })}
          >
            <Trans id="store.addDay" message="Add a day" />
          </Button>
        </div>
      </section>
    </>
  )
}
