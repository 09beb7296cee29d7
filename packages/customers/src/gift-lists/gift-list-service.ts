import type { GiftList, GiftLists, SharedGiftList } from '@shop/api-client/contract/gift-lists'
import { problem } from '@shop/api-client/contract/problem'
import type { Address } from '@shop/domain/address/address'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { basketKey } from '@shop/domain/basket/basket-key'
import { giftState, giftsGiven, giftsLeft } from '@shop/domain/gift-list/gift-units'
import { hidesGiven } from '@shop/domain/gift-list/hides-given'
import type { Sql } from '@shop/engine/db/database'
import { unknownKey } from '@shop/engine/http/input-problem'
import { ownId } from '../account/own-customer.ts'
import type { CallContext, SessionContext } from '../on.ts'
import { type GiftListItemRow, giftListItemsOf } from './gift-list-item-store.ts'
import { type GiftListOwner, type GiftListRow, giftListOfToken, giftListsOf } from './gift-list-store.ts'
import { giftUnits } from './gift-units-store.ts'
import { givenGifts } from './given-gifts.ts'

const NONE = { wanted: 0, elsewhere: 0, ordered: 0, held: 0 }

/** Whose lists a call is about. @throws 404 where the shop has no gift lists */
export function giftListOwner({ shop, session }: SessionContext): GiftListOwner {
  requireGiftLists(shop)
  return { customerId: ownId(session), shopId: shop.shopId }
}

function requireGiftLists({ features, giftOccasions }: CallContext['shop']): void {
  if (!features.wishlist || giftOccasions.length === 0) throw unknownKey()
}

/** 404 for lists and lines of others and for none at all. */
export function noSuchGiftList() {
  return problem(404, 'not_found', 'There is no such list of this customer, or not this line on it.')
}

/** Every list of the customer, and what lists may be for here. */
export async function shownGiftLists(context: SessionContext, sql: Sql = context.sql): Promise<GiftLists> {
  const lists = await giftListsOf(sql, giftListOwner(context))
  return {
    occasions: [...context.shop.giftOccasions],
    lists: lists.map(({ id, name, occasion, dueOn, isSurprise, token, items }) => ({
      id,
      name,
      occasion,
      dueOn,
      isSurprise,
      isShared: token !== null,
      items,
    })),
  }
}

/** A list as its owner sees it: what was given, unless it is a surprise. */
export async function shownGiftList(context: SessionContext, sql: Sql, list: GiftListRow): Promise<GiftList> {
  const { id, name, occasion, dueOn, isSurprise, token, deliveryAddress } = list
  const isHidden = hidesGiven(list, context.now, context.shop.market.timezone)
  const { rows, cards } = await contents(context, sql, list)
  const units = await giftUnits(sql, isHidden ? [] : rows.map(({ key }) => key), { exceptBasket: null })
  const gifts = await givenGifts(sql, isHidden ? [] : rows)
  return {
    id,
    name,
    occasion,
    dueOn,
    isSurprise,
    isHidden,
    token,
    deliveryAddress,
    items: rows.flatMap((row) => {
      const card = cards(row)
      const given = isHidden ? null : giftsGiven(units.get(row.key) ?? NONE)
      const hideable = isHidden
        ? { given, elsewhere: null, gifts: null }
        : { given, elsewhere: row.elsewhere, gifts: gifts.get(row.key) ?? [] }
      return card === null ? [] : [{ ...card, ...hideable }]
    }),
  }
}

/** A list as givers see it, and nothing of its owner or other givers. */
export async function sharedGiftList(
  context: CallContext,
  sql: Sql,
  list: GiftListRow,
): Promise<SharedGiftList> {
  const { name, occasion, dueOn, deliveryAddress } = list
  const { rows, cards } = await contents(context, sql, list)
  const units = await giftUnits(
    sql,
    rows.map(({ key }) => key),
    { exceptBasket: ownBasket(context) },
  )
  return {
    name,
    occasion,
    dueOn,
    isDelivered: deliveryAddress !== null && isReachable(deliveryAddress, context.shop),
    items: rows.flatMap((row) => {
      const card = cards(row)
      const counted = units.get(row.key) ?? NONE
      return card === null ? [] : [{ ...card, left: giftsLeft(counted), state: giftState(counted) }]
    }),
  }
}

function isReachable({ country }: Address, { market }: CallContext['shop']): boolean {
  return deliveryCountries(market).includes(country)
}

/** The giver's own basket: what waits there is not reserved for somebody else. */
export function ownBasket({ shop, session }: CallContext): string | null {
  return session === null ? null : basketKey(shop.shopId, session.userId)
}

/** The list behind a link of this shop. @throws 404 for a link that was revoked or never existed */
export async function requireShared({ sql, shop }: CallContext, token: string): Promise<GiftListRow> {
  requireGiftLists(shop)
  const list = await giftListOfToken(sql, token, shop.shopId)
  if (list === null) throw unknownKey()
  return list
}

/** The lines of a list, and what each of them shows; nothing of products that are gone. */
async function contents({ catalogue, sql: outside }: CallContext, sql: Sql, list: GiftListRow) {
  const transaction = sql === outside ? undefined : sql
  const rows = await giftListItemsOf(sql, list.id)
  const found = await catalogue.cards(
    rows.map(({ productId }) => productId),
    transaction,
  )
  const variants = await catalogue.variants(
    rows.flatMap(({ variantId }) => variantId ?? []),
    transaction,
  )
  const byId = new Map(found.map((card) => [card.id, card]))
  const cards = ({ key, productId, variantId, wanted, note, isUrgent }: GiftListItemRow) => {
    const product = byId.get(productId)
    if (product === undefined) return null
    const chosen = variantId === null ? undefined : variants.get(variantId)?.variant
    const variant = chosen ? { id: chosen.id, referenceKey: chosen.referenceKey } : null
    return { key, product, variant, wanted, note, isUrgent }
  }
  return { rows, cards }
}
