import { useLoaderData, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useShopPath } from '../../use-shop.ts'
import { menuPicturesAtom } from './menu.atoms.ts'
import { navigationItems } from './navigation-items.ts'

/** What both menus show. */
export function useMenu() {
  const path = useShopPath()
  const shell = useLoaderData({ from: '__root__' })
  const here = useLocation({ select: ({ pathname }) => pathname })

  return { items: navigationItems(shell, path, useAtomValue(menuPicturesAtom)), currentHref: path(here) }
}
