import { pickItem, placeArticle } from '@shop/api-client/office/warehouse-commands'
import { isWaitingToLeave } from '@shop/domain/warehouse/line-standing'
import type { Versioned } from '@shop/engine/command/bind-commands'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/database'
import { onOrder, orderObject } from '../office/office-context.ts'
import { goodsRecalled } from '../order-desk/refuse-recalled.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { lockItem, lockPlace, type PickableItem, putPick, putPlace, type ShelfPlace } from './pick-store.ts'

/** What the warehouse changes; sending is the step of the service desk. @see product §13 */
export const WAREHOUSE_COMMANDS = [
  onOrder(pickItem, {
    version: async ({ number, position }, { sql }) => {
      const { version, by, at, units } = await itemOf(sql, { number, position })
      return versionOf({ version, by, at }, String(units))
    },
  })(async ({ number, position, units }, { sql, actor, now }) => {
    const item = await itemOf(sql, { number, position })
    if (!isWaitingToLeave(item.state))
      throw new OrderRefusal(
        `Item ${position} of order ${number} is ${item.state}: put it back on its shelf.`,
        'pickNotWaiting',
        { number, state: item.state },
      )
    if (units > item.quantity)
      throw new OrderRefusal(
        `Order ${number} takes ${item.quantity} of item ${position}, not ${units}: put back what is too many.`,
        'pickTooMany',
        { number, quantity: item.quantity },
      )
    if (item.isRecalled && units > item.units) throw goodsRecalled(number, [{ position, name: item.name }])
    const pickVersion = item.version + 1
    await putPick(sql, { itemId: item.id, units, version: pickVersion, by: actor.name, now })
    return {
      answer: { number, position, units, pickVersion },
      object: orderObject(number),
      before: { position, picked: item.units },
      after: { position, picked: units },
      undo: undoBy(pickItem, { number, position, units: item.units }),
    }
  }),

  onOrder(placeArticle, {
    version: async ({ variantId }, { sql }) => {
      const { version, by, at, place } = await placeOf(sql, variantId)
      return versionOf({ version, by, at }, place)
    },
  })(async ({ variantId, place }, { sql, actor, now }) => {
    const known = await placeOf(sql, variantId)
    await putPlace(sql, { variantId, place, version: known.version + 1, by: actor.name, now })
    return {
      answer: { variantId, place: place === '' ? null : place },
      object: `variant:${known.referenceKey}`,
      before: { place: known.place },
      after: { place },
      undo: undoBy(placeArticle, { variantId, place: known.place }),
    }
  }),
]

async function itemOf(
  sql: Sql,
  { number, position }: { number: string; position: number },
): Promise<PickableItem> {
  const item = await lockItem(sql, { number, position })
  if (item === null)
    throw new OrderRefusal(`There is no order ${number} with an item ${position}.`, 'orderUnknown', {
      number,
    })
  return item
}

async function placeOf(sql: Sql, variantId: number): Promise<ShelfPlace> {
  const place = await lockPlace(sql, variantId)
  if (place === null)
    throw new OrderRefusal(
      `There is no variant ${variantId} any more: load the list anew.`,
      'articleUnknown',
      {},
    )
  return place
}

type Touched = { version: number; by: string | null; at: Date | null }

/** The version of a row that counts its changes; only the latest of them is known. */
function versionOf({ version, by, at }: Touched, what: string): Versioned {
  return {
    version,
    changes: by === null || at === null ? [] : [{ at: at.toISOString(), by, what }],
  }
}
