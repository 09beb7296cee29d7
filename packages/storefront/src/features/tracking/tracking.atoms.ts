import type { Track } from '@shop/tracking/create-track'
import type { Allowed, TrackedEvent } from '@shop/tracking/define-event'
import { atom } from 'jotai'
import type { ShopEvents } from './shop-events.ts'

declare global {
  interface Window {
    /** Read by the tag manager, once there is consent to load it. */
    dataLayer?: object[]
  }
}

/** Makes an event, only once it may be tracked; null where there is nothing to track after all. */
export type EventFactory = (events: ShopEvents) => TrackedEvent | null | Promise<TrackedEvent | null>

/** More than happens before a banner is answered; older events are dropped first. */
const WAITING_MAX = 100

/** Events before a decision wait in memory and nowhere else; after a refusal none do. @see docs/adr/0007 */
type Tracking =
  | { type: 'undecided'; waiting: readonly EventFactory[] }
  | { type: 'refused' }
  | { type: 'allowed'; send: Promise<(event: EventFactory) => Promise<void>> }

const trackingAtom = atom<Tracking>({ type: 'undecided', waiting: [] })

/**
 * Tracks what the shopper did: `set(trackAtom, (events) => events.viewItem(product, variant))`. Events wait in memory
 * until there is consent, and not even their code is fetched before; a tracker that cannot be fetched never breaks a
 * page.
 *
 * @see spec §7 "Tracking events"
 */
export const trackAtom = atom(null, async (get, set, event: EventFactory): Promise<void> => {
  const tracking = get(trackingAtom)
  if (tracking.type === 'undecided') {
    set(trackingAtom, { ...tracking, waiting: [...tracking.waiting, event].slice(-WAITING_MAX) })
    return
  }
  if (tracking.type === 'allowed') await sendAll(tracking.send, [event])
})

/**
 * Applies the shopper's decision: waiting events are sent or dropped, and `allowed` is asked from now on. Nothing is
 * sent before `signals` are in the data layer; their failure does not stop events.
 */
export const settleTrackingAtom = atom(
  null,
  async (get, set, allowed: Allowed, signals?: Promise<void>): Promise<void> => {
    const before = get(trackingAtom)
    const waiting = before.type === 'undecided' ? before.waiting : []
    if (!allowed('analytics')) {
      set(trackingAtom, { type: 'refused' })
      return
    }
    const send = after(signals, before.type === 'allowed' ? before.send : opened(allowed))
    set(trackingAtom, { type: 'allowed', send })
    await sendAll(send, waiting)
  },
)

async function after<Value>(signals: Promise<void> | undefined, value: Promise<Value>): Promise<Value> {
  const [event] = await Promise.all([value, signals?.catch(() => undefined)])
  return event
}

async function opened(allowed: Allowed): Promise<(event: EventFactory) => Promise<void>> {
  const { createTrack, openDataLayer, shopEvents } = await import('./shop-events.ts')
  const track: Track = createTrack(openDataLayer(window), allowed)
  return async (event) => {
    const made = event(shopEvents)
    // Synchronous events are sent at once, so that nothing overtakes them.
    const value = made instanceof Promise ? await made : made
    if (value) track(value)
  }
}

async function sendAll(
  send: Promise<(event: EventFactory) => Promise<void>>,
  events: readonly EventFactory[],
): Promise<void> {
  const sendOne = await send.catch(() => null)
  // All at once: an event that takes a moment to be made holds up none that came after it.
  // spec §8: tracking fails without a message
  await Promise.allSettled(events.map(async (event) => sendOne?.(event)))
}
