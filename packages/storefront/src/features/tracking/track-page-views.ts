import type { createStore } from 'jotai'
import { trackAtom } from './tracking.atoms.ts'

type PageViewsOptions = {
  router: {
    subscribe: (event: 'onRendered', listener: (rendered: { pathChanged: boolean }) => void) => unknown
  }
  store: ReturnType<typeof createStore>
}

/**
 * Tracks this page and every one after it. Address and title are read at once: when the view is sent after consent,
 * another page may be shown. @see spec §7 "page views are pushed"
 */
export function trackPageViews({ router, store }: PageViewsOptions): void {
  const track = () => {
    const { href } = window.location
    const { title } = document
    void store.set(trackAtom, (events) => events.pageView(href, title))
  }
  track()
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) track()
  })
}
