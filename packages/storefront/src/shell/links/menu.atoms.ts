import type { MenuPictures } from '@shop/ui/navigation/navigation-item.ts'
import { atom } from 'jotai'
import { servicesAtom } from '../../services.ts'
import type { MenuPlace } from './load-menu-pictures.ts'

/** Pictures of the menus, and what their last entry leads to; null until somebody has come near a menu. */
export const menuPicturesAtom = atom<MenuPictures | null>(null)

/** Loads the pictures once; a menu stands without them. */
export const loadMenuPicturesAtom = atom(null, async (get, set, place: MenuPlace) => {
  if (get(menuPicturesAtom)) return
  const { loadMenuPictures } = await import('./load-menu-pictures.ts')
  set(menuPicturesAtom, await loadMenuPictures(get(servicesAtom).api, place))
})
