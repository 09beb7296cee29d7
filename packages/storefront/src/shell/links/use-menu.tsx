import type { NavigationItem } from '@shop/ui/navigation/navigation-item.ts'
import { Picture } from '@shop/ui/picture/picture'
import { useLoaderData, useLocation, useRouteContext } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useShopPath } from '../../use-shop.ts'
import { loadMenuPicturesAtom, menuPicturesAtom } from './menu.atoms.ts'
import { navigationItems } from './navigation-items.ts'

/** What both menus show, and how they come by their pictures. */
export function useMenu() {
  const path = useShopPath()
  const shell = useLoaderData({ from: '__root__' })
  const here = useLocation({ select: ({ pathname }) => pathname })
  const { buildId } = useRouteContext({ from: '__root__' })
  const pictures = useAtomValue(menuPicturesAtom)
  const loadPictures = useSetAtom(loadMenuPicturesAtom)

  return {
    items: navigationItems(shell, path, pictures),
    currentHref: path(here),
    pictureOf: ({ href }: NavigationItem) => {
      const image = pictures?.images[href]
      return image ? <Picture image={{ ...image, alt: '' }} sizes="340px" fit="cover" ratio="1/1" /> : null
    },
    load: () => void loadPictures({ discover: shell?.discover?.path ?? null, path, buildId }),
  }
}
