import type { ServiceNote } from '@shop/ui/header/service-bar'
import { atom } from 'jotai'

/** Set on the server before the page is drawn: what stands above the header. */
export const loadedNotesAtom = atom<readonly ServiceNote[]>([])
