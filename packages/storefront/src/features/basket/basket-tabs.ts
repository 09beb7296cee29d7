import type { createStore } from 'jotai'
import * as v from 'valibot'
import { basketAtom, loadBasketAtom } from './basket.atoms.ts'

type Store = ReturnType<typeof createStore>

/** The message between tabs: a basket and its version. Its content comes from the server alone. */
const NewsSchema = v.object({ key: v.string(), version: v.number() })

type News = v.InferOutput<typeof NewsSchema>

const CHANNEL = 'basket'

/**
 * Synchronises the tabs of a browser: a tab with a newer basket announces its version, and the others reload. A tab
 * starts to listen a while after its page was loaded: it announces its version then, and is answered when that is old.
 * A page that is restored from the back/forward cache does so as well.
 */
export function keepTabsInStep(store: Store): () => void {
  const ask = () => {
    // spec §8: a failed basket call is swallowed
    store.set(loadBasketAtom).catch(() => undefined)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) ask()
  }
  window.addEventListener('pageshow', onShow)
  if (typeof BroadcastChannel === 'undefined') return () => window.removeEventListener('pageshow', onShow)

  const channel = new BroadcastChannel(CHANNEL)
  let announced = 0
  const announce = ({ key, version }: News) => {
    announced = version
    channel.postMessage({ key, version })
  }
  const stopListening = store.sub(basketAtom, () => {
    const basket = store.get(basketAtom)
    if (basket && basket.version !== announced) announce(basket)
  })
  channel.onmessage = ({ data }) => {
    const news = v.safeParse(NewsSchema, data)
    const known = store.get(basketAtom)
    if (!news.success) return
    const { key, version } = news.output
    // This tab has not asked yet: there is something now.
    if (!known) return ask()
    // Another key is another shopper or shop.
    if (key !== known.key) return
    if (version > known.version) ask()
    else if (version < known.version) announce(known)
  }
  const first = store.get(basketAtom)
  if (first) announce(first)
  return () => {
    stopListening()
    channel.close()
    window.removeEventListener('pageshow', onShow)
  }
}
