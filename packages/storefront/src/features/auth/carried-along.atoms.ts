import { atom } from 'jotai'
import { basketAtom } from '../basket/basket.atoms.ts'
import { wishlistAtom } from '../wishlist/wishlist.atoms.ts'

/** How much of a visitor's things are now a customer's. */
export type CarriedAlong = { lines: number; wishes: number }

type Belongings = { owner: string | null; variants: readonly number[]; products: readonly number[] }

/** What is in the basket and on the wishlist at this moment, and whose it is. */
export const belongingsAtom = atom((get): Belongings => {
  const [basket, wishlist] = [get(basketAtom), get(wishlistAtom)]
  return {
    owner: basket?.key ?? null,
    variants: basket?.items.map(({ variant }) => variant.id) ?? [],
    products: wishlist?.items.map(({ product }) => product.id) ?? [],
  }
})

/** What of a visitor's things the customer has, once the customer's own are there. @see product §11.16 */
export function carriedAlong(before: Belongings, after: Belongings): CarriedAlong {
  // A new account is the visitor under another name: nothing has moved.
  if (before.owner === after.owner) return { lines: 0, wishes: 0 }
  return {
    lines: before.variants.filter((id) => after.variants.includes(id)).length,
    wishes: before.products.filter((id) => after.products.includes(id)).length,
  }
}

/** What the last sign-in has merged, once that is known; null before any. */
export const lastCarriedAlongAtom = atom<Promise<CarriedAlong> | null>(null)
