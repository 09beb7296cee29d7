import type { createStore } from 'jotai'
import * as v from 'valibot'
import { basketAtom, loadBasketAtom } from './basket.atoms.ts'

type Store = ReturnType<typeof createStore>

/** What one tab tells the others: which basket, and how far it has come. What is in it only the server says. */
const NewsSchema = v.object({ key: v.string(), version: v.number() })

const CHANNEL = 'basket'

/**
 * Keeps the tabs of a browser in step: whoever learns of a newer basket says so, and the others ask the server anew.
 * A page that comes back out of the browser's memory asks as well.
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
  let told = store.get(basketAtom)?.version ?? 0
  const stopListening = store.sub(basketAtom, () => {
    const basket = store.get(basketAtom)
    if (!basket || basket.version === told) return
    told = basket.version
    channel.postMessage({ key: basket.key, version: basket.version })
  })
  channel.onmessage = ({ data }) => {
    const news = v.safeParse(NewsSchema, data)
    const known = store.get(basketAtom)
    if (!news.success || !known) return
    const { key, version } = news.output
    // Another key is another shopper or shop; an older version is this tab's own echo.
    if (key !== known.key || version <= known.version) return
    ask()
  }
  return () => {
    stopListening()
    channel.close()
    window.removeEventListener('pageshow', onShow)
  }
}
