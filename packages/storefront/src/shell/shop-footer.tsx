import { paymentMethods } from '@shop/domain/checkout/payment-methods'
import { parcelCarriers } from '@shop/domain/shop/carriers'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { Footer } from '@shop/ui/footer/footer'
import { useRouteContext } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { openConsentAtom } from '../features/consent/consent.atoms.ts'
import { openDialogAtom } from '../features/dialogs/dialogs.atoms.ts'
import { useFooterColumns } from './footer-columns.ts'
import { useLegalLinks } from './frame-links.ts'
import { useShop, useShopPath } from './use-shop.ts'

/** The footer with this shop's links, payment methods and carriers. */
export function ShopFooter() {
  const shop = useShop()
  const path = useShopPath()
  const openDialog = useSetAtom(openDialogAtom)
  const openConsent = useSetAtom(openConsentAtom)
  const { setup } = useRouteContext({ from: '__root__' })

  return (
    <Footer
      newsletter={null}
      columns={useFooterColumns()}
      paymentMethods={paymentMethods(shop.market)}
      carriers={parcelCarriers(shop.market).map(({ name }) => name)}
      legalLinks={useLegalLinks()}
      copyright={`© ${shop.legal[shop.market.country].name}`}
      countryLabel={countryLabel(shop.locale)}
      countryHref={path('/laender/')}
      onCountryPick={() => openDialog('countryPicker', { suggested: null })}
      onCarrierOpen={() => openDialog('carrierInfo', {})}
      onConsentOpen={setup === null ? null : openConsent}
    />
  )
}
