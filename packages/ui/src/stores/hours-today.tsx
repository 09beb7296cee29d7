import { Trans } from '@lingui/react'
import { doorState, hoursToday, type OpeningHours } from '@shop/domain/store/opening-hours'

type HoursTodayProps = { hours: OpeningHours; now: Date; timezone: string }

/** Whether a store's door is open now, and until or from when. */
export function HoursToday({ hours, now, timezone }: HoursTodayProps) {
  const today = hoursToday(hours, now, timezone)
  switch (doorState(hours, now, timezone)) {
    case 'open':
      return (
        <Trans
          id="store.openUntil"
          message="Jetzt geöffnet, bis {closes} Uhr"
          values={{ closes: today?.closes }}
        />
      )
    case 'opensLater':
      return (
        <Trans
          id="store.openToday"
          message="Heute geöffnet von {opens} bis {closes} Uhr"
          values={{ opens: today?.opens, closes: today?.closes }}
        />
      )
    case 'over':
      return <Trans id="store.over" message="Für heute geschlossen" />
    case 'closed':
      return <Trans id="store.closedToday" message="Heute geschlossen" />
  }
}
