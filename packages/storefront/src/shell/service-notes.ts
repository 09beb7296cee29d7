import { useLingui } from '@lingui/react'
import type { ServiceNote } from '@shop/ui/header/service-bar'
import { useShopFormat } from '@shop/ui/shop-format'
import { useShop, useShopPath } from './use-shop.ts'

/** What the thin bar above the header promises. */
export function useServiceNotes(): ServiceNote[] {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { shipping, hotlines, market } = useShop()
  const path = useShopPath()
  const freeFrom = shipping[market.country].conditions.find((condition) => condition.versandkosten === 0)

  return [
    ...(freeFrom
      ? [
          {
            text: i18n.t({
              id: 'service.freeFrom',
              message: 'Versand kostenlos ab {amount}',
              values: { amount: money(freeFrom.ab_bestellwert) },
            }),
            href: path('/versand/'),
          },
        ]
      : []),
    { text: i18n.t({ id: 'service.returns', message: '30 Tage Rückgabe' }), href: path('/rueckgabe/') },
    {
      text: i18n.t({
        id: 'service.hotline',
        message: 'Beratung: {number}',
        values: { number: hotlines[market.country].number },
      }),
      href: `tel:${hotlines[market.country].number.replace(/[^+\d]/g, '')}`,
    },
  ]
}
