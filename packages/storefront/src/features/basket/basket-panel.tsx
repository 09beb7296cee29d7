import { basketItemHref } from '@shop/domain/basket/basket-item-href'
import { MiniBasket } from '@shop/ui/basket/mini-basket/mini-basket'
import { useAtomValue } from 'jotai'
import { usePageHref, useShopPath } from '../../use-shop.ts'
import { basketAtom } from './basket.atoms.ts'

/** The basket below its icon in the header. Asks for nothing: every page knows the basket already. */
export default function BasketPanel({ onClose }: { onClose: () => void }) {
  const path = useShopPath()
  const pageHref = usePageHref()
  const basket = useAtomValue(basketAtom)

  return (
    <MiniBasket
      basket={basket}
      hrefOf={(item) => path(basketItemHref(item))}
      basketHref={pageHref('basket')}
      checkoutHref={pageHref('checkout')}
      onFollow={onClose}
    />
  )
}
