/** Below this width the open search covers the page; the same number stands in `search-field.module.css`. */
const COVERS_PAGE = '(width < 768px)'
const MARK = 'searchOverlay'

export function coversPage(): boolean {
  return window.matchMedia(COVERS_PAGE).matches
}

/**
 * Adds an entry for the overlay to the tab's history, so that "back" closes it as every phone user expects. The router
 * must not hear of it, nor of its end: the page stays the same.
 */
export function pushOverlayEntry(): void {
  if (isOverlayEntry()) return
  History.prototype.pushState.call(window.history, { ...window.history.state, [MARK]: true }, '')
}

/** Whether the overlay's entry is the tab's present one. */
export function isOverlayEntry(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && MARK in state
}
