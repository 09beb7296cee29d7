import type { DeliveryStanding } from './delivery-standing.ts'

/** `late` should have arrived before today. */
export const DUENESS = ['late', 'today', 'later'] as const
export type Dueness = (typeof DUENESS)[number]

/** A delivery as far as it is worked on one after the other; days are ISO. */
export type UrgentDelivery = {
  number: string
  placedAt: string
  standing: DeliveryStanding
  /** The last day that was promised. */
  promisedUntil: string
  /** The day that the shopper has wished for. */
  preferredDay: string | null
}

/** The ISO day on which a delivery has to be there. */
export function dueDay({
  promisedUntil,
  preferredDay,
}: Pick<UrgentDelivery, 'promisedUntil' | 'preferredDay'>): string {
  return (preferredDay ?? promisedUntil).slice(0, 10)
}

/** Whether a delivery is late; `today` is the ISO day of the market. */
export function dueness(due: string, today: string): Dueness {
  if (due < today) return 'late'
  return due === today ? 'today' : 'later'
}

/** What is worked on first: what can be worked on, then the oldest promise, then the oldest order. */
export function byUrgency(one: UrgentDelivery, other: UrgentDelivery): number {
  return (
    GROUP[one.standing] - GROUP[other.standing] ||
    dueDay(one).localeCompare(dueDay(other)) ||
    one.placedAt.localeCompare(other.placedAt) ||
    one.number.localeCompare(other.number)
  )
}

/** What is picked stays in its place among the ready ones: rows do not jump away under a finger. */
const GROUP: Record<DeliveryStanding, number> = {
  ready: 0,
  picked: 0,
  short: 1,
  preOrder: 2,
  unpaid: 3,
  recalled: 4,
}
