import type { AnswerOf } from '@shop/api-client/contract/define-call'
import type { addWishlistItem, Wishlist } from '@shop/api-client/contract/wishlist'
import { wishlistKey } from '@shop/domain/basket/basket-key'
import type { Owner } from '../basket/basket-store.ts'
import { ownerOf } from '../basket/basket-view.ts'
import { newKey } from '../db/new-key.ts'
import type { CallContext, SessionContext } from '../on.ts'
import { shareTokenOf } from './wishlist-share-store.ts'
import { insertItem, wishlistRows } from './wishlist-store.ts'

/** The most items of one wishlist. */
const MAX_ITEMS = 500

type Wish = { productId: number } | { variantId: number }
type WishlistAnswer = AnswerOf<typeof addWishlistItem>

/** The wishlist as the shopper sees it. */
export async function shownWishlist(context: SessionContext): Promise<Wishlist> {
  const owner = ownerOf(context)
  const items = await shownItems(context, owner)
  const shareToken = await shareTokenOf(context.sql, owner)
  return { key: wishlistKey(owner.shopId, owner.userId), items, shareToken }
}

/** What is on a list, newest first; products that are gone are left out. */
export async function shownItems(
  { sql, catalogue }: Pick<CallContext, 'sql' | 'catalogue'>,
  owner: Owner,
): Promise<Wishlist['items']> {
  const kept = await wishlistRows(sql, owner)
  const cards = new Map(
    (await catalogue.cards(kept.map(({ productId }) => productId))).map((card) => [card.id, card]),
  )
  const variants = await catalogue.variants(kept.flatMap(({ variantId }) => variantId ?? []))
  return kept.flatMap(({ key, productId, variantId, priceBefore }) => {
    const product = cards.get(productId)
    if (product === undefined) return []
    const found = variantId === null ? undefined : variants.get(variantId)
    const variant = found ? { id: found.variant.id, referenceKey: found.variant.referenceKey } : null
    const price = found ? found.variant.price.withTax : (product.price?.price ?? null)
    return [{ key, product, variant, priceBefore: priceBefore === price ? null : priceBefore }]
  })
}

/** Remembers a product once: the same one again is refused with 409 `ItemAlreadyPresent`. */
export async function rememberItem(context: SessionContext, wish: Wish): Promise<WishlistAnswer> {
  const { sql, catalogue } = context
  const owner = ownerOf(context)
  const variant = 'variantId' in wish ? await catalogue.variant(wish.variantId) : null
  const [card] = 'productId' in wish ? await catalogue.cards([wish.productId]) : []
  const productId = variant?.product.id ?? card?.id
  if (productId === undefined) return refused(context, 412, 'ItemUnavailable')

  const variantId = 'variantId' in wish ? wish.variantId : null
  const priceBefore = variant?.variant.price.withTax ?? card?.price?.price ?? null
  const kept = await wishlistRows(sql, owner)
  if (kept.length >= MAX_ITEMS) return refused(context, 413, 'MaximumItemCountReached')

  const isNew = await insertItem(sql, owner, { key: newKey(), productId, variantId, priceBefore })
  if (!isNew) return refused(context, 409, 'ItemAlreadyPresent')
  return { type: 'success', statusCode: 201, kind: null, wishlist: await shownWishlist(context) }
}

async function refused(
  context: SessionContext,
  statusCode: number,
  kind: NonNullable<WishlistAnswer['kind']>,
): Promise<WishlistAnswer> {
  return { type: 'failure', statusCode, kind, wishlist: await shownWishlist(context) }
}
