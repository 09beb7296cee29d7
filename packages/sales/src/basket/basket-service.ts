import type { Basket } from '@shop/domain/basket/basket'
import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import { groupOf } from '@shop/domain/basket/lines/group-of'
import { joinedLine } from '@shop/domain/basket/lines/joined-line'
import { isSameLine } from '@shop/domain/basket/lines/same-line'
import { scaledGroup } from '@shop/domain/basket/lines/scaled-group'
import { unitPriceAt } from '@shop/domain/price/scale-price'
import { type DecidedQuantity, decidedQuantity } from '@shop/domain/quantity/decided-quantity'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { ownerOf } from '@shop/engine/session/owner'
import { giftsLeftFor } from '../gifts/gifts-left.ts'
import type { SessionContext } from '../on.ts'
import {
  type BasketAnswer,
  changedBasket,
  changedWhileHeld,
  type Decide,
  grantedAnswer,
  type Refusal,
} from './basket-change.ts'
import {
  allLines,
  type BasketHead,
  deleteLines,
  growVersion,
  linesAfter,
  lockBasket,
} from './basket-store.ts'
import { basketView, connectionOf, type KnownBasket, shownBasket } from './basket-view.ts'

/** How a refused quantity is answered. */
const REFUSALS: Record<
  Extract<DecidedQuantity, { type: 'refused' }>['why'],
  { statusCode: number; kind: Refusal }
> = {
  basketFull: { statusCode: 413, kind: 'MaximumItemCountReached' },
  lineFull: { statusCode: 413, kind: 'MaximumItemCountReached' },
  notEarned: { statusCode: 412, kind: 'GiftNotEarned' },
  unavailable: { statusCode: 412, kind: 'ItemUnavailable' },
}

type LineInput = Omit<BasketLine, 'key' | 'unitPrice' | 'isSaved'>

/**
 * Adds a variant to the basket. The quantity is capped by stock; fewer units than asked are a success with the kind
 * `ItemAddedWithReducedQuantity`. A gift has to be earned.
 *
 * @see spec §7; product §11.9, §11.14
 */
export async function putIntoBasket(context: SessionContext, input: LineInput): Promise<BasketAnswer> {
  return changedBasket(context, [input.variantId], putting(context, input))
}

/** As `putIntoBasket`, as a part of a transaction. */
export async function putWhileHeld(
  context: SessionContext,
  sql: Sql,
  input: LineInput,
): Promise<BasketAnswer> {
  return changedWhileHeld(context, sql, [input.variantId], putting(context, input))
}

function putting(context: SessionContext, input: LineInput): Decide {
  return async (sql, known) => {
    const { head, lines: all } = known
    const found = await context.catalogue.variant(input.variantId, connectionOf(context, sql))
    if (found === null) return { statusCode: 404, kind: 'VariantNotFound' }

    const lines = all.filter(({ isSaved }) => !isSaved)
    const same = lines.find((line) => isSameLine(line, input))
    const decided = decidedQuantity(
      { more: input.quantity },
      {
        found,
        stock: known.stock.get(input.variantId) ?? 0,
        lines,
        line: same ?? null,
        giftsLeft: await giftsLeft(context, sql, input, known),
      },
    )
    if (decided.type === 'refused') return REFUSALS[decided.why]

    const { quantity, isReduced } = decided
    const line = same ?? { ...input, key: newKey(), isSaved: false }
    return {
      statusCode: 201,
      isReduced,
      written: [{ ...line, quantity, unitPrice: unitPriceAt(found.variant, quantity) }],
      head: accepted(head, input),
    }
  }
}

/** Sets quantity and details of a line, capped by stock as above. */
export async function changeBasketLine(
  context: SessionContext,
  itemKey: string,
  change: Partial<LineInput> & { quantity: number },
): Promise<BasketAnswer> {
  return changedBasket(context, [], async (sql, known) => {
    const { stock } = known
    const lines = known.lines.filter(({ isSaved }) => !isSaved)
    const line = lines.find(({ key }) => key === itemKey)
    if (line === undefined) return { statusCode: 404, kind: 'BasketItemNotFound' }
    const found = await context.catalogue.variant(line.variantId, connectionOf(context, sql))
    if (found === null) return { statusCode: 412, kind: 'ItemUnavailable' }

    const decided = decidedQuantity(
      { exactly: change.quantity },
      {
        found,
        stock: stock.get(line.variantId) ?? 0,
        lines,
        line,
        giftsLeft: await giftsLeft(context, sql, line, known),
      },
    )
    if (decided.type === 'refused') return REFUSALS[decided.why]

    const { quantity, isReduced } = decided
    const required = scaledGroup(lines, line, quantity)
    if (await lacking(context, sql, { lines, required, stock })) return REFUSALS.unavailable

    const { line: changed, gone } = joinedLine({ ...line, ...change, quantity }, lines, found.variant)
    return {
      statusCode: 200,
      isReduced,
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

/**
 * How many units of a gift there still are besides those in the basket: of one of the shop what its promotion gives, none
 * of another variant; of one for a list what is wanted. Null for what is no gift.
 */
async function giftsLeft(
  context: SessionContext,
  sql: Sql,
  { cPromo, variantId, gift }: Pick<BasketLine, 'cPromo' | 'variantId' | 'gift'>,
  known: KnownBasket,
): Promise<number | null> {
  if (gift) {
    const left = (await giftsLeftFor(sql, [gift.itemKey], ownerOf(context))).get(gift.itemKey)
    return left === undefined ? null : left - unitsGiven(known.lines, gift.itemKey)
  }
  if (cPromo === null) return null
  const { promoted } = await basketView(context, sql, known)
  const offer = promoted.gifts.find(({ promotionId }) => promotionId === cPromo.promotionId)
  return offer?.variantIds.includes(variantId) ? offer.earned - offer.taken : 0
}

/** Units of a basket that are given for a line of a list. */
export function unitsGiven(lines: readonly BasketLine[], itemKey: string): number {
  return lines.reduce(
    (sum, { gift, isSaved, quantity }) => sum + (gift?.itemKey === itemKey && !isSaved ? quantity : 0),
    0,
  )
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

/** Whether some line that belongs to a main item is not available in the required quantity. */
async function lacking(
  context: SessionContext,
  sql: Sql,
  { lines, required, stock }: Group,
): Promise<boolean> {
  if (required.length === 0) return false
  const ids = required.map(({ variantId }) => variantId)
  const variants = await context.catalogue.variants(ids, connectionOf(context, sql))
  return required.some((line) => {
    const found = variants.get(line.variantId)
    if (found === undefined) return true
    const there = {
      found,
      stock: stock.get(line.variantId) ?? 0,
      lines,
      line,
      giftsLeft: null,
    }
    const decided = decidedQuantity({ exactly: line.quantity }, there)
    return decided.type === 'refused' || decided.isReduced
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
