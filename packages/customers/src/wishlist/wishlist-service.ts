import type { AnswerOf, InputOf } from '@shop/api-client/contract/define-call'
import type { addWishlistItem, Wishlist } from '@shop/api-client/contract/wishlist'
import { wishlistKey } from '@shop/domain/basket/basket-key'
import { countryShopIds } from '@shop/domain/market/country-shops'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { type Owner, ownerOf } from '@shop/engine/session/owner'
import type { CallContext, SessionContext } from '../on.ts'
import { wishedVariant } from './wished-variant.ts'
import { shareTokenOf } from './wishlist-share-store.ts'
import { giftListNames, insertItem, wishlistRows } from './wishlist-store.ts'

/** The most items of one wishlist. */
const MAX_ITEMS = 500

type ItemInput = { productId: number } | { variantId: number }
type Restored = NonNullable<InputOf<typeof addWishlistItem>['restored']>
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
  return loggedIn && customerId !== null
    ? giftListNames(sql, { customerId, shopIds: countryShopIds(shop) })
    : []
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
    const variant = found ? wishedVariant(found.variant) : null
    const price = found ? found.variant.price.withTax : (product.price?.price ?? null)
    return [{ key, product, variant, priceBefore: priceBefore === price ? null : priceBefore }]
  })
}

/**
 * Remembers a product once: the same one again is refused with 409 `ItemAlreadyPresent`. What is put back stands where it
 * stood, at the price of then.
 */
export async function rememberItem(
  context: SessionContext,
  input: ItemInput,
  restored: Restored | null,
): Promise<WishlistAnswer> {
  const { sql, catalogue } = context
  const owner = ownerOf(context)
  const variant = 'variantId' in input ? await catalogue.variant(input.variantId) : null
  const [card] = 'productId' in input ? await catalogue.cards([input.productId]) : []
  const productId = variant?.product.id ?? card?.id
  if (productId === undefined) return refused(context, 412, 'ItemUnavailable')

  const variantId = 'variantId' in input ? input.variantId : null
  const price = variant?.variant.price.withTax ?? card?.price?.price ?? null
  const kept = await wishlistRows(sql, owner)
  if (kept.length >= MAX_ITEMS) return refused(context, 413, 'MaximumItemCountReached')

  const priceBefore = restored?.priceBefore ?? price
  const row = { key: newKey(), productId, variantId, priceBefore, below: restored?.below ?? null }
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
