import type { GiftList, GiftLists, SharedGiftList } from '@shop/api-client/contract/gift-lists'
import { problem } from '@shop/api-client/contract/problem'
import type { Address } from '@shop/domain/address/address'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { basketKey } from '@shop/domain/basket/basket-key'
import { giftState, giftsGiven, giftsLeft } from '@shop/domain/gift-list/gift-units'
import { hidesGiven } from '@shop/domain/gift-list/hides-given'
import { countryShopIds, localeOfShop } from '@shop/domain/market/country-shops'
import type { Locale } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { unknownKey } from '@shop/engine/http/input-problem'
import { ownId } from '../account/own-customer.ts'
import type { CallContext, SessionContext } from '../on.ts'
import { wishedVariant } from '../wishlist/wished-variant.ts'
import { type GiftListItemRow, giftListItemsOf } from './gift-list-item-store.ts'
import { type GiftListOwner, type GiftListRow, giftListOfToken, giftListsOf } from './gift-list-store.ts'
import { giftUnits } from './gift-units-store.ts'
import { givenGifts } from './given-gifts.ts'
import { productNames } from './product-name-store.ts'

const NONE = { wanted: 0, elsewhere: 0, ordered: 0, held: 0 }
/** The most lines of one list. */
const MAX_ITEMS = 200

/** Whose lists a call is about. @throws 404 where the shop has no gift lists */
export function giftListOwner({ shop, session }: SessionContext): GiftListOwner {
  requireGiftLists(shop)
  return { customerId: ownId(session), shopIds: countryShopIds(shop) }
}

function requireGiftLists({ features, giftOccasions }: CallContext['shop']): void {
  if (!features.wishlist || giftOccasions.length === 0) throw unknownKey()
}

/** 404 for lists and lines of others and for none at all. */
export function noSuchGiftList() {
  return problem(404, 'not_found', 'There is no such list of this customer, or not this line on it.')
}

/** The lines of a list that takes one more. @throws 409 `gift_list_full` */
export async function linesWithRoom(sql: Sql, listId: string): Promise<GiftListItemRow[]> {
  const lines = await giftListItemsOf(sql, listId)
  if (lines.length >= MAX_ITEMS)
    throw problem(409, 'gift_list_full', `A list has ${MAX_ITEMS} lines at most. Delete one first.`)
  return lines
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
  const goneIds = rows.flatMap((row) => (cards(row) === null ? row.productId : []))
  const names = await productNames(sql, goneIds, context.shop.market)
  const units = await giftUnits(sql, isHidden ? [] : rows.map(({ key }) => key), { exceptBasket: null })
  const gifts = await givenGifts(sql, isHidden ? [] : rows)
  const given = ({ key, elsewhere }: GiftListItemRow) =>
    isHidden
      ? { given: null, elsewhere: null, gifts: null }
      : { given: giftsGiven(units.get(key) ?? NONE), elsewhere, gifts: gifts.get(key) ?? [] }
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
      return card === null ? [] : [{ ...card, ...given(row) }]
    }),
    gone: rows.flatMap((row) => {
      const { key, productId, wanted } = row
      return cards(row) === null ? [{ key, name: names.get(productId) ?? null, wanted, ...given(row) }] : []
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

/**
 * The list behind a link of a shop of this country.
 *
 * @throws 404 for a link that was revoked or never existed, and for one of another country, with where that is
 */
export async function requireShared({ sql, shop }: CallContext, token: string): Promise<GiftListRow> {
  requireGiftLists(shop)
  const list = await giftListOfToken(sql, token)
  if (list === null) throw unknownKey()
  if (countryShopIds(shop).includes(list.shopId)) return list
  const locale = localeOfShop(shop, list.shopId)
  throw locale === null ? unknownKey() : listElsewhere(locale)
}

function listElsewhere(locale: Locale) {
  return problem(
    404,
    'list_elsewhere',
    `This list belongs to the shop ${locale}, whose goods and prices are others. Open its link there.`,
    [{ path: 'token', key: 'giftList.errors.elsewhere', params: { locale } }],
  )
}

/** The lines of a list, and what each of them shows; null for products that are no longer sold here. */
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
    const variant = chosen ? wishedVariant(chosen) : null
    return { key, product, variant, wanted, note, isUrgent }
  }
  return { rows, cards }
}
