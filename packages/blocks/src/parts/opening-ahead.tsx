import { Trans } from '@lingui/react'
import { closuresAhead, doorState, nextOpenDay } from '@shop/domain/store/opening-hours'
import { useMarket, useShopFormat } from '@shop/ui/shop-format'
import type { StoreSite as Site } from '../needs/stores.ts'

/** Exceptions that are told ahead. */
const MOST_CLOSURES = 4

type AtTime = { store: Site; now: Date }

/**
 * When a door that is shut opens again, and the hours of the next day while today's are still to come or run: the line
 * has its place before the clock is known, and would be a gap where it says nothing.
 */
export function NextOpening({ store: { hours }, now }: AtTime) {
  const { timezone } = useMarket()
  const { date } = useShopFormat()
  const next = nextOpenDay(hours, now, timezone)
  if (next === null) return '\u00a0'
  const day = date(next.date, 'dayMonth')
  const state = doorState(hours, now, timezone)
  if (state === 'over' || state === 'closed')
    return (
      <Trans
        id="store.opensNext"
        message="Öffnet wieder: {day}, {opens} Uhr"
        values={{ day, opens: next.opens }}
      />
    )

  return (
    <Trans
      id="store.nextHours"
      message="Danach: {day}, {opens} bis {closes} Uhr"
      values={{ day, opens: next.opens, closes: next.closes }}
    />
  )
}

/** The next days on which the door stays shut. */
export function Closures({ store: { hours }, now }: AtTime) {
  const { timezone } = useMarket()
  const { date } = useShopFormat()
  const days = closuresAhead(hours, { now, timezone, most: MOST_CLOSURES })
  if (days.length === 0) return '\u00a0'

  return (
    <Trans
      id="store.closures"
      message="Geschlossen: {days}"
      values={{ days: days.map((day) => date(day, 'dayMonth')).join(' · ') }}
    />
  )
}
