import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { isProblem } from '@shop/api-client/contract/problem'
import {
  addWishlistItem,
  deleteWishlistItem,
  loadWishlist,
  type Wishlist,
} from '@shop/api-client/contract/wishlist'
import { wishlistKey } from '@shop/domain/basket/basket-key'
import type { Shop } from '@shop/domain/shop/shop'
import type { CallContext, Handler } from '@shop/engine/on'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import * as v from 'valibot'
import { safePart } from '../connection/safe-part.ts'
import { orUnavailable, type Tenant } from '../connection/tenant.ts'
import { Unanswered } from '../connection/unanswered.ts'
import { cardOf } from '../goods/product-of.ts'
import { LINES_WITH } from '../goods/product-with.ts'
import { variantLabel } from '../goods/variant-of.ts'
import { onSession } from '../on.ts'
import type { WireVariant } from '../wire/wire-product.ts'
import { WireWishlist, WireWishlistChange } from '../wire/wire-wishlist.ts'

type Owner = { shop: Shop; userId: string }
type Kind = NonNullable<AnswerOf<typeof addWishlistItem>['kind']>

/** How SCAYLE refuses an item. */
const REFUSALS: Record<number, Kind> = {
  409: 'ItemAlreadyPresent',
  412: 'ItemUnavailable',
  413: 'MaximumItemCountReached',
}

const WITH = { items: { product: LINES_WITH.items?.product ?? {}, variant: LINES_WITH.items?.variant ?? {} } }

/** The calls of the wish list. Sharing it is not among them: SCAYLE has no link to a list. */
export function wishlistHandlers(tenant: Tenant): Handler<CallContext>[] {
  return [
    onSession(loadWishlist).answer((input, { shop, session }) => {
      requireOwnKey('wishlist', input.wishlistKey, shop, session)
      return orUnavailable(() => shownWishlist(tenant, { shop, userId: session.userId }))
    }),
    onSession(addWishlistItem).answer((input, { shop, session }) => {
      requireOwnKey('wishlist', input.wishlistKey, shop, session)
      const owner = { shop, userId: session.userId }
      return orUnavailable(async () => {
        const { statusCode } = await added(tenant, owner, input.itemCreationId)
        const wishlist = await shownWishlist(tenant, owner)
        if (statusCode === 201) return { type: 'success', statusCode, kind: null, wishlist }
        return { type: 'failure', statusCode, kind: REFUSALS[statusCode] ?? 'ItemUnavailable', wishlist }
      })
    }),
    onSession(deleteWishlistItem).answer((input, { shop, session }) => {
      requireOwnKey('wishlist', input.wishlistKey, shop, session)
      const owner = { shop, userId: session.userId }
      return orUnavailable(async () => {
        await removed(tenant, owner, input.itemKey)
        return shownWishlist(tenant, owner)
      })
    }),
  ]
}

/** Brings the items of one wish list to another. They leave the first only when the second has them. */
export async function mergeWishlists(tenant: Tenant, from: Owner, to: Owner): Promise<void> {
  const { items } = await wireWishlist(tenant, from)
  const come: string[] = []
  for (const { key, productId, variantId } of items.toReversed()) {
    const item = variantId !== null ? { variantId } : productId !== null ? { productId } : null
    if (item === null) continue
    const { type, statusCode } = await added(tenant, to, item)
    if (type === 'success' || REFUSALS[statusCode] === 'ItemAlreadyPresent') come.push(key)
  }
  for (const key of come) await removed(tenant, from, key)
}

function keyOf({ shop, userId }: Owner): string {
  return safePart(wishlistKey(shop.shopId, userId))
}

async function wireWishlist(tenant: Tenant, owner: Owner): Promise<v.InferOutput<typeof WireWishlist>> {
  const key = keyOf(owner)
  const wishlist = await tenant.ask(
    'a wish list',
    () => tenant.clientOf(owner.shop).wishlist.get(key, { with: WITH }),
    WireWishlist,
  )
  if (wishlist.key !== key) throw new Unanswered('lying', 'A wish list is somebody else’s.')
  return wishlist
}

function wishedVariant(variant: WireVariant, setup: Tenant['setup']) {
  const { id, referenceKey } = variant
  return { id, referenceKey, label: variantLabel(variant, setup) }
}

/** A wish list as the shop shows it; products that are gone are left out. */
async function shownWishlist(tenant: Tenant, owner: Owner): Promise<Wishlist> {
  const { key, items } = await wireWishlist(tenant, owner)
  const context = { setup: tenant.setup, shop: owner.shop }
  return {
    key,
    items: items.flatMap((item) =>
      item.product
        ? [
            {
              key: item.key,
              product: cardOf(item.product, context),
              variant: item.variant ? wishedVariant(item.variant, tenant.setup) : null,
              // SCAYLE does not keep what something cost when it was remembered.
              priceBefore: null,
            },
          ]
        : [],
    ),
    shareToken: null,
    giftLists: [],
  }
}

function added(tenant: Tenant, owner: Owner, item: { productId: number } | { variantId: number }) {
  return tenant.ask(
    'a new wish',
    () => tenant.clientOf(owner.shop).wishlist.addItem(keyOf(owner), item, { with: WITH }),
    WireWishlistChange,
  )
}

/** Takes an item out; one that is not there stays away. */
async function removed(tenant: Tenant, owner: Owner, itemKey: string): Promise<void> {
  await tenant
    .ask(
      'a wish that goes',
      () => tenant.clientOf(owner.shop).wishlist.deleteItem(keyOf(owner), safePart(itemKey)),
      v.unknown(),
    )
    .catch((failure: unknown) => {
      if (!isProblem(failure) || failure.status !== 404) throw failure
    })
}
