import { useLingui } from '@lingui/react'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import type { ServiceNote } from '@shop/ui/header/service-bar'
import { useShopFormat } from '@shop/ui/shop-format'
import { usePageHref, useShop } from '../../use-shop.ts'

/** What the thin bar above the header promises where editors have said nothing else. */
export function useOwnServiceNotes(): ServiceNote[] {
  const { i18n } = useLingui()
  const { priceRange } = useShopFormat()
  const shop = useShop()
  const { hotline, returns } = shop
  const pageHref = usePageHref()
  const freeFrom = freeShippingFrom(shop)

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

/** Minor units from which parcels cost nothing; null where they always cost something. */
export function freeShippingFrom({ shipping }: Pick<BrowserShop, 'shipping'>): number | null {
  return shipping.conditions.find(({ versandkosten }) => versandkosten === 0)?.ab_bestellwert ?? null
}

export function phoneHref(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}
