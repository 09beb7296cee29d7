import { basketItemHref } from '@shop/domain/product/basket-item-href'
import { MiniBasket } from '@shop/ui/basket/mini-basket'
import { useAtomValue } from 'jotai'
import { useShopPath } from '../../shell/use-shop.ts'
import { basketAtom } from './basket.atoms.ts'

/** The basket below its icon in the header. Asks for nothing: every page knows the basket already. */
export default function BasketPanel({ onClose }: { onClose: () => void }) {
  const path = useShopPath()
  const basket = useAtomValue(basketAtom)

  return (
    <MiniBasket
      basket={basket}
      hrefOf={(item) => path(basketItemHref(item))}
      basketHref={path('/warenkorb/')}
      checkoutHref={path('/kasse/')}
      onFollow={onClose}
    />
  )
}
