import type { AnswerOf } from '@shop/api-client/contract/define-call'
import type { addWishlistItem, Wishlist } from '@shop/api-client/contract/wishlist'
import { wishlistKey } from '@shop/domain/basket/basket-key'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { type Owner, ownerOf } from '@shop/engine/session/owner'
import type { CallContext, SessionContext } from '../on.ts'
import { shareTokenOf } from './wishlist-share-store.ts'
import { giftListNames, insertItem, wishlistRows } from './wishlist-store.ts'

/** The most items of one wishlist. */
const MAX_ITEMS = 500

type ItemInput = { productId: number } | { variantId: number }
type WishlistAnswer = AnswerOf<typeof addWishlistItem>

/** The wishlist as the shopper sees it, read through a connection or a transaction. */
export async function shownWishlist(context: SessionContext, sql = context.sql): Promise<Wishlist> {
  const owner = ownerOf(context)
  const { catalogue } = context
  const items = await shownItems({ sql, catalogue }, owner, sql === context.sql ? undefined : sql)
  const shareToken = await shareTokenOf(sql, owner)
  const giftLists = await ownGiftLists(context, sql)
  return { key: wishlistKey(owner.shopId, owner.userId), items, shareToken, giftLists }
}

async function ownGiftLists({ session, shop }: SessionContext, sql: Sql): Promise<Wishlist['giftLists']> {
  const { loggedIn, customerId } = session
  return loggedIn && customerId !== null ? giftListNames(sql, { customerId, shopId: shop.shopId }) : []
}

/** What is on a list, newest first; products that are gone are left out. */
export async function shownItems(
  { sql, catalogue }: Pick<CallContext, 'sql' | 'catalogue'>,
  owner: Owner,
  transaction?: Sql,
): Promise<Wishlist['items']> {
  const kept = await wishlistRows(sql, owner)
  const cards = new Map(
    (
      await catalogue.cards(
        kept.map(({ productId }) => productId),
        transaction,
      )
    ).map((card) => [card.id, card]),
  )
  const variants = await catalogue.variants(
    kept.flatMap(({ variantId }) => variantId ?? []),
    transaction,
  )
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
export async function rememberItem(context: SessionContext, input: ItemInput): Promise<WishlistAnswer> {
  const { sql, catalogue } = context
  const owner = ownerOf(context)
  const variant = 'variantId' in input ? await catalogue.variant(input.variantId) : null
  const [card] = 'productId' in input ? await catalogue.cards([input.productId]) : []
  const productId = variant?.product.id ?? card?.id
  if (productId === undefined) return refused(context, 412, 'ItemUnavailable')

  const variantId = 'variantId' in input ? input.variantId : null
  const priceBefore = variant?.variant.price.withTax ?? card?.price?.price ?? null
  const kept = await wishlistRows(sql, owner)
  if (kept.length >= MAX_ITEMS) return refused(context, 413, 'MaximumItemCountReached')

  const row = { key: newKey(), productId, variantId, priceBefore }
  return context.inOneCommit(async (transaction): Promise<WishlistAnswer> => {
    const isNew = await insertItem(transaction, owner, row)
    const wishlist = await shownWishlist(context, transaction)
    if (!isNew) return { type: 'failure', statusCode: 409, kind: 'ItemAlreadyPresent', wishlist }
    return { type: 'success', statusCode: 201, kind: null, wishlist }
  })
}

async function refused(
  context: SessionContext,
  statusCode: number,
  kind: NonNullable<WishlistAnswer['kind']>,
): Promise<WishlistAnswer> {
  return { type: 'failure', statusCode, kind, wishlist: await shownWishlist(context) }
}
