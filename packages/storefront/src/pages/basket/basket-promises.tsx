import { useLingui } from '@lingui/react'
import { TrustRow } from '@shop/ui/trust-row/trust-row'
import Headphones from 'lucide-react/icons/headphones'
import Lock from 'lucide-react/icons/lock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useShop, useShopPath } from '../../shell/use-shop.ts'

/** What the shop promises whoever is about to order; each can be looked up. @see product §8 "trust row" */
export function BasketPromises() {
  const { i18n } = useLingui()
  const path = useShopPath()
  const { hotlines, market } = useShop()

  return (
    <TrustRow
      promises={[
        {
          icon: RotateCcw,
          title: i18n.t({ id: 'promise.returns', message: '30 Tage Rückgabe' }),
          href: path('/rueckgabe/'),
        },
        {
          icon: Lock,
          title: i18n.t({ id: 'promise.payment', message: 'Sicher bezahlen' }),
          href: path('/zahlung/'),
        },
        {
          icon: Headphones,
          title: i18n.t({
            id: 'promise.hotline',
            message: 'Beratung {number}',
            values: { number: hotlines[market.country].number },
          }),
          href: path('/kontakt/'),
        },
      ]}
    />
  )
}
