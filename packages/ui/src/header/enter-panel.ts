/**
 * Gives the focus to the first link of the panel in an element as soon as one is there; not where the focus has gone
 * elsewhere meanwhile, or the panel has.
 */
export function enterPanel(place: HTMLElement): void {
  const from = document.activeElement
  const arrivals = new MutationObserver(enter)
  arrivals.observe(place, { childList: true, subtree: true })
  enter()

  function enter() {
    const panel = document.activeElement === from ? place.querySelector('[data-panel]') : null
    const first = panel?.querySelector('a')
    first?.focus()
    if (panel === null || first) arrivals.disconnect()
  }
}
