import { Trans } from '@lingui/react'
import { useShippingPage } from './shipping-page.tsx'
import { shippingLink } from './tax-note.tsx'

/**
 * Beside the price of a gift card that buys anything: tax is due when it is used, so none is inside.
 *
 * @see eu-duties C-12
 */
export function ShippingNote({ isFree }: { isFree: boolean }) {
  const href = useShippingPage()
  if (isFree) return <Trans id="price.freeShipping" message="versandkostenfrei" />
  return (
    <Trans id="price.shippingLink" message="zzgl. <0>Versandkosten</0>" components={[shippingLink(href)]} />
  )
}
