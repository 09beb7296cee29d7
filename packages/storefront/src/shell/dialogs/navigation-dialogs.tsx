import { useLingui } from '@lingui/react'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { MobileNavigation } from '@shop/ui/navigation/mobile-navigation'
import { useSetAtom } from 'jotai'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { ShopDialog } from '../../features/dialogs/shop-dialog.tsx'
import { useShop } from '../../use-shop.ts'
import { useMenuLinks } from '../links/frame-links.ts'
import { useMenu } from '../links/use-menu.ts'
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
  const { locale } = useShop()
  const openDialog = useSetAtom(openDialogAtom)

  return (
    <MobileNavigation
      {...useMenu()}
      links={useMenuLinks()}
      countryLabel={countryLabel(locale)}
      onCountryPick={() => openDialog('countryPicker', { suggested: null })}
    />
  )
}
