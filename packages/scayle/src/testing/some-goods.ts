import {
  type Listing,
  loadListing,
  loadNavigation,
  type NavigationNode,
} from '@shop/api-client/contract/catalogue'
import type { InputOf } from '@shop/api-client/contract/define-call'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { Contracted } from './contracted.ts'

/** The fewest products of a list that the suites can say something about. */
const ENOUGH = 5

export type ListingInput = Omit<InputOf<typeof loadListing>, 'path'>

/** A category with some products, whatever the shop sells. */
export async function aCategory(shop: Contracted): Promise<{ path: string; first: Listing }> {
  const { roots } = await shop.engine.api(shop.locale)(loadNavigation, {})
  for (const { path } of flat(roots)) {
    const first = await listing(shop, path)
    if (first.total >= ENOUGH) return { path, first }
  }
  throw new Error(`No category of this shop has ${ENOUGH} products: the suites need one.`)
}

export function listing({ engine, locale }: Contracted, path: string, input: ListingInput = {}) {
  return engine.api(locale)(loadListing, { path, ...input })
}

/** Cards that can be put into a basket as they are, as many as asked for. */
export async function orderableCards(
  shop: Contracted,
  count: number,
): Promise<(ProductCard & { variantId: number })[]> {
  const { path } = await aCategory(shop)
  const { products } = await listing(shop, path, { perPage: 96 })
  const found = products.flatMap((card) =>
    card.isSoldOut || card.needsChoice || card.variantId === null
      ? []
      : [{ ...card, variantId: card.variantId }],
  )
  if (found.length < count)
    throw new Error(`Only ${found.length} products of ${path} can be bought as they are.`)
  return found.slice(0, count)
}

function flat(nodes: readonly NavigationNode[]): NavigationNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)])
}
