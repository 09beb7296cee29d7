import { atom } from 'jotai'

/** Whether a newer build is out: the next page is then loaded whole. @see spec §4 "Build updates" */
export const isOutdatedAtom = atom(false)
