import { useLingui } from '@lingui/react'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { MobileNavigation } from '@shop/ui/navigation/mobile-navigation'
import { useLoaderData, useLocation } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { useShop, useShopPath } from '../../use-shop.ts'
import { useMenuLinks } from '../links/frame-links.ts'
import { navigationItems } from '../links/navigation-items.ts'
import type { StackedDialogProps } from './dialog-host.tsx'

/** The menu of phones. @see spec §2 "mobile navigation" */
export function MobileNavigationDialog(stacked: StackedDialogProps) {
  const { i18n } = useLingui()

  return (
    <ShopDialog
      name="mobileNavigation"
      title={i18n.t({ id: 'header.menuTitle', message: 'Menü' })}
      {...stacked}
    >
      <Levels />
    </ShopDialog>
  )
}

/** Every category at the side of a wide screen. @see spec §2 "desktop side navigation" */
export function SideNavigationDialog(stacked: StackedDialogProps) {
  const { i18n } = useLingui()

  return (
    <ShopDialog
      name="sideNavigation"
      title={i18n.t({ id: 'navigation.top', message: 'Alle Kategorien' })}
      {...stacked}
    >
      <Levels />
    </ShopDialog>
  )
}

function Levels() {
  const path = useShopPath()
  const { locale } = useShop()
  const openDialog = useSetAtom(openDialogAtom)
  const here = useLocation({ select: (location) => location.pathname })
  const shell = useLoaderData({ from: '__root__' })

  return (
    <MobileNavigation
      items={navigationItems(shell?.navigation ?? [], path)}
      currentHref={path(here)}
      links={useMenuLinks()}
      countryLabel={countryLabel(locale)}
      onCountryPick={() => openDialog('countryPicker', { suggested: null })}
    />
  )
}
