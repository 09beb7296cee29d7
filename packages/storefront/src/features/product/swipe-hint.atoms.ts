import { atom } from 'jotai'
import { isConsentBannerOpenAtom } from '../consent/consent.atoms.ts'
import { trackAtom } from '../tracking/tracking.atoms.ts'

/** The shopper has swiped pictures, so the hint is no longer needed. @see spec §4 "Listing card" */
const hasSwipedAtom = atom(false)

/** Whether a card may still hint at its further pictures: not behind the banner. @see spec §4 "Listing card" */
export const mayHintAtom = atom((get) => !get(hasSwipedAtom) && !get(isConsentBannerOpenAtom))

/** The shopper has moved the pictures of a card or product. @see spec §7 "frontend_feature (picture swipe)" */
export const noticeSwipeAtom = atom(null, (_get, set) => {
  set(hasSwipedAtom, true)
  void set(trackAtom, (events) => events.feature('picture_swipe'))
})
