import type { MenuPictures } from '@shop/ui/navigation/navigation-item.ts'
import { atom } from 'jotai'

/** Pictures of the menus, and what their last entry leads to; null until somebody has come near a menu. */
export const menuPicturesAtom = atom<MenuPictures | null>(null)
