import type { Basket } from '@shop/domain/basket/basket'
import { cappedQuantity } from '@shop/domain/basket/capped-quantity'
import { MOST_PER_LINE } from '@shop/domain/basket/most-per-line'
import { orderableQuantity } from '@shop/domain/basket/orderable-quantity'
import { isSameLine } from '@shop/domain/basket/same-line'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import type { Sql } from '../db/database.ts'
import { newKey } from '../db/new-key.ts'
import type { SessionContext } from '../on.ts'
import {
  type BasketAnswer,
  changedBasket,
  changedWhileHeld,
  type Decide,
  grantedAnswer,
  type Refusal,
} from './basket-change.ts'
import type { BasketLine } from './basket-line.ts'
import {
  allLines,
  type BasketHead,
  deleteLines,
  growVersion,
  linesAfter,
  lockBasket,
} from './basket-store.ts'
import { basketView, connectionOf, type KnownBasket, ownerOf, shownBasket } from './basket-view.ts'
import { groupOf, scaledGroup } from './item-groups.ts'
import { unitsOf } from './units-of.ts'

/** The most lines of one basket. */
export const MAX_LINES = 100

type Wish = Omit<BasketLine, 'key' | 'unitPrice' | 'isSaved'>

/**
 * Puts a wish into the basket. The quantity is capped by stock; fewer units than asked are a success with the kind
 * `ItemAddedWithReducedQuantity`. A gift has to be earned.
 *
 * @see spec §7; product §11.9, §11.14
 */
export async function putIntoBasket(context: SessionContext, wish: Wish): Promise<BasketAnswer> {
  return changedBasket(context, [wish.variantId], putting(context, wish))
}

/** As `putIntoBasket`, as a part of a transaction. */
export async function putWhileHeld(context: SessionContext, sql: Sql, wish: Wish): Promise<BasketAnswer> {
  return changedWhileHeld(context, sql, [wish.variantId], putting(context, wish))
}

function putting(context: SessionContext, wish: Wish): Decide {
  return async (sql, known) => {
    const { head, lines: all, stock } = known
    const found = await context.catalogue.variant(wish.variantId, connectionOf(context, sql))
    if (found === null) return { statusCode: 404, kind: 'VariantNotFound' }

    const lines = all.filter(({ isSaved }) => !isSaved)
    const same = lines.find((line) => isSameLine(line, wish))
    if (!same && lines.length >= MAX_LINES) return { statusCode: 413, kind: 'MaximumItemCountReached' }

    const earned = wish.cPromo === null ? MOST_PER_LINE : await giftsLeft(context, sql, wish, known)
    if (earned < 1) return { statusCode: 412, kind: 'GiftNotEarned' }

    const elsewhere = unitsOf(lines, wish.variantId) - (same?.quantity ?? 0)
    const room = orderableQuantity(found.variant, stock.get(wish.variantId) ?? 0) - elsewhere
    const asked = (same?.quantity ?? 0) + wish.quantity
    const quantity = Math.min(asked, room, MOST_PER_LINE, (same?.quantity ?? 0) + earned)
    if (asked > MOST_PER_LINE && room > MOST_PER_LINE && quantity === same?.quantity)
      return { statusCode: 413, kind: 'MaximumItemCountReached' }
    if (quantity <= (same?.quantity ?? 0)) return { statusCode: 412, kind: 'ItemUnavailable' }

    const unitPrice = unitPriceAt(found.variant, quantity)
    const line = same ?? { ...wish, key: newKey(), isSaved: false }
    return {
      statusCode: 201,
      isReduced: quantity < asked,
      written: [{ ...line, quantity, unitPrice }],
      head: accepted(head, wish),
    }
  }
}

