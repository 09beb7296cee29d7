/** Under which name both storages keep what was closed. */
export const CLOSED_CAMPAIGNS = 'closed-campaigns'

/** Older ones are dropped first: no shop runs more at once. */
const MOST_KEPT = 20

/** What of a page is needed; tests bring their own. */
export type ClosedPlace = {
  /** Of this tab: what a shopper has asked for here needs no consent. */
  session: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Of the browser: only with consent. */
  local: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Campaigns that this browser has closed, in this visit or, with consent, in an earlier one. */
export function closedCampaigns(place: ClosedPlace = thisBrowser()): readonly string[] {
  return [...kept(place.session), ...kept(place.local)]
}

/**
 * Remembers that a campaign was closed. Within this visit the shopper asked for it; beyond that it serves the shop, and
 * needs consent.
 *
 * @see docs/adr/0022
 */
export function closeCampaign(id: string, isRemembered: boolean, place: ClosedPlace = thisBrowser()): void {
  add(id, place.session)
  if (isRemembered) add(id, place.local)
}

/** What was kept beyond a visit goes as soon as it may not be kept any more. */
export function settleClosedCampaigns(isRemembered: boolean, place: ClosedPlace = thisBrowser()): void {
  if (isRemembered) return
  try {
    place.local().removeItem(CLOSED_CAMPAIGNS)
  } catch {
    // a browser that stores nothing has nothing to forget
  }
}

/**
 * Hides a closed campaign before it is painted, so that nothing moves: pages are cached publicly, and only this browser
 * knows. Runs as text in the document, right behind the bar; always the same text, so one hash allows it.
 */
export const HIDE_CLOSED_SCRIPT = `(function(bar){try{var id=JSON.stringify(bar.dataset.campaign);if(((sessionStorage.getItem("${CLOSED_CAMPAIGNS}")||"")+(localStorage.getItem("${CLOSED_CAMPAIGNS}")||"")).indexOf(id)>=0)bar.hidden=true}catch(e){}})(document.currentScript.previousElementSibling)`

function add(id: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>): void {
  const all = [...kept(storage).filter((known) => known !== id), id].slice(-MOST_KEPT)
  try {
    storage().setItem(CLOSED_CAMPAIGNS, JSON.stringify(all))
  } catch {
    // then it counts until the next full page load
  }
}

function kept(storage: () => Pick<Storage, 'getItem'>): string[] {
  try {
    const found: unknown = JSON.parse(storage().getItem(CLOSED_CAMPAIGNS) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function thisBrowser(): ClosedPlace {
  return { session: () => window.sessionStorage, local: () => window.localStorage }
}
