import { randomInt } from 'node:crypto'
import { isProblem } from '@shop/api-client/contract/problem'
import { type Reordered, reorder } from '@shop/api-client/contract/user-orders'
import type { BasketItem } from '@shop/domain/basket/basket'
import { basketItemHref } from '@shop/domain/basket/basket-item-href'
import { withoutGiftRow } from '@shop/domain/basket/gift-row'
import { reorderedItems, unitsBesidesGifts } from '@shop/domain/basket/reordered-items'
import { personalisationGroupId } from '@shop/domain/personalisation/personalisation'
import { isReadFirst } from '@shop/domain/product-detail/is-read-first'
import type { Sql } from '@shop/engine/db/database'
import { requireOrder } from '../after-sales/order-access.ts'
import type { BasketAnswer } from '../basket/basket-change.ts'
import { lacksPart, requireFittingText } from '../basket/basket-item-rules.ts'
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
  const barred = new Map<string, Missing['reason']>()
  for (const item of items) {
    const reason = await barredBy(context, item)
    if (reason !== null) barred.set(item.key, reason)
  }
  return context.inOneCommit((sql) => broughtBack(context, sql, { items, barred }))
})

type Bringing = {
  items: readonly BasketItem[]
  /** By key, what the catalogue alone says is not to be had. */
  barred: ReadonlyMap<string, Missing['reason']>
}

async function broughtBack(
  context: SessionContext,
  sql: Sql,
  { items, barred }: Bringing,
): Promise<Reordered> {
  const missing: Missing[] = []
  const lost = new Set<string>()
  let units = 0

  for (const item of items) {
    const groupId = item.itemGroup?.id
    const without = groupId !== undefined && lost.has(groupId) ? 'soldOut' : barred.get(item.key)
    const came = without === undefined ? await cameBack(context, sql, item) : none(without)
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

type Came = { units: number; reason: Missing['reason'] | null }

async function barredBy(
  context: SessionContext,
  { variant, customData: { customText } }: BasketItem,
): Promise<Missing['reason'] | null> {
  const found = await context.catalogue.variant(variant.id)
  if (found?.variant.isRecalled) return 'recalled'
  if (found && isReadFirst(found.facts, context.shop.market, context.now)) return 'readFirst'
  if (!(await textFits(context, { variantId: variant.id, customText }))) return 'textDoesNotFit'
  return (await lacksPart(context.catalogue, variant.id)) ? 'soldOut' : null
}

async function cameBack(
  context: SessionContext,
  sql: Sql,
  { variant, quantity, customData, displayData, itemGroup }: BasketItem,
): Promise<Came> {
  const before = unitsBesidesGifts((await shownBasket(context, sql)).items, variant.id)
  const answer = await putWhileHeld(context, sql, {
    variantId: variant.id,
    quantity,
    customText: customData.customText,
    cPromo: null,
    ffData: null,
    displayData: withoutGiftRow(displayData),
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

async function textFits(
  { catalogue }: SessionContext,
  input: { variantId: number; customText: Record<string, string> | null },
): Promise<boolean> {
  try {
    await requireFittingText(catalogue, input)
    return true
  } catch (error) {
    if (isProblem(error)) return false
    throw error
  }
}
