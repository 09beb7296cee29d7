import { unitsByProduct } from '@shop/domain/basket/units-by-product'
import { atom } from 'jotai'
import { basketAtom } from './basket.atoms.ts'

/** How many of each product the basket holds; empty before it is loaded. */
export const productsInBasketAtom = atom(
  (get): ReadonlyMap<number, number> => unitsByProduct(get(basketAtom)?.items ?? []),
)