/** Sets quantity and details of a line, capped by stock as above. */
export async function changeBasketLine(
  context: SessionContext,
  itemKey: string,
  change: Partial<Wish> & { quantity: number },
): Promise<BasketAnswer> {
  return changedBasket(context, [], async (sql, known) => {
    const { stock } = known
    const lines = known.lines.filter(({ isSaved }) => !isSaved)
    const line = lines.find(({ key }) => key === itemKey)
    if (line === undefined) return { statusCode: 404, kind: 'BasketItemNotFound' }
    const found = await context.catalogue.variant(line.variantId, connectionOf(context, sql))
    if (found === null) return { statusCode: 412, kind: 'ItemUnavailable' }

    const elsewhere = unitsOf(lines, line.variantId) - line.quantity
    const room = orderableQuantity(found.variant, stock.get(line.variantId) ?? 0) - elsewhere
    const earned =
      line.cPromo === null ? MOST_PER_LINE : line.quantity + (await giftsLeft(context, sql, line, known))
    const quantity = Math.min(change.quantity, room, MOST_PER_LINE, earned)
    if (quantity < 1) return { statusCode: 412, kind: 'ItemUnavailable' }

    const required = scaledGroup(lines, line, quantity)
    if (await lacking(context, sql, { lines, required, stock }))
      return { statusCode: 412, kind: 'ItemUnavailable' }

    const changed = { ...line, ...change, quantity, unitPrice: unitPriceAt(found.variant, quantity) }
    const twin = lines.find((other) => other.key !== line.key && isSameLine(other, changed))
    if (twin) {
      // Personalisation was changed into that of another line: the two become one.
      changed.quantity = Math.min(quantity + twin.quantity, MOST_PER_LINE)
      changed.unitPrice = unitPriceAt(found.variant, changed.quantity)
    }
    const gone = twin ? [twin.key] : []
    return {
      statusCode: 200,
      isReduced: quantity < change.quantity,
      written: [...required.filter(({ key }) => !gone.includes(key)), changed],
      gone,
    }
  })
}

/** Deletes a line, and with a main or required item the whole group. A gift of the shop stays away. */
export async function removeFromBasket(context: SessionContext, itemKey: string): Promise<Basket> {
  const owner = ownerOf(context)
  return context.database.transaction(async (sql) => {
    const head = await lockBasket(sql, owner)
    const all = await allLines(sql, owner)
    const line = all.find(({ key }) => key === itemKey)
    if (line === undefined) return shownBasket(context, sql, { head, lines: all })

    const gone = groupOf(all, line).map(({ key }) => key)
    await deleteLines(sql, owner, gone)
    const grown = await growVersion(sql, owner, declined(head, line))
    return shownBasket(context, sql, { head: grown, lines: linesAfter(all, { written: [], gone }) })
  })
}

/** How many units of a variant a promotion still gives; none when it does not give this one. */
async function giftsLeft(
  context: SessionContext,
  sql: Sql,
  { cPromo, variantId }: Pick<BasketLine, 'cPromo' | 'variantId'>,
  known: KnownBasket,
): Promise<number> {
  const { promoted } = await basketView(context, sql, known)
  const offer = promoted.gifts.find(({ promotionId }) => promotionId === cPromo?.promotionId)
  return offer?.variantIds.includes(variantId) ? offer.earned - offer.taken : 0
}

type Gift = Pick<BasketLine, 'cPromo'>

/** A gift that the shopper wants is not declined any more. */
function accepted({ declinedGifts }: BasketHead, { cPromo }: Gift): { declinedGifts?: string[] } {
  if (cPromo === null || !declinedGifts.includes(cPromo.promotionId)) return {}
  return { declinedGifts: declinedGifts.filter((id) => id !== cPromo.promotionId) }
}

function declined({ declinedGifts }: BasketHead, { cPromo }: Gift): { declinedGifts?: string[] } {
  if (cPromo === null || declinedGifts.includes(cPromo.promotionId)) return {}
  return { declinedGifts: [...declinedGifts, cPromo.promotionId] }
}

type Group = {
  lines: readonly BasketLine[]
  required: readonly BasketLine[]
  stock: ReadonlyMap<number, number>
}

/** Whether some line that goes along with a main item cannot be had as often as it has to. */
async function lacking(
  context: SessionContext,
  sql: Sql,
  { lines, required, stock }: Group,
): Promise<boolean> {
  if (required.length === 0) return false
  const ids = required.map(({ variantId }) => variantId)
  const variants = await context.catalogue.variants(ids, connectionOf(context, sql))
  return required.some(({ key, variantId, quantity }) => {
    const found = variants.get(variantId)
    const elsewhere = unitsOf(
      lines.filter((line) => line.key !== key),
      variantId,
    )
    const room = found ? orderableQuantity(found.variant, stock.get(variantId) ?? 0) - elsewhere : 0
    return quantity > cappedQuantity(quantity, room)
  })
}

export async function refused(
  context: SessionContext,
  sql: Sql,
  statusCode: number,
  kind: Refusal,
  known?: KnownBasket,
): Promise<BasketAnswer> {
  return { type: 'failure', statusCode, kind, basket: await shownBasket(context, sql, known) }
}

type Grant = { statusCode: number; isReduced: boolean }

/** Counts a change that was written line by line. */
export async function granted(context: SessionContext, sql: Sql, grant: Grant): Promise<BasketAnswer> {
  await growVersion(sql, ownerOf(context))
  return grantedAnswer(grant, await shownBasket(context, sql))
}
