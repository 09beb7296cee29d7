import { DELAY_MS } from '@shop/domain/shop/interface-limits'

const KEY = 'shop-reload'

/** Whether a reload by script may happen: none has within the last ten seconds. Times in ms since 1970. */
export function mayReload(guardedUntil: string | null, now: number): boolean {
  const until = Number(guardedUntil ?? 0)
  return !(until > now && until <= now + DELAY_MS.reloadGuard)
}

/**
 * Loads an address whole, once: a second try within ten seconds answers false and does nothing, so that a page whose
 * files stay missing never reloads for ever. Where the browser keeps nothing, nothing is reloaded.
 *
 * @see spec §8 "A chunk-load failure", §9 "Reload guard"
 */
export function reloadOnce(href: string, keep: () => void): boolean {
  try {
    if (!mayReload(sessionStorage.getItem(KEY), Date.now())) return false
    sessionStorage.setItem(KEY, String(Date.now() + DELAY_MS.reloadGuard))
    keep()
  } catch {
    return false // storage is switched off: without a guard this could loop
  }
  const { pathname, search } = window.location
  if (href === pathname + search) window.location.reload()
  else window.location.assign(href)
  return true
}
