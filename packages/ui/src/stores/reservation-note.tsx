import { Trans, useLingui } from '@lingui/react'
import { useShopFormat } from '../shop-format.tsx'
import css from './reservation-note.module.css'

type ReservationNoteProps = {
  number: string
  productName: string
  quantity: number
  store: { name: string; street: string; zip: string; city: string; phone: string }
  /** ISO moment. */
  heldUntil: string
  timezone: string
}

/** What lies where until when, to be shown at the counter. */
export function ReservationNote(props: ReservationNoteProps) {
  const { number, productName, quantity, store, heldUntil, timezone } = props
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: timezone, hourCycle: 'h23' } as const
  const time = new Intl.DateTimeFormat('de-DE', clock).format(new Date(heldUntil))

  return (
    <dl className={css.note}>
      <div>
        <dt>{i18n.t({ id: 'reservation.number', message: 'Nummer der Reservierung' })}</dt>
        <dd className={css.number}>{number}</dd>
      </div>
      <div>
        <dt>{i18n.t({ id: 'reservation.article', message: 'Artikel' })}</dt>
        <dd>
          {quantity} × {productName}
        </dd>
      </div>
      <div>
        <dt>{i18n.t({ id: 'reservation.store', message: 'Filiale' })}</dt>
        <dd>
          {store.name}
          <br />
          {store.street}, {store.zip} {store.city}
          <br />
          {store.phone}
        </dd>
      </div>
      <div>
        <dt>{i18n.t({ id: 'reservation.until', message: 'Liegt bereit bis' })}</dt>
        <dd>
          <Trans
            id="reservation.untilTime"
            message="{date}, {time} Uhr"
            values={{ date: date(heldUntil), time }}
          />
        </dd>
      </div>
    </dl>
  )
}
