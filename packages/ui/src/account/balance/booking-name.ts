import type { I18n } from '@lingui/core'
import type { BookingKind } from './balance-statement.tsx'

/** What a booking of the balance was. */
export function bookingName(i18n: I18n, kind: BookingKind): string {
  switch (kind) {
    case 'credited':
      return i18n.t({ id: 'booking.credited', message: 'Gutschrift' })
    case 'paid':
      return i18n.t({ id: 'booking.paid', message: 'Bezahlung einer Bestellung' })
    case 'released':
      return i18n.t({ id: 'booking.released', message: 'Zurück, weil die Bestellung nicht zustande kam' })
    case 'refunded':
      return i18n.t({ id: 'booking.refunded', message: 'Erstattung' })
  }
}
