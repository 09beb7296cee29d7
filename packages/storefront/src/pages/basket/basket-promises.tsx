import { useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { hasPersonalisation } from '@shop/domain/personalisation/personalisation'
import { TrustRow } from '@shop/ui/trust-row/trust-row'
import Headphones from 'lucide-react/icons/headphones'
import Lock from 'lucide-react/icons/lock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { usePageHref, useShop } from '../../use-shop.ts'

type BasketPromisesProps = { items: readonly BasketItem[] }

/**
 * The shop's promises about ordering, each with its page. What is made for somebody is exempt from returns: where the basket
 * holds nothing else, none is promised.
 *
 * @see product §8 "trust row"; eu-duties C-01
 */
export function BasketPromises({ items }: BasketPromisesProps) {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const { hotline, returns } = useShop()

  const isAnyReturnable = items.some(({ customData }) => !hasPersonalisation(customData.customText))
  const returnsPromise = {
    icon: RotateCcw,
    title: i18n.t({
      id: 'promise.returns',
      message: '{days} Tage Rückgabe',
      values: { days: returns.days },
    }),
    href: pageHref('returns'),
  }

  return (
    <TrustRow
      promises={[
        ...(isAnyReturnable ? [returnsPromise] : []),
        {
          icon: Lock,
          title: i18n.t({ id: 'promise.payment', message: 'Sicher bezahlen' }),
          href: pageHref('paying'),
        },
        {
          icon: Headphones,
          title: i18n.t({
            id: 'promise.hotline',
            message: 'Beratung {number}',
            values: { number: hotline.number },
          }),
          href: pageHref('contact'),
        },
      ]}
    />
  )
}
