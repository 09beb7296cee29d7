import { isGivenUp, isPurchased } from '@shop/domain/order/given-up'
import type { Order } from '@shop/domain/order/order'
import { mayChangeOrder } from '@shop/domain/order/transitions'
import { unearnedGifts } from '@shop/domain/promotion/unearned-gifts'
import { isLocale } from '@shop/domain/shop/markets'
import type { Sql } from '../db/database.ts'
import { giftBasesOf } from '../promotions/promotion-store.ts'
import type { DeskItem } from './order-desk-store.ts'

type Wish = { order: Order; items: readonly DeskItem[]; gone: readonly number[] }

/**
 * Positions of free gifts that come off when other items go: nothing that is left earns them, and they have not left the
 * house. A gift that costs something was bought and stays, as does one of an order that nobody knows the reason of.
 */
export async function unearnedPositions(sql: Sql, { order, items, gone }: Wish): Promise<number[]> {
  const { locale } = order
  if (!isLocale(locale)) return []
  const left = items.filter(({ position, state }) => !gone.includes(position) && !isGivenUp(state))
  const free = left.filter((item) => !isPurchased(item) && mayChangeOrder(item.state, 'cancelled'))
  if (free.length === 0) return []

  const keys = new Set(left.map(({ key }) => key))
  const mayGo = new Set(free.map(({ key }) => key))
  const bases = await giftBasesOf(sql, order.id)
  const orderedAt = new Date(order.placedAt)
  const off = bases.flatMap((basis) => unearnedGifts(basis, { keys, mayGo, orderedAt, locale }))
  return free.filter(({ key }) => off.includes(key)).map(({ position }) => position)
}
