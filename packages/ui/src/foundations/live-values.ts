import { useSyncExternalStore } from 'react'

/** What `read` finds in the page as it is styled now; read again when brand, styles, width or motion change. */
export function useLive(read: () => string): string {
  return useSyncExternalStore(watchStyles, read)
}

/** The text of a custom property: `--color-paper` is `#faf8f4`. */
export function tokenText(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim()
}

/** What becomes of a value in a style property: `('padding-left', 'var(--gutter)')` is `48px` on a wide screen. */
export function computed(property: string, value: string): string {
  const probe = document.createElement('i')
  probe.style.setProperty(property, value)
  document.body.append(probe)
  const result = getComputedStyle(probe).getPropertyValue(property)
  probe.remove()
  return result
}

/** A colour token as `#rrggbb`, or as the browser writes it when it is see-through. */
export function colourOf(token: string): string {
  const colour = computed('color', `var(${token})`)
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1)
  if (!channels) return colour
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Pixels of a length token, to a tenth. */
export function pixelsOf(token: string): number {
  return Math.round(Number.parseFloat(computed('padding-left', `var(${token})`)) * 10) / 10
}

/** Milliseconds of a duration token; `0` where motion is reduced. */
export function millisecondsOf(token: string): number {
  const text = tokenText(token)
  return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)
}

function watchStyles(changed: () => void): () => void {
  const styles = new MutationObserver(changed)
  styles.observe(document.documentElement, { attributeFilter: ['data-brand'] })
  styles.observe(document.head, { childList: true, subtree: true, characterData: true })
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
  motion.addEventListener('change', changed)
  window.addEventListener('resize', changed)

  return () => {
    styles.disconnect()
    motion.removeEventListener('change', changed)
    window.removeEventListener('resize', changed)
  }
}
