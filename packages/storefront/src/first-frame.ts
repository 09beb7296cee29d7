import type { ParsedLocation } from '@tanstack/react-router'

/** Where the router may note the scroll position of a frame, to which nobody goes back. */
const OF_FIRST_FRAME = 'first-frame'

let isShown = false

/** Says that the first frame of a page stands on the screen, while the router still takes the page before for the one shown. */
export function showFirstFrame(): () => void {
  isShown = true
  return () => {
    isShown = false
  }
}

/**
 * The name under which the router keeps scroll positions: as it would name them itself, but for a first frame. It would
 * note the frame's position as that of the page before, and whoever goes back at once would be at its top.
 */
export function scrollKey({ state, href }: Pick<ParsedLocation, 'state' | 'href'>): string {
  return isShown ? OF_FIRST_FRAME : (state.__TSR_key ?? href)
}
