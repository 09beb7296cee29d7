import { atom } from 'jotai'

/** The shopper knows that pictures can be swiped: nobody has to be told any more. @see spec §4 "Listing card" */
export const hasSwipedAtom = atom(false)

/** Whether the consent banner is in front of the page; whoever shows it says so here. */
export const isBannerShownAtom = atom(false)

/** Whether a card may still hint at its further pictures. @see spec §4 "Listing card" */
export const mayHintAtom = atom((get) => !get(hasSwipedAtom) && !get(isBannerShownAtom))
