import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, Suspense, useEffect, useRef } from 'react'
import type { DialogPropsByName, OpenableDialog } from '../../features/dialogs/dialog-props.ts'
import {
  closeDialogAtom,
  closeDialogsAtom,
  type OpenDialogOf,
  openDialogsAtom,
} from '../../features/dialogs/dialogs.atoms.ts'

/** Props that every dialog of the stack gets besides its own. */
export type StackedDialogProps = { returnFocusTo: string | null; onClose: () => void }

type Dialogs = { [Name in OpenableDialog]: ComponentType<DialogPropsByName[Name] & StackedDialogProps> }

/** The code of a dialog is fetched when it opens for the first time. */
const DIALOG_CODE: Dialogs = {
  mobileNavigation: lazyPart(() =>
    import('./navigation-dialogs.tsx').then((m) => ({ default: m.MobileNavigationDialog })),
  ),
  sideNavigation: lazyPart(() =>
    import('./navigation-dialogs.tsx').then((m) => ({ default: m.SideNavigationDialog })),
  ),
  countryPicker: lazyPart(() => import('./country-picker-dialog.tsx')),
  campaignBanner: lazyPart(() =>
    import('./campaign-dialogs.tsx').then((m) => ({ default: m.CampaignBannerDialog })),
  ),
  campaignConditions: lazyPart(() =>
    import('./campaign-dialogs.tsx').then((m) => ({ default: m.CampaignConditionsDialog })),
  ),
  promotionDisclaimer: lazyPart(() =>
    import('./campaign-dialogs.tsx').then((m) => ({ default: m.PromotionDisclaimerDialog })),
  ),
  productSeals: lazyPart(() => import('./product-seals-dialog.tsx')),
  carrierInfo: lazyPart(() => import('./carrier-info-dialog.tsx')),
  passwordGuide: lazyPart(() => import('./password-guide-dialog.tsx')),
  wishlistMoreInfo: lazyPart(() => import('./wishlist-info-dialog.tsx')),
  basketShippingCostProgress: lazyPart(() => import('./shipping-cost-dialog.tsx')),
  deleteAccount: lazyPart(() =>
    import('./confirm-dialogs.tsx').then((m) => ({ default: m.DeleteAccountDialog })),
  ),
  productPopup: lazyPart(() => import('./product-popup-dialog.tsx')),
  clickAndReserveFromBasket: lazyPart(() => import('./reserve-from-basket-dialog.tsx')),
  wishlistAddToCart: lazyPart(() =>
    import('./choice-dialogs.tsx').then((m) => ({ default: m.WishlistAddToCartDialog })),
  ),
  bundlePromotionAdd: lazyPart(() =>
    import('./choice-dialogs.tsx').then((m) => ({ default: m.BundlePromotionAddDialog })),
  ),
}

/** Draws the dialogs that are open, one over the other. A new page begins without any. @see spec §4 "Dialog" */
export default function DialogHost() {
  const open = useAtomValue(openDialogsAtom)
  const close = useSetAtom(closeDialogAtom)
  const closeAll = useSetAtom(closeDialogsAtom)
  const here = useLocation({ select: (location) => location.pathname })
  const before = useRef(here)

  useEffect(() => {
    if (before.current !== here) closeAll()
    before.current = here
  }, [here, closeAll])

  return open.map((entry) => (
    <Suspense key={entry.id} fallback={null}>
      {drawn(entry, () => close(entry.id))}
    </Suspense>
  ))
}

function drawn<Name extends OpenableDialog>(entry: OpenDialogOf<Name>, onClose: () => void) {
  const code: ComponentType<DialogPropsByName[Name] & StackedDialogProps> = DIALOG_CODE[entry.name]
  return element(code, { ...entry.props, returnFocusTo: entry.returnFocusTo, onClose })
}

function element<Props extends object>(Code: ComponentType<Props>, props: Props) {
  return <Code {...props} />
}
