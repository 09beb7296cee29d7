/** How large the cards of a listing are: `small` is as many in a row as usual, `large` half of that. */
export type CardSize = 'small' | 'large'

/** What a listing says of its document where its cards are large. */
const ATTRIBUTE = 'data-cards'

/** Kept for whoever chose large cards; the usual size keeps nothing. */
const KEY = 'listing-cards'

/** What of a page is needed; tests bring their own. */
export type CardSizePlace = {
  local: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  root: () => Pick<Element, 'setAttribute' | 'removeAttribute'>
}

/**
 * Puts cards into their size before they are painted, so that nothing moves: pages are cached publicly, and only this
 * browser knows. Runs as text in the document, before the cards; always the same text, so one hash allows it.
 */
export const CARD_SIZE_SCRIPT = `try{localStorage.getItem("${KEY}")=="large"&&document.documentElement.setAttribute("${ATTRIBUTE}","large")}catch(e){}`

/** The size that this browser was asked for. */
export function keptCardSize(place: CardSizePlace = thisPage()): CardSize {
  try {
    return place.local().getItem(KEY) === 'large' ? 'large' : 'small'
  } catch {
    return 'small' // a browser that stores nothing has the usual size
  }
}

/** Shows the cards of this document in a size. */
export function showCardSize(size: CardSize, place: CardSizePlace = thisPage()): void {
  if (size === 'large') place.root().setAttribute(ATTRIBUTE, size)
  else place.root().removeAttribute(ATTRIBUTE)
}

/** Shows cards in a size, and keeps it: the shopper has asked for it here. @see eu-duties C-27 */
export function keepCardSize(size: CardSize, place: CardSizePlace = thisPage()): void {
  showCardSize(size, place)
  try {
    if (size === 'large') place.local().setItem(KEY, size)
    else place.local().removeItem(KEY)
  } catch {
    // then it counts until the next full page load
  }
}

function thisPage(): CardSizePlace {
  return { local: () => window.localStorage, root: () => document.documentElement }
}
