import { useLingui } from '@lingui/react'
import { type DeliveryPromise, MOST_WEEKS_NAMED } from '@shop/domain/delivery/delivery-promise'
import css from './delivery-message.module.css'

type DeliveryMessageProps = {
  /** A promise, or why there is none. */
  state: DeliveryPromise | { kind: 'notAvailable' } | { kind: 'soldOut' } | { kind: 'preOrder' }
  /** Days of the window, named for what comes soon. */
  window?: { daysFrom: number; daysTo: number }
  /** The earliest and latest day in words, for example `3.–5. Dezember`. */
  dates?: string | null
  /** A line below, for example that other variants take longer. */
  note?: string | null
}

const TONES = {
  download: 'good',
  instant: 'good',
  soon: 'neutral',
  late: 'neutral',
  preOrder: 'neutral',
  notAvailable: 'bad',
  soldOut: 'bad',
}

/** When it will be there, in words and with a dot that says the same. @see spec §9 "Delivery message" */
export function DeliveryMessage({ state, window, dates = null, note = null }: DeliveryMessageProps) {
  return (
    <p className={css.message} data-tone={TONES[state.kind]}>
      <DeliveryWords state={state} {...(window ? { window } : {})} />
      {dates ? <span className={css.dates}>{dates}</span> : null}
      {note ? <span className={css.note}>{note}</span> : null}
    </p>
  )
}

/** The words alone, for lines that have a look of their own. */
export function DeliveryWords({ state, window }: Omit<DeliveryMessageProps, 'dates' | 'note'>) {
  const words = useDeliveryWords()
  return words(state, window)
}

/** Words of a delivery time as text. */
export function useDeliveryWords() {
  const { i18n } = useLingui()

  return (state: DeliveryMessageProps['state'], window?: DeliveryMessageProps['window']): string => {
    switch (state.kind) {
      case 'download':
        return i18n.t({ id: 'delivery.download', message: 'Sofort als Download verfügbar' })
      case 'instant':
        return window
          ? i18n.t({
              id: 'delivery.instantDays',
              message: 'Sofort lieferbar, in {from} bis {to} Werktagen da',
              values: { from: window.daysFrom, to: window.daysTo },
            })
          : i18n.t({ id: 'delivery.instant', message: 'Sofort lieferbar' })
      case 'soon':
        return window
          ? i18n.t({
              id: 'delivery.soonDays',
              message: 'Lieferbar in {from} bis {to} Werktagen',
              values: { from: window.daysFrom, to: window.daysTo },
            })
          : i18n.t({ id: 'delivery.soon', message: 'In Kürze lieferbar' })
      case 'late':
        return state.weeks > MOST_WEEKS_NAMED
          ? i18n.t({ id: 'delivery.veryLate', message: 'Lieferbar in mehr als 5 Wochen' })
          : i18n.t({
              id: 'delivery.late',
              message: 'Lieferbar in {weeks, plural, one {# Woche} other {# Wochen}}',
              values: { weeks: state.weeks },
            })
      case 'preOrder':
        return i18n.t({ id: 'delivery.preOrder', message: 'Vorbestellbar' })
      case 'notAvailable':
        return i18n.t({ id: 'delivery.notAvailable', message: 'Zurzeit nicht lieferbar' })
      case 'soldOut':
        return i18n.t({ id: 'delivery.soldOut', message: 'Ausverkauft' })
    }
  }
}
