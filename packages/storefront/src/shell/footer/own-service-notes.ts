import type { I18n } from '@lingui/core'
import { phoneHref } from '@shop/domain/contact/phone-href'
import { pagePath } from '@shop/domain/link/page-link'
import { formatPriceRange } from '@shop/domain/money/format-money'
import { shopPath } from '@shop/domain/origin/shop-address'
import { freeShippingFrom } from '@shop/domain/shipping/shipping-cost'
import type { ServiceNote } from '@shop/ui/header/service-bar'
import type { FrameFacts } from './frame-story.ts'

/** What the thin bar above the header promises where editors have said nothing else. */
export function ownServiceNotes({ shop, origins }: FrameFacts, i18n: I18n): ServiceNote[] {
  const { hotline, returns, shipping, market, locale } = shop
  const freeFrom = freeShippingFrom(shipping)
  const hrefOf = (page: 'shipping' | 'returns') => shopPath(locale, pagePath(page), origins)

  return [
    ...(freeFrom === null
      ? []
      : [
          {
            text: i18n.t({
              id: 'service.freeFrom',
              message: 'Pakete versandkostenfrei ab {amount}',
              values: { amount: formatPriceRange(freeFrom, freeFrom, market) },
            }),
            href: hrefOf('shipping'),
          },
        ]),
    {
      text: i18n.t({
        id: 'service.returns',
        message: '{days} Tage Rückgabe',
        values: { days: returns.days },
      }),
      href: hrefOf('returns'),
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
