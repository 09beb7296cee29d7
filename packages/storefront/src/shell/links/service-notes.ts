import { useLingui } from '@lingui/react'
import type { ServiceNote } from '@shop/ui/header/service-bar'
import { useShopFormat } from '@shop/ui/shop-format'
import { useState } from 'react'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { usePageHref, useShop } from '../../use-shop.ts'

/**
 * What the thin bar above the header promises; null where the document says it already. A browser's first number to
 * format takes it 10 ms, a slow phone 40, in the middle of the takeover.
 */
export function useServiceNotes(): ServiceNote[] | null {
  const isOfServer = useIsOfServer()
  const [isWritten] = useState(isOfServer && !import.meta.env.SSR)
  const { i18n } = useLingui()
  const { priceRange } = useShopFormat()
  const { shipping, hotline, returns } = useShop()
  const pageHref = usePageHref()
  if (isWritten) return null

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
