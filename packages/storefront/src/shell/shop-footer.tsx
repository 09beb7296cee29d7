import { parcelCarriers } from '@shop/domain/carrier/carriers'
import { isLent } from '@shop/domain/payment/credit-notice'
import { paymentMethods } from '@shop/domain/payment/payment-methods'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { Footer, type FooterColumn } from '@shop/ui/footer/footer'
import { useRouteContext } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { openConsentAtom } from '../features/consent/consent.atoms.ts'
import { openDialogAtom } from '../features/dialogs/dialogs.atoms.ts'
import { keptPart } from '../hydration/kept-part.tsx'
import { usePageHref, useShop } from '../use-shop.ts'
import { footerColumnsAtom } from './footer-columns.atoms.ts'
import { useFooterColumns } from './links/footer-columns.ts'
import { useLegalLinks } from './links/frame-links.ts'

/** The footer with this shop's links, payment methods and carriers. */
export function ShopFooter() {
  return <KeptFooter ofEditors={useAtomValue(footerColumnsAtom)} />
}

type ColumnsProps = { ofEditors: FooterColumn[] | null }

const KeptFooter = keptPart('footer', DrawnFooter)

function DrawnFooter({ ofEditors }: ColumnsProps) {
  const shop = useShop()
  const pageHref = usePageHref()
  const openDialog = useSetAtom(openDialogAtom)
  const openConsent = useSetAtom(openConsentAtom)
  const { setup } = useRouteContext({ from: '__root__' })

  return (
    <Footer
      newsletter={null}
      brandName={shop.name}
      columns={useFooterColumns(ofEditors)}
      // A credit is named where its warning and terms stand. eu-duties C-04
      paymentMethods={paymentMethods(shop.market).filter((code) => !isLent(code))}
      carriers={parcelCarriers(shop.market).map(({ name }) => name)}
      legalLinks={useLegalLinks()}
      copyright={`© ${shop.legal.name}`}
      countryLabel={countryLabel(shop.locale)}
      countryHref={pageHref('countries')}
      onCountryPick={() => openDialog('countryPicker', { suggested: null })}
      onCarrierOpen={() => openDialog('carrierInfo', {})}
      onConsentOpen={setup === null ? null : openConsent}
    />
  )
}
