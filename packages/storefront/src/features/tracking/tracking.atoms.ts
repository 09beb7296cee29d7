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

type Tracker = { track: Track; events: ShopEvents }

/** What the shopper has agreed to; nothing, as long as nobody was asked. @see docs/adr/0007 */
const allowedAtom = atom<{ allowed: Allowed }>({ allowed: () => false })

const trackerAtom = atom<Promise<Tracker> | null>(null)

/** The tracker of this page, fetched once. */
const openTrackerAtom = atom(null, (get, set): Promise<Tracker> => {
  const opened = get(trackerAtom)
  if (opened) return opened

  const opening = import('./shop-events.ts').then(({ createTrack, shopEvents }) => {
    window.dataLayer ??= []
    const track = createTrack(window.dataLayer, (name) => get(allowedAtom).allowed(name))
    return { track, events: shopEvents }
  })
  set(trackerAtom, opening)
  return opening
})

/**
 * Tells what the shopper did: `set(trackAtom, (events) => events.viewItem(product, variant))`. Events wait in
 * memory until there is consent; a tracker that cannot be fetched never breaks a page.
 *
 * @see spec §7 "Tracking events"
 */
export const trackAtom = atom(
  null,
  async (_get, set, event: (events: ShopEvents) => TrackedEvent): Promise<void> => {
    try {
      const { track, events } = await set(openTrackerAtom)
      track(event(events))
    } catch {
      // spec §8: tracking fails without a message
    }
  },
)

/** The shopper has decided: what waits is told or forgotten, and `allowed` is asked from now on. */
export const settleTrackingAtom = atom(null, async (_get, set, allowed: Allowed): Promise<void> => {
  set(allowedAtom, { allowed })
  const { track } = await set(openTrackerAtom)
  track.settle()
})
