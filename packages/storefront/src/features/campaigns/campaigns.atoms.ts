import { atom } from 'jotai'
import { allowedAtom, consentAtom, isConsentBannerOpenAtom } from '../consent/consent.atoms.ts'
import { openDialogsAtom } from '../dialogs/dialogs.atoms.ts'
import { closeCampaign, closedCampaigns } from './closed-campaigns.ts'

/** Pages that were looked at since the last document: a campaign opens itself on none that somebody arrives at. */
export const pagesSeenAtom = atom(0)

/** One campaign opened itself already: no second one does. */
export const hasOpenedItselfAtom = atom(false)

/** Campaigns closed in this browser; null until hydration, because pages are cached publicly. */
const closedAtom = atom<readonly string[] | null>(null)

export const closedCampaignsAtom = atom(
  (get) => get(closedAtom),
  // Without storage it counts until the next full page load.
  (get, set) => set(closedAtom, [...new Set([...(get(closedAtom) ?? []), ...closedCampaigns()])]),
)

/** Closes a campaign for this visit and, where that may be remembered, for the next ones. @see docs/adr/0022 */
export const closeCampaignAtom = atom(null, (get, set, id: string) => {
  closeCampaign(id, get(allowedAtom)('campaignMemory'))
  set(closedAtom, [...(get(closedAtom) ?? []), id])
})

/** The name under which it is kept that a campaign's dialog is not to open itself again. */
export function ownOpening(id: string): string {
  return `${id}/opened`
}

/** Whether a dialog may open by itself now. */
const isQuietAtom = atom(
  (get) => get(consentAtom) !== null && !get(isConsentBannerOpenAtom) && get(openDialogsAtom).length === 0,
)

/** Whether a campaign may open its dialog by itself now: once, on a second page, and over nothing else. */
export const mayOpenItselfAtom = atom((get) => {
  const closed = get(closedAtom)
  return (id: string): boolean =>
    closed !== null &&
    !closed.includes(id) &&
    !closed.includes(ownOpening(id)) &&
    !get(hasOpenedItselfAtom) &&
    get(pagesSeenAtom) > 1 &&
    get(isQuietAtom)
})
