import type { basketAnswer } from '@shop/api-client/contract/basket'
import { MAX_QUANTITY } from '@shop/api-client/contract/basket'
import type { Basket } from '@shop/domain/basket/basket'
import { isSameLine } from '@shop/domain/basket/same-line'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import type * as v from 'valibot'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import type { SessionContext } from '../on.ts'
import type { BasketLine } from './basket-line.ts'
import {
  allLines,
  basketHead,
  basketLines,
  changeHead,
  deleteLines,
  growVersion,
  insertLine,
  lockBasket,
  type Owner,
  stockFor,
  updateLine,
} from './basket-store.ts'
import { basketView, ownerOf, shownBasket } from './basket-view.ts'
import { groupOf, scaledGroup } from './item-groups.ts'
import { orderableQuantity } from './orderable-quantity.ts'
import { unitsOf } from './units-of.ts'

/** The most lines of one basket. */
export const MAX_LINES = 100

export type BasketAnswer = v.InferOutput<typeof basketAnswer>
type Wish = Omit<BasketLine, 'key' | 'unitPrice' | 'isSaved'>

/**
 * Puts a wish into the basket, within one transaction that holds the basket's row. The quantity is capped
 * by stock; fewer units than asked are a success with the kind `ItemAddedWithReducedQuantity`. A gift has to be earned.
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

    const earned = wish.cPromo === null ? MAX_QUANTITY : await giftsLeft(context, sql, wish)
    if (earned < 1) return refused(context, sql, 412, 'GiftNotEarned')

    const stock = await stockFor(sql, owner, [wish.variantId])
    const elsewhere = unitsOf(lines, wish.variantId) - (same?.quantity ?? 0)
    const room = orderableQuantity(found.variant, stock.get(wish.variantId) ?? 0) - elsewhere
    const asked = (same?.quantity ?? 0) + wish.quantity
    const quantity = Math.min(asked, room, MAX_QUANTITY, (same?.quantity ?? 0) + earned)
    if (asked > MAX_QUANTITY && room > MAX_QUANTITY && quantity === same?.quantity)
      return refused(context, sql, 413, 'MaximumItemCountReached')
    if (quantity <= (same?.quantity ?? 0)) return refused(context, sql, 412, 'ItemUnavailable')

    const price = unitPriceAt(found.variant, quantity)
    if (same) await updateLine(sql, owner, { ...same, quantity, unitPrice: price })
    else await insertLine(sql, owner, { ...wish, key: newKey(), isSaved: false, quantity, unitPrice: price })
    if (wish.cPromo !== null) await acceptGift(sql, owner, wish.cPromo.promotionId)
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

    const stock = await stockFor(sql, owner, [line.variantId])
    const elsewhere = unitsOf(lines, line.variantId) - line.quantity
    const room = orderableQuantity(found.variant, stock.get(line.variantId) ?? 0) - elsewhere
    const earned = line.cPromo === null ? MAX_QUANTITY : line.quantity + (await giftsLeft(context, sql, line))
    const quantity = Math.min(change.quantity, room, MAX_QUANTITY, earned)
    if (quantity < 1) return refused(context, sql, 412, 'ItemUnavailable')

    const required = scaledGroup(lines, line, quantity)
    const missing = await lacking(context, sql, { lines, required })
    if (missing) return refused(context, sql, 412, 'ItemUnavailable')
    for (const part of required) await updateLine(sql, owner, part)

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

/** Deletes a line, and with a main or required item the whole group. A gift of the shop stays away. */
export async function removeFromBasket(context: SessionContext, itemKey: string): Promise<Basket> {
  const owner = ownerOf(context)
  return context.database.transaction(async (sql) => {
    await lockBasket(sql, owner)
    const lines = await allLines(sql, owner)
    const line = lines.find(({ key }) => key === itemKey)
    if (line === undefined) return shownBasket(context, sql)

    const gone = groupOf(lines, line).map(({ key }) => key)
    await deleteLines(sql, owner, gone)
    if (line.cPromo !== null) await declineGift(sql, owner, line.cPromo.promotionId)
    await growVersion(sql, owner)
    return shownBasket(context, sql)
  })
}

/** How many units of a variant a promotion still gives; none when it does not give this one. */
async function giftsLeft(
  context: SessionContext,
  sql: Sql,
  { cPromo, variantId }: Pick<BasketLine, 'cPromo' | 'variantId'>,
): Promise<number> {
  const { promoted } = await basketView(context, sql)
  const offer = promoted.gifts.find(({ promotionId }) => promotionId === cPromo?.promotionId)
  return offer?.variantIds.includes(variantId) ? offer.earned - offer.taken : 0
}

async function acceptGift(sql: Sql, owner: Owner, promotionId: string): Promise<void> {
  const { declinedGifts } = await basketHead(sql, owner)
  if (declinedGifts.includes(promotionId))
    await changeHead(sql, owner, { declinedGifts: declinedGifts.filter((id) => id !== promotionId) })
}

async function declineGift(sql: Sql, owner: Owner, promotionId: string): Promise<void> {
  const { declinedGifts } = await basketHead(sql, owner)
  if (!declinedGifts.includes(promotionId))
    await changeHead(sql, owner, { declinedGifts: [...declinedGifts, promotionId] })
}

/** Whether some line that goes along with a main item cannot be had as often as it has to. */
async function lacking(
  context: SessionContext,
  sql: Sql,
  { lines, required }: { lines: readonly BasketLine[]; required: readonly BasketLine[] },
): Promise<boolean> {
  if (required.length === 0) return false
  const ids = required.map(({ variantId }) => variantId)
  const stock = await stockFor(sql, ownerOf(context), ids)
  const variants = await context.catalogue.variants(ids, sql)
  return required.some(({ key, variantId, quantity }) => {
    const found = variants.get(variantId)
    const elsewhere = unitsOf(
      lines.filter((line) => line.key !== key),
      variantId,
    )
    return !found || quantity > orderableQuantity(found.variant, stock.get(variantId) ?? 0) - elsewhere
  })
}

type Refusal = Exclude<NonNullable<BasketAnswer['kind']>, 'ItemAddedWithReducedQuantity'>

export async function refused(
  context: SessionContext,
  sql: Sql,
  statusCode: number,
  kind: Refusal,
): Promise<BasketAnswer> {
  return { type: 'failure', statusCode, kind, basket: await shownBasket(context, sql) }
}

export async function granted(
  context: SessionContext,
  sql: Sql,
  { statusCode, isReduced }: { statusCode: number; isReduced: boolean },
): Promise<BasketAnswer> {
  await growVersion(sql, ownerOf(context))
  const basket = await shownBasket(context, sql)
  if (isReduced) return { type: 'success', statusCode: 206, kind: 'ItemAddedWithReducedQuantity', basket }
  return { type: 'success', statusCode, kind: null, basket }
}
