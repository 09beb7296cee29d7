import { atom } from 'jotai'

/** Whether the consent banner is in the way; nothing else opens by itself meanwhile. @see spec §4 "Country picker" */
export const isConsentBannerOpenAtom = atom(false)
