import { paymentMethods } from '@shop/domain/checkout/payment-methods'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { Footer } from '@shop/ui/footer/footer'
import { useFooterColumns, useLegalLinks } from './frame-links.ts'
import { useShop, useShopPath } from './use-shop.ts'

const CARRIERS = ['DHL', 'DPD', 'Hermes']

/** The footer as this shop fills it. */
export function FrameFooter({ onCountryPick }: { onCountryPick: () => void }) {
  const shop = useShop()
  const path = useShopPath()

  return (
    <Footer
      newsletter={null}
      columns={useFooterColumns()}
      paymentMethods={paymentMethods(shop.market)}
      carriers={CARRIERS}
      legalLinks={useLegalLinks()}
      copyright={`© ${shop.legal[shop.market.country].name}`}
      countryLabel={countryLabel(shop.locale)}
      countryHref={path('/laender/')}
      onCountryPick={onCountryPick}
    />
  )
}
