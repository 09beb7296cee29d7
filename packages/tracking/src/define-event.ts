import type { GA4_EVENTS } from './ga4-schema.ts'

/** Whether a service, or any service of a category, may work now. */
export type Allowed = (name: string) => boolean

/** Fields that need a consent of their own, and stay out of the event without it. */
export type GuardedFields = { consent: string; fields: object }

/** Something a shopper did, to be tracked once the consent that it names is given. */
export type TrackedEvent = {
  name: string
  /** Service or category. */
  consent: string
  payload: object
  guarded: readonly GuardedFields[]
}

/**
 * Defines an event: its name in the data layer, the consent it needs, and how its payload is made.
 * `guarded` adds fields that need more consent than the event itself. A name without a row in GA4_EVENTS does not compile.
 *
 * @see spec §7 "Tracking events"
 */
export function defineEvent<Args extends readonly unknown[]>(
  name: keyof typeof GA4_EVENTS,
  consent: string,
  payload: (...args: Args) => object,
  guarded: (...args: Args) => GuardedFields[] = () => [],
): (...args: Args) => TrackedEvent {
  return (...args) => ({ name, consent, payload: payload(...args), guarded: guarded(...args) })
}
