import { randomInt } from 'node:crypto'
import { isProblem } from '@shop/api-client/contract/problem'
import { type Reordered, reorder } from '@shop/api-client/contract/user-orders'
import type { BasketItem } from '@shop/domain/basket/basket'
import { basketItemHref } from '@shop/domain/basket/basket-item-href'
import { reorderedItems, unitsBesidesGifts } from '@shop/domain/basket/reordered-items'
import { personalisationGroupId } from '@shop/domain/personalisation/personalisation'
import { isReadFirst } from '@shop/domain/product-detail/is-read-first'
import type { Sql } from '@shop/engine/db/database'
import { requireOrder } from '../after-sales/order-access.ts'
import type { BasketAnswer } from '../basket/basket-change.ts'
import { fittingRows, lacksPart } from '../basket/basket-item-rules.ts'
import { putWhileHeld } from '../basket/basket-service.ts'
import { shownBasket } from '../basket/basket-view.ts'
import { onSession, type SessionContext } from '../on.ts'

type Missing = Reordered['missing'][number]

/**
 * Puts the items of an order into the basket again, one by one, and returns what is unavailable, or has warnings to be
 * read on its page first. An item that belongs to an unavailable one is left out as well. @see eu-duties C-16
 */
export const reorderHandler = onSession(reorder).answer(async (asked, context) => {
  const { packages } = await requireOrder(context, asked)
  const items = reorderedItems(
    packages.flatMap((parcel) => parcel.items),
    () => personalisationGroupId(() => randomInt(2 ** 32) / 2 ** 32),
  )
  const wanted: Wanted[] = []
  for (const item of items) wanted.push(await wantedAgain(context, item))
  return context.inOneCommit((sql) => broughtBack(context, sql, wanted))
})

type Wanted = {
  item: BasketItem
  /** What the catalogue alone says against it; null if nothing. */
  barred: Missing['reason'] | null
  /** The rows of its text as the product has them today. */
  rows: BasketItem['displayData']
}

async function broughtBack(context: SessionContext, sql: Sql, wanted: readonly Wanted[]): Promise<Reordered> {
  const missing: Missing[] = []
  const lost = new Set<string>()
  let units = 0

  for (const one of wanted) {
    const { item, barred } = one
    const groupId = item.itemGroup?.id
    const without = groupId !== undefined && lost.has(groupId) ? 'soldOut' : barred
    const came = without === null ? await cameBack(context, sql, one) : none(without)
    units += came.units
    if (came.units === 0 && groupId !== undefined && item.itemGroup?.isMainItem) lost.add(groupId)
    if (came.reason !== null)
      missing.push({
        name: item.product.name,
        variantId: item.variant.id,
        quantity: item.quantity - came.units,
        reason: came.reason,
        href: basketItemHref(item),
      })
  }
  return { basket: await shownBasket(context, sql), units, missing }
}

async function wantedAgain(context: SessionContext, item: BasketItem): Promise<Wanted> {
  const { variant, customData } = item
  const barredBy = (barred: Missing['reason']): Wanted => ({ item, barred, rows: {} })
  const found = await context.catalogue.variant(variant.id)
  if (found?.variant.isRecalled) return barredBy('recalled')
  if (found && isReadFirst(found.facts, context.shop.market, context.now)) return barredBy('readFirst')
  const rows = await rowsIfFitting(context, { variantId: variant.id, customText: customData.customText })
  if (rows === null) return barredBy('textDoesNotFit')
  if (await lacksPart(context.catalogue, variant.id)) return barredBy('soldOut')
  return { item, barred: null, rows }
}

type Came = { units: number; reason: Missing['reason'] | null }

async function cameBack(context: SessionContext, sql: Sql, { item, rows }: Wanted): Promise<Came> {
  const { variant, quantity, customData, itemGroup } = item
  const before = unitsBesidesGifts((await shownBasket(context, sql)).items, variant.id)
  const answer = await putWhileHeld(context, sql, {
    variantId: variant.id,
    quantity,
    customText: customData.customText,
    cPromo: null,
    ffData: null,
    displayData: rows,
    itemGroup,
  })
  if (answer.type === 'failure') return none(reasonOf(answer))
  const units = unitsBesidesGifts(answer.basket.items, variant.id) - before
  return { units, reason: units < quantity ? 'fewer' : null }
}

function none(reason: Missing['reason']): Came {
  return { units: 0, reason }
}

function reasonOf({ kind }: BasketAnswer): Missing['reason'] {
  if (kind === 'VariantNotFound') return 'gone'
  return kind === 'MaximumItemCountReached' ? 'basketFull' : 'soldOut'
}

/** Null where the product is not made with this text any more. */
async function rowsIfFitting(
  context: SessionContext,
  input: { variantId: number; customText: Record<string, string> | null },
): Promise<BasketItem['displayData'] | null> {
  try {
    return await fittingRows(context, input)
  } catch (error) {
    if (isProblem(error)) return null
    throw error
  }
}
