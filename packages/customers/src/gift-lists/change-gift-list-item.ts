import { changeGiftListItem } from '@shop/api-client/contract/gift-lists'
import { problem } from '@shop/api-client/contract/problem'
import { hidesGiven } from '@shop/domain/gift-list/hides-given'
import { plainLine } from '@shop/domain/review/plain-text'
import type { Sql } from '@shop/engine/db/database'
import { onSession } from '../on.ts'
import { giftListItem, moveGiftListItem, updateGiftListItem } from './gift-list-item-store.ts'
import { giftListOwner, linesWithRoom, noSuchGiftList, shownGiftList } from './gift-list-service.ts'
import { type GiftListOwner, type GiftListRow, updateGiftList } from './gift-list-store.ts'

/**
 * Changes how many are wanted, what givers read beside it, and on which list it is. An owner who is to be surprised has
 * not seen what was bought elsewhere, so nothing of it is changed, and no answer tells of it.
 */
export const changeGiftListItemHandler = onSession(changeGiftListItem).answer(
  async ({ id, itemKey, note, elsewhere, elsewhereSeen, listId = id, ...input }, context) => {
    const { database, now, shop } = context
    const owner = giftListOwner(context)
    const isHidden = (list: GiftListRow) => hidesGiven(list, now, shop.market.timezone)
    return database.transaction(async (sql) => {
      const [list, target] = await heldLists(sql, owner, [id, listId], now)
      const item = { listId: id, key: itemKey }
      const change = { ...input, note: plainLine(note) }
      const isCounting = elsewhere !== undefined && !isHidden(list)
      const isChanged = isCounting
        ? await updateGiftListItem(sql, { ...item, elsewhereSeen }, { ...change, elsewhere })
        : await updateGiftListItem(sql, item, change)
      if (!isChanged) throw (await giftListItem(sql, item)) === null ? noSuchGiftList() : giftChanged()
      if (listId !== id) {
        if (isHidden(list) && !isHidden(target)) throw giftHidden()
        await moveTo(sql, item, listId, now)
      }
      return shownGiftList(context, sql, list)
    })
  },
)

/** Both lists are held until the transaction ends, in the order of their ids so that two moves never wait for each other. */
async function heldLists(
  sql: Sql,
  owner: GiftListOwner,
  [from, to]: readonly [string, string],
  now: Date,
): Promise<[from: GiftListRow, to: GiftListRow]> {
  const held = new Map<string, GiftListRow>()
  for (const id of [from, to].toSorted()) {
    const list = held.get(id) ?? (await updateGiftList(sql, { id, ...owner }, {}, now))
    if (list === null) throw noSuchGiftList()
    held.set(id, list)
  }
  const [list, target] = [held.get(from), held.get(to)]
  if (!list || !target) throw noSuchGiftList()
  return [list, target]
}

async function moveTo(
  sql: Sql,
  item: { listId: string; key: string },
  listId: string,
  now: Date,
): Promise<void> {
  const line = await giftListItem(sql, item)
  const others = await linesWithRoom(sql, listId)
  if (others.some((other) => other.productId === line?.productId && other.variantId === line.variantId))
    throw problem(409, 'gift_on_list', 'The other list has this already. Take it off one of the two.', [
      { path: 'listId', key: 'giftList.errors.onList', params: {} },
    ])
  await moveGiftListItem(sql, item, listId, now)
}

function giftHidden() {
  return problem(
    409,
    'gift_hidden',
    'The other list shows its owner what was given, and this one hides it. Make the other one a surprise first.',
    [{ path: 'listId', key: 'giftList.errors.hidden', params: {} }],
  )
}

function giftChanged() {
  return problem(
    409,
    'gift_changed',
    'Givers have marked other units as bought elsewhere meanwhile. Load the list, and change what it says now.',
    [{ path: 'elsewhere', key: 'giftList.errors.changed', params: {} }],
  )
}
