import type { Allowed, TrackedEvent } from './define-event.ts'

/** More than anybody does before answering a banner; older events are forgotten first. */
const QUEUE_MAX = 100

/** Tells an event; `settle` is called when the shopper has decided. */
export type Track = ((event: TrackedEvent) => void) & { settle: () => void }

/**
 * The only way into the data layer. Before the shopper has decided, events wait in memory and nowhere else;
 * `settle` tells those that are allowed now and forgets the others. From then on an event that is not allowed
 * is forgotten at once. Call `settle` after every decision, and at the start when there already is one.
 *
 * @see spec §7 "Tracking events"; docs/adr/0007
 */
export function createTrack(dataLayer: object[], allowed: Allowed): Track {
  let waiting: TrackedEvent[] = []
  let isSettled = false

  const track = (event: TrackedEvent): void => {
    if (allowed(event.consent)) tell(event)
    else if (!isSettled) waiting = [...waiting, event].slice(-QUEUE_MAX)
  }

  const settle = (): void => {
    const events = waiting
    waiting = []
    isSettled = true
    for (const event of events) track(event)
  }

  return Object.assign(track, { settle })

  function tell({ name, payload, guarded }: TrackedEvent): void {
    const fields = guarded.filter(({ consent }) => allowed(consent)).map((extra) => extra.fields)
    dataLayer.push(Object.assign({ event: name }, payload, ...fields))
  }
}
