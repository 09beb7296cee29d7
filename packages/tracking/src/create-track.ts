import type { Allowed, TrackedEvent } from './define-event.ts'

export type Track = (event: TrackedEvent) => void

/**
 * The only way into the data layer: an event that is not allowed is dropped, and so are its guarded fields. What
 * happens before the shopper has decided waits elsewhere, so that no code of tracking is fetched for it.
 *
 * @see spec §7 "Tracking events"; docs/adr/0007
 */
export function createTrack(dataLayer: object[], allowed: Allowed): Track {
  return ({ name, consent, payload, guarded }) => {
    if (!allowed(consent)) return
    const fields = guarded.filter((extra) => allowed(extra.consent)).map((extra) => extra.fields)
    dataLayer.push(Object.assign({ event: name }, payload, ...fields))
  }
}
