import type { I18n } from '@lingui/core'
import type { createStore } from 'jotai'
import { addToCartLayerAtom } from '../../features/basket/shown-layer.atoms.ts'

/** How long the words stay, in ms: long enough to be read twice. */
const SHOWN_MS = 8_000

/** As a message at the bottom of the screen looks; its own styles may not be there. */
const LOOK =
  'position:fixed;inset:auto var(--space-4) var(--space-4);margin-inline:auto;max-inline-size:560px;padding:var(--space-4);border:0;border-radius:12px;background:var(--color-text);color:var(--color-paper);font-size:var(--text-s)'

/**
 * Says that there is no connection to who adds something while the layer that would say so was never fetched, and takes
 * the layer back: it would open by itself once the line is there. These words alone need nothing that is still to come.
 */
export function sayOfflineInsteadOfLayer(store: ReturnType<typeof createStore>, i18n: I18n): void {
  store.sub(addToCartLayerAtom, () => {
    const layer = store.get(addToCartLayerAtom)
    if (layer.type !== 'error') return
    import('../dialogs/add-to-cart-layer.tsx').catch(() => {
      if (store.get(addToCartLayerAtom) !== layer) return
      store.set(addToCartLayerAtom, { type: 'hidden' })
      say(
        i18n.t({
          id: 'problem.network',
          message: 'Keine Verbindung. Nichts ist verloren: Bitte versuchen Sie es noch einmal.',
        }),
      )
    })
  })
}

function say(words: string): void {
  const line = document.createElement('p')
  line.role = 'alert'
  line.popover = 'manual'
  line.style.cssText = LOOK
  document.body.append(line)
  line.showPopover()
  line.textContent = words
  const stop = setTimeout(end, SHOWN_MS)
  addEventListener('online', end, { once: true })

  function end() {
    clearTimeout(stop)
    removeEventListener('online', end)
    line.remove()
  }
}
