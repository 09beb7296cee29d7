import { DELAY_MS } from '@shop/domain/shop/interface-limits'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const

/** What the start script notes for a sign that came before anything else listened. */
const EARLIER_SIGN = 'reader-sign'

/**
 * Calls once, a moment after the first sign of somebody who reads: a move, a key or a scroll, wherever on the page; and at
 * once if there has been one. Until then nothing needs to be alive but what is touched first. A press is answered
 * before: what wakes up would take the few connections that its own call needs, and the processor.
 */
export function onReaderSign(listener: () => void, signal = new AbortController().signal): void {
  if (performance.getEntriesByName(EARLIER_SIGN)[0]) {
    listener()
    return
  }
  const once = new AbortController()
  const heard = (event: Event) => {
    // A row of cards snaps into place by itself; whoever moves it has touched it first.
    if (isStill(event) || (event.type === 'scroll' && event.target !== document)) return
    once.abort()
    setTimeout(() => signal.aborted || listener(), DELAY_MS.aheadRest)
  }
  const options = {
    passive: true,
    capture: true,
    signal: AbortSignal.any([once.signal, signal]),
  }
  for (const type of SIGNS) window.addEventListener(type, heard, options)
}

/** A browser moves a pointer that rests where the page appears, by nothing. */
function isStill(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  )
}

const UNREAD_ATTRIBUTE = 'data-unread'

/**
 * What the document says of itself until somebody reads. Meanwhile the browser leaves out of the rows of pictures what is
 * not on the screen (`content-visibility`), and then fetches ahead as it always does: its own lazy loading reaches three
 * screens, and behind the first picture of each card.
 */
export const UNREAD = { [UNREAD_ATTRIBUTE]: '' }

/** Somebody reads. */
export function markRead(): void {
  document.documentElement.removeAttribute(UNREAD_ATTRIBUTE)
}
