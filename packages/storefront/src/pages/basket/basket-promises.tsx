import { useLingui } from '@lingui/react'
import { TrustRow } from '@shop/ui/trust-row/trust-row'
import Headphones from 'lucide-react/icons/headphones'
import Lock from 'lucide-react/icons/lock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { usePageHref, useShop } from '../../use-shop.ts'

/** The shop's promises about ordering, each with its page. @see product §8 "trust row" */
export function BasketPromises() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const { hotline, returns } = useShop()

  return (
    <TrustRow
      promises={[
        {
          icon: RotateCcw,
          title: i18n.t({
            id: 'promise.returns',
            message: '{days} Tage Rückgabe',
            values: { days: returns.days },
          }),
          href: pageHref('returns'),
        },
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
