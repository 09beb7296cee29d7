import { atom } from 'jotai'
import { isConsentBannerOpenAtom } from '../consent/consent.atoms.ts'

/** The shopper knows that pictures can be swiped: nobody has to be told any more. @see spec §4 "Listing card" */
export const hasSwipedAtom = atom(false)

/** Whether a card may still hint at its further pictures: not behind the banner. @see spec §4 "Listing card" */
export const mayHintAtom = atom((get) => !get(hasSwipedAtom) && !get(isConsentBannerOpenAtom))
