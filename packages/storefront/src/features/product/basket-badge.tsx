import { useLingui } from '@lingui/react'
import { Badge } from '@shop/ui/badge/badge'
import { usePersonalValue } from '../../hydration/use-personal-value.ts'
import { productsInBasketAtom } from '../basket/products-in-basket.atoms.ts'

const EMPTY_BASKET: ReadonlyMap<number, number> = new Map()

/** Says on a card how many of the product the basket holds; nothing while there is none. @see spec §3 "showBasketBadge" */
export function BasketBadge({ productId }: { productId: number }) {
  const { i18n } = useLingui()
  const count = usePersonalValue(productsInBasketAtom, EMPTY_BASKET).get(productId)
  if (count === undefined) return null

  return (
    <Badge>{i18n.t({ id: 'product.inBasket', message: '{count} im Warenkorb', values: { count } })}</Badge>
  )
}
