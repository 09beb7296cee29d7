import { useLingui } from '@lingui/react'
import type { ServiceNote } from '@shop/ui/header/service-bar'
import { useShopFormat } from '@shop/ui/shop-format'
import { usePageHref, useShop } from '../../use-shop.ts'

/** What the thin bar above the header promises. */
export function useServiceNotes(): ServiceNote[] {
  const { i18n } = useLingui()
  const { priceRange } = useShopFormat()
  const { shipping, hotline, returns } = useShop()
  const pageHref = usePageHref()
  const freeFrom = shipping.conditions.find((condition) => condition.versandkosten === 0)

  return [
    ...(freeFrom
      ? [
          {
            text: i18n.t({
              id: 'service.freeFrom',
              message: 'Pakete versandkostenfrei ab {amount}',
              values: { amount: priceRange(freeFrom.ab_bestellwert, freeFrom.ab_bestellwert) },
            }),
            href: pageHref('shipping'),
          },
        ]
      : []),
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
      href: `tel:${hotline.number.replace(/[^+\d]/g, '')}`,
    },
  ]
}
