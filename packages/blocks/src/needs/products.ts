import type { ProductCard } from '@shop/domain/product/product-card'
import { entryOf, type LoadedNeeds, type Need } from './need.ts'

export type ProductsNeed = Need<'products', readonly string[], ProductCard[]>

/** Products by their numbers, in that order; those that are gone leave no hole. */
export function products(numbers: readonly string[]): ProductsNeed {
  return { kind: 'products', question: numbers, given: (loaded) => cardsOf(loaded, numbers) }
}

/** Cards by their numbers, in that order, as far as the page has them. */
export function cardsOf({ cards }: Pick<LoadedNeeds, 'cards'>, numbers: readonly string[]): ProductCard[] {
  return numbers.flatMap((number): ProductCard[] => {
    const card = entryOf(cards, number)
    return card ? [card] : []
  })
}
