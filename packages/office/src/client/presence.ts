/** A click answers with pages and lists that are loaded one after the other; all of them are somebody's act. */
const ACT_MILLISECONDS = 10_000

type Clock = () => number

/**
 * Whether somebody is there: what a page asks after a click or a key is their act, what it asks by itself a minute later is
 * not. A session ends after an hour without an act, however many lists renew themselves meanwhile.
 */
export function watchedPresence(target: EventTarget, now: Clock): { isAct: () => boolean } {
  let touchedAt = now()
  let isCounted = false
  const touch = () => {
    touchedAt = now()
    isCounted = false
  }
  for (const event of ['pointerdown', 'keydown']) target.addEventListener(event, touch, { capture: true })
  return {
    isAct() {
      // Somebody who typed for minutes was there, though nothing was asked meanwhile.
      const isAct = !isCounted || now() - touchedAt < ACT_MILLISECONDS
      isCounted = true
      return isAct
    },
  }
}
