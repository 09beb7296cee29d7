import type { basketAnswer } from '@shop/api-client/contract/basket'
import { MAX_QUANTITY } from '@shop/api-client/contract/basket'
import type { Basket } from '@shop/domain/basket/basket'
import { isSameLine } from '@shop/domain/basket/same-line'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import type * as v from 'valibot'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import type { SessionContext } from '../on.ts'
import { assembledBasket } from './assembled-basket.ts'
import type { BasketLine } from './basket-line.ts'
import {
  basketLines,
  basketVersion,
  deleteLines,
  growVersion,
  insertLine,
  lockBasket,
  type Owner,
  stockOf,
  updateLine,
} from './basket-store.ts'
import { orderableQuantity } from './orderable-quantity.ts'

/** The most lines of one basket. */
export const MAX_LINES = 100

type BasketAnswer = v.InferOutput<typeof basketAnswer>
type Wish = Omit<BasketLine, 'key' | 'unitPrice'>

/** Whose basket a context means. */
export function ownerOf({ shop, session }: SessionContext): Owner {
  return { shopId: shop.shopId, userId: session.userId }
}

/** The basket as the shopper sees it now, read through a connection or a transaction. */
export async function shownBasket(context: SessionContext, sql: Sql): Promise<Basket> {
  const { session, shop, catalogue, now } = context
  const owner = ownerOf(context)
  const version = await basketVersion(sql, owner)
  const lines = await basketLines(sql, owner)
  const ids = lines.map(({ variantId }) => variantId)
  const stock = await stockOf(sql, ids)
  const variants = await catalogue.variants(ids, sql === context.sql ? undefined : sql)
  return assembledBasket({ shop, variants, userId: session.userId, version, lines, stock, now })
}

/**
 * Puts a wish into the basket, within one transaction that holds the basket's row. The quantity is capped
 * by stock; fewer units than asked are a success with the kind `ItemAddedWithReducedQuantity`.
 *
 * @see spec §7; product §11.9, §11.14
 */
export async function putIntoBasket(context: SessionContext, wish: Wish): Promise<BasketAnswer> {
  const { catalogue } = context
  const owner = ownerOf(context)
  return context.database.transaction(async (sql) => {
    await lockBasket(sql, owner)
    const found = await catalogue.variant(wish.variantId, sql)
    if (found === null) return refused(context, sql, 404, 'VariantNotFound')

    const lines = await basketLines(sql, owner)
    const same = lines.find((line) => isSameLine(line, wish))
    if (!same && lines.length >= MAX_LINES) return refused(context, sql, 413, 'MaximumItemCountReached')

    const stock = await stockOf(sql, [wish.variantId])
    const elsewhere = unitsOf(lines, wish.variantId) - (same?.quantity ?? 0)
    const room = orderableQuantity(found.variant, stock.get(wish.variantId) ?? 0) - elsewhere
    const asked = (same?.quantity ?? 0) + wish.quantity
    const quantity = Math.min(asked, room, MAX_QUANTITY)
    if (asked > MAX_QUANTITY && room > MAX_QUANTITY && quantity === same?.quantity)
      return refused(context, sql, 413, 'MaximumItemCountReached')
    if (quantity <= (same?.quantity ?? 0)) return refused(context, sql, 412, 'ItemUnavailable')

    const price = unitPriceAt(found.variant, quantity)
    if (same) await updateLine(sql, owner, { ...same, quantity, unitPrice: price })
    else await insertLine(sql, owner, { ...wish, key: newKey(), quantity, unitPrice: price })
    return granted(context, sql, { statusCode: 201, isReduced: quantity < asked })
  })
}

/** Sets quantity and details of a line, capped by stock as above. */
export async function changeBasketLine(
  context: SessionContext,
  itemKey: string,
  change: Partial<Wish> & { quantity: number },
): Promise<BasketAnswer> {
  const { catalogue } = context
  const owner = ownerOf(context)
  return context.database.transaction(async (sql) => {
    await lockBasket(sql, owner)
    const lines = await basketLines(sql, owner)
    const line = lines.find(({ key }) => key === itemKey)
    if (line === undefined) return refused(context, sql, 404, 'BasketItemNotFound')
    const found = await catalogue.variant(line.variantId, sql)
    if (found === null) return refused(context, sql, 412, 'ItemUnavailable')

    const stock = await stockOf(sql, [line.variantId])
    const elsewhere = unitsOf(lines, line.variantId) - line.quantity
    const room = orderableQuantity(found.variant, stock.get(line.variantId) ?? 0) - elsewhere
    const quantity = Math.min(change.quantity, room, MAX_QUANTITY)
    if (quantity < 1) return refused(context, sql, 412, 'ItemUnavailable')

    const changed = { ...line, ...change, quantity, unitPrice: unitPriceAt(found.variant, quantity) }
    const twin = lines.find((other) => other.key !== line.key && isSameLine(other, changed))
    if (twin) {
      // Personalisation was changed into that of another line: the two become one.
      await deleteLines(sql, owner, [twin.key])
      changed.quantity = Math.min(quantity + twin.quantity, MAX_QUANTITY)
      changed.unitPrice = unitPriceAt(found.variant, changed.quantity)
    }
    await updateLine(sql, owner, changed)
    return granted(context, sql, { statusCode: 200, isReduced: quantity < change.quantity })
  })
}

/** Deletes a line, with a main item the whole group. */
export async function removeFromBasket(context: SessionContext, itemKey: string): Promise<Basket> {
  const owner = ownerOf(context)
  return context.database.transaction(async (sql) => {
    await lockBasket(sql, owner)
    const lines = await basketLines(sql, owner)
    const line = lines.find(({ key }) => key === itemKey)
    if (line === undefined) return shownBasket(context, sql)

    const group = line.itemGroup?.isMainItem ? line.itemGroup.id : null
    const gone = lines.filter(
      ({ key, itemGroup }) => key === itemKey || (group !== null && itemGroup?.id === group),
    )
    await deleteLines(
      sql,
      owner,
      gone.map(({ key }) => key),
    )
    await growVersion(sql, owner)
    return shownBasket(context, sql)
  })
}

function unitsOf(lines: readonly BasketLine[], variantId: number): number {
  return lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
}

type Refusal = 'VariantNotFound' | 'BasketItemNotFound' | 'ItemUnavailable' | 'MaximumItemCountReached'

async function refused(
  context: SessionContext,
  sql: Sql,
  statusCode: number,
  kind: Refusal,
): Promise<BasketAnswer> {
  return { type: 'failure', statusCode, kind, basket: await shownBasket(context, sql) }
}

async function granted(
  context: SessionContext,
  sql: Sql,
  { statusCode, isReduced }: { statusCode: number; isReduced: boolean },
): Promise<BasketAnswer> {
  await growVersion(sql, ownerOf(context))
  const basket = await shownBasket(context, sql)
  if (isReduced) return { type: 'success', statusCode: 206, kind: 'ItemAddedWithReducedQuantity', basket }
  return { type: 'success', statusCode, kind: null, basket }
}
