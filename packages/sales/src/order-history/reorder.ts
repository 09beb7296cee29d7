import { randomInt } from 'node:crypto'
import { isProblem } from '@shop/api-client/contract/problem'
import { type Reordered, reorder } from '@shop/api-client/contract/user-orders'
import type { BasketItem, ItemGroup } from '@shop/domain/basket/basket'
import { personalisationGroupId } from '@shop/domain/personalisation/personalisation'
import type { Sql } from '@shop/engine/db/database'
import { requireOrder } from '../after-sales/order-access.ts'
import type { BasketAnswer } from '../basket/basket-change.ts'
import { putWhileHeld } from '../basket/basket-service.ts'
import { shownBasket } from '../basket/basket-view.ts'
import { lacksPart, requireFittingText } from '../basket/wish-problem.ts'
import { onSession, type SessionContext } from '../on.ts'

type Missing = Reordered['missing'][number]

/**
 * Puts what an order held into the basket again, item by item, and tells what cannot be had. An item that belongs to
 * another one stays away when that one does.
 */
export const reorderHandler = onSession(reorder).answer(async (asked, context) => {
  const { packages } = await requireOrder(context, asked)
  const bought = packages.flatMap(({ items }) => items).filter(({ customData }) => customData.cPromo === null)
  const groups = newGroups(bought)
  const items = mainItemsFirst(bought)
  const barred = new Map<string, Missing['reason']>()
  for (const item of items) {
    const reason = await barredBy(context, item)
    if (reason !== null) barred.set(item.key, reason)
  }
  return context.inOneCommit((sql) => broughtBack(context, sql, { items, groups, barred }))
})

type Bringing = {
  items: readonly BasketItem[]
  /** The groups of the order, and what they are called from now on. */
  groups: ReadonlyMap<string, string>
  /** By key, what the catalogue alone says is not to be had. */
  barred: ReadonlyMap<string, Missing['reason']>
}

async function broughtBack(
  context: SessionContext,
  sql: Sql,
  { items, groups, barred }: Bringing,
): Promise<Reordered> {
  const missing: Missing[] = []
  const lost = new Set<string>()
  let units = 0

  for (const item of items) {
    const groupId = item.itemGroup?.id
    const without = groupId !== undefined && lost.has(groupId) ? 'soldOut' : barred.get(item.key)
    const came = without === undefined ? await cameBack(context, sql, item, groups) : none(without)
    units += came.units
    if (came.units === 0 && groupId !== undefined && item.itemGroup?.isMainItem) lost.add(groupId)
    if (came.reason !== null)
      missing.push({
        name: item.product.name,
        variantId: item.variant.id,
        quantity: item.quantity - came.units,
        reason: came.reason,
      })
  }
  return { basket: await shownBasket(context, sql), units, missing }
}

type Came = { units: number; reason: Missing['reason'] | null }

async function barredBy(
  context: SessionContext,
  { variant, customData: { customText } }: BasketItem,
): Promise<Missing['reason'] | null> {
  if (!(await textFits(context, { variantId: variant.id, customText }))) return 'textDoesNotFit'
  return (await lacksPart(context.catalogue, variant.id)) ? 'soldOut' : null
}

async function cameBack(
  context: SessionContext,
  sql: Sql,
  { variant, quantity, customData, displayData, itemGroup }: BasketItem,
  groups: ReadonlyMap<string, string>,
): Promise<Came> {
  const before = unitsOfVariant(await shownBasket(context, sql), variant.id)
  const answer = await putWhileHeld(context, sql, {
    variantId: variant.id,
    quantity,
    customText: customData.customText,
    cPromo: null,
    ffData: null,
    displayData,
    itemGroup: regrouped(itemGroup, groups),
  })
  if (answer.type === 'failure') return none(reasonOf(answer))
  const units = unitsOfVariant(answer.basket, variant.id) - before
  return { units, reason: units < quantity ? 'fewer' : null }
}

function none(reason: Missing['reason']): Came {
  return { units: 0, reason }
}

function reasonOf({ kind }: BasketAnswer): Missing['reason'] {
  if (kind === 'VariantNotFound') return 'gone'
  return kind === 'MaximumItemCountReached' ? 'basketFull' : 'soldOut'
}

/** Gifts left out: the shop may lay one in because of what comes along. */
function unitsOfVariant({ items }: BasketAnswer['basket'], variantId: number): number {
  return items
    .filter(({ variant, customData }) => variant.id === variantId && customData.cPromo === null)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

async function textFits(
  { catalogue }: SessionContext,
  wish: { variantId: number; customText: Record<string, string> | null },
): Promise<boolean> {
  try {
    await requireFittingText(catalogue, wish)
    return true
  } catch (error) {
    if (isProblem(error)) return false
    throw error
  }
}

/** What lies in the basket already has groups of its own, possibly the very same ones. */
function newGroups(items: readonly BasketItem[]): Map<string, string> {
  const ids = new Set(items.flatMap(({ itemGroup }) => itemGroup?.id ?? []))
  return new Map([...ids].map((id) => [id, personalisationGroupId(() => randomInt(2 ** 32) / 2 ** 32)]))
}

function regrouped(group: ItemGroup | null, groups: ReadonlyMap<string, string>): ItemGroup | null {
  return group && { ...group, id: groups.get(group.id) ?? group.id }
}

function mainItemsFirst(items: readonly BasketItem[]): BasketItem[] {
  const isPart = ({ itemGroup }: BasketItem) => itemGroup !== null && !itemGroup.isMainItem
  return [...items.filter((item) => !isPart(item)), ...items.filter(isPart)]
}
