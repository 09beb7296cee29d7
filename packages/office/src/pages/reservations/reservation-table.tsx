import { Trans, useLingui } from '@lingui/react'
import type { ListedReservation } from '@shop/api-client/office/reservation-commands'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import styles from '../../parts/listing.module.css'
import { moment } from '../../words/format.ts'
import { RESERVATION_TONES, reservationStateName } from '../../words/names/reservation-state-name.ts'
import type { Ending } from './end-reservation.tsx'

type ReservationTableProps = {
  reservations: readonly ListedReservation[]
  onEnd: (ending: Ending) => void
}

/** Reservations in a table; on a phone each is a card of the same cells. */
export function ReservationTable({ reservations, onEnd }: ReservationTableProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  return (
    <table
      className={styles.table}
      aria-label={i18n.t({ id: 'reservations.title', message: 'Reservations in stores' })}
    >
      <thead>
        <tr>
          <th scope="col">
            <Trans id="reservations.which" message="Reservation" />
          </th>
          <th scope="col">
            <Trans id="reservations.store" message="Store" />
          </th>
          <th scope="col">
            <Trans id="inbox.states" message="State" />
          </th>
          <th scope="col">
            <Trans id="reservations.steps" message="Steps" />
          </th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((one) => (
          <tr key={one.number}>
            <td>
              {one.number}
              <span className={styles.excerpt}>
                {`${one.quantity} × ${[one.productName, one.variant].filter(Boolean).join(', ')}`}
              </span>
              <span className={styles.quiet}>
                {[one.articleNumber, one.name, one.phone].filter(Boolean).join(' · ')}
              </span>
            </td>
            <td>{one.store}</td>
            <td data-corner="true">
              <Badge tone={RESERVATION_TONES[one.state]}>{reservationStateName(one.state, i18n)}</Badge>
              <span className={styles.quiet}>
                <Trans
                  id="reservations.until"
                  message="until {end}"
                  values={{ end: moment(one.heldUntil, i18n.locale) }}
                />
              </span>
            </td>
            <td>
              {one.state === 'held' && may('orders.ship') && (
                <div className={styles.actions}>
                  <Button
                    aria-label={i18n.t({
                      id: 'reservations.collectedOf',
                      message: 'Collected: {number}',
                      values: { number: one.number },
                    })}
                    onPress={() => onEnd({ reservation: one, how: 'collected' })}
                  >
                    <Trans id="reservation.collected" message="Collected" />
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={i18n.t({
                      id: 'reservations.givenBackOf',
                      message: 'Give back: {number}',
                      values: { number: one.number },
                    })}
                    onPress={() => onEnd({ reservation: one, how: 'givenBack' })}
                  >
                    <Trans id="reservations.giveBack" message="Give back" />
                  </Button>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
