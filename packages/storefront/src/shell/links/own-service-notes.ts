import { useLingui } from '@lingui/react'
import { phoneHref } from '@shop/domain/contact/phone-href'
import { freeShippingFrom } from '@shop/domain/shipping/shipping-cost'
import type { ServiceNote } from '@shop/ui/header/service-bar'
import { useShopFormat } from '@shop/ui/shop-format'
import { usePageHref, useShop } from '../../use-shop.ts'

/** What the thin bar above the header promises where editors have said nothing else. */
export function useOwnServiceNotes(): ServiceNote[] {
  const { i18n } = useLingui()
  const { priceRange } = useShopFormat()
  const { hotline, returns, shipping } = useShop()
  const pageHref = usePageHref()
  const freeFrom = freeShippingFrom(shipping)

  return [
    ...(freeFrom === null
      ? []
      : [
          {
            text: i18n.t({
              id: 'service.freeFrom',
              message: 'Pakete versandkostenfrei ab {amount}',
              values: { amount: priceRange(freeFrom, freeFrom) },
            }),
            href: pageHref('shipping'),
          },
        ]),
    {
      text: i18n.t({
        id: 'service.returns',
        message: '{days} Tage Rückgabe',
        values: { days: returns.days },
      }),
      href: pageHref('returns'),
    },
    {
      text: i18n.t({
        id: 'service.hotline',
        message: 'Beratung: {number}',
        values: { number: hotline.number },
      }),
      href: phoneHref(hotline.number),
    },
  ]
}
