import type { ConsentMachine, ConsentState } from '@shop/consent/create-consent'
import { atom } from 'jotai'
import type { BannerWords } from './banner-words.ts'

/** The consent of this browser, with the words of its banner as far as they are known. */
export type OpenConsent = { machine: ConsentMachine; state: ConsentState; words: BannerWords | null }

/** Null until hydration has read the storage; always null where the shop asks nothing. */
export const consentAtom = atom<OpenConsent | null>(null)

/** Whether the consent banner is in the way; nothing else opens by itself meanwhile. @see spec §4 "Country picker" */
export const isConsentBannerOpenAtom = atom((get) => get(consentAtom)?.state.isBannerOpen ?? false)

/** The banner was requested before the page was ready for it. */
export const isConsentWantedAtom = atom(false)

/** Id of the button that has opened the banner and gets the focus back; null where it came by itself. */
export const consentOpenerAtom = atom<string | null>(null)

/** Opens the banner from the button with this id: the question of the first visit or what was decided. */
export const openConsentAtom = atom(null, (get, set, opener: string) => {
  set(consentOpenerAtom, opener)
  const open = get(consentAtom)
  if (open) open.machine.openBanner()
  else set(isConsentWantedAtom, true)
})

/** Whether a service may work now. */
export const allowedAtom = atom((get) => {
  const open = get(consentAtom)
  return (service: string): boolean => open?.machine.allowed(service) ?? false
})

/** Allows one service for good, in the place where it is needed; null before there is a decision to add to. */
export const allowServiceAtom = atom((get) => {
  const open = get(consentAtom)
  return open?.state.isAnswered ? open.machine.allowService : null
})

/** What content from elsewhere asks: both answers at once, the same object until one changes. */
export const embedConsentAtom = atom((get) => ({
  isAllowed: get(allowedAtom),
  allow: get(allowServiceAtom),
}))
