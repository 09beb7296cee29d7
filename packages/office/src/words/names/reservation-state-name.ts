import type { I18n } from '@lingui/core'
import type { ListedReservation } from '@shop/api-client/office/reservation-commands'
import type { Tone } from './state-name.ts'

/** What the office calls what became of a reservation. */
export function reservationStateName(state: ListedReservation['state'], i18n: I18n): string {
  const names: Record<ListedReservation['state'], string> = {
    held: i18n.t({ id: 'reservation.held', message: 'Waits in the store' }),
    collected: i18n.t({ id: 'reservation.collected', message: 'Collected' }),
    expired: i18n.t({ id: 'reservation.expired', message: 'Time ran out' }),
    cancelled: i18n.t({ id: 'reservation.cancelled', message: 'Given back' }),
  }
  return names[state]
}

/** Only what waits asks for somebody. */
export const RESERVATION_TONES: Record<ListedReservation['state'], Tone> = {
  held: 'notice',
  collected: 'good',
  expired: 'quiet',
  cancelled: 'quiet',
}
