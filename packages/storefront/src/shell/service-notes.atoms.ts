import type { ServiceNote } from '@shop/ui/header/service-bar'
import { atom } from 'jotai'

/** Set on the server before the page is drawn: what editors promise above the header; null where the shop's own stands. */
export const loadedNotesAtom = atom<ServiceNote[] | null>(null)
