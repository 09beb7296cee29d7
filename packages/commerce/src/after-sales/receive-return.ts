import { worthOfUnits } from '@shop/domain/after-sales/worth-of-units'
import { isPurchased, isSettled } from '@shop/domain/order/given-up'
import type { Order, OrderState } from '@shop/domain/order/order'
import { mayChangeOrder } from '@shop/domain/order/transitions'
import type { Database, Sql } from '../db/database.ts'
import type { UnitsAt } from '../db/schema/after-sales.ts'
import { issueCorrection } from '../invoice/issue-invoice.ts'
import { putOrderNews } from '../mail/order-news-store.ts'
import { blockBoughtCards, type Cancelled, cancelUnearnedGifts } from '../orders/cancel-order.ts'
import { correctionLines, leftFor } from '../orders/correction-lines.ts'
import { giveBack, withoutAccount } from '../orders/give-back.ts'
import {
  type DeskItem,
  deskItems,
  lockForDesk,
  noteOrderEvent,
  setItemStates,
  takenBack,
} from '../orders/order-desk-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { changeOrderState } from '../orders/order-transition.ts'
import type { DeskWish } from '../orders/ship-order.ts'
import { shownAmount } from '../orders/shown-amount.ts'
import { giveBackUnits } from '../orders/stock-store.ts'
import { captureMoney } from '../payment/ask-for-money.ts'
import {
  announceReturn,
  cameByLaw,
  changeReturn,
  givenUnits,
  type OrderReturn,
  returnsOfOrder,
} from './return-store.ts'

export type ReceivedGoods = Omit<Cancelled, 'positions' | 'gifts'> & {
  returns: string[]
  /** Variants whose units are on the shelf again. */
  variantIds: number[]
}

type Wish = DeskWish & {
  /** The number on the label, or positions that came back without one; neither for all that is expected. */
  returnNumber: string | null
  positions: readonly number[] | null
  /** Minor units that are kept, because goods came back worse than they left. */
  deduct: number
  /** Units go back to the shelf. */
  toShelf: boolean
}

/**
 * Goods have come back: their money goes back on the ways it came, with correction and mail, and shipping as well once
 * all of a withdrawn order is here. All in one transaction.
 *
 * @throws OrderRefusal for what the order does not allow
 * @see product §4 "Order", "Payment"; eu-duties C-06
 */
export async function receiveReturn(database: Database, wish: Wish): Promise<ReceivedGoods> {
  return database.transaction(async (sql) => {
    const { order, items } = await lockForDesk(sql, wish.number)
    const before = await takenBack(sql, order.id)
    if (before === null)
      throw new OrderRefusal(`Order ${order.number} is ${order.state}: nothing of it has been sold.`)
    const coming = await comingBack(sql, order, items, wish)
    const all = await returnsOfOrder(sql, order.id)
    const arrived = unitsThatCame(coming)
    const hereBefore = givenUnits(all.filter(({ state }) => state === 'received'))
    const hereNow = (position: number) => hereBefore(position) + (arrived.get(position) ?? 0)

    const gone = items.flatMap((item) => {
      const units = arrived.get(item.position) ?? 0
      const worth = worthOfUnits(item, { before: hereBefore(item.position), units })
      return units === 0 ? [] : [{ ...item, quantity: units, total: worth }]
    })
    const bought = items.filter(isPurchased)
    const isWhole =
      cameByLaw(all, items) &&
      bought.some(({ position }) => arrived.has(position)) &&
      bought.every(({ state, position, quantity }) => state === 'cancelled' || hereNow(position) >= quantity)
    const left = leftFor(order, { items, gone, before })
    const lines = lessDeducted(correctionLines(order, gone, { left, isWhole }), wish.deduct)
    const amount = lines.reduce((sum, line) => sum + line.amount, 0)
    await blockBoughtCards(
      sql,
      order,
      gone.map(({ position }) => position),
    )
    const note = noteOf(order, { ...wish, coming, amount })
    await markBack(sql, { order, items, hereNow, by: wish.by, note, now: wish.now })
    if (wish.toShelf) await giveBackUnits(sql, order.id, gone)
    const shares = await giveBack(sql, { orderId: order.id, amount, by: wish.by, note, now: wish.now })
    // What is kept was perhaps only promised so far, and nobody ships this order any more.
    if (isWhole) await captureMoney(sql, { orderId: order.id, by: wish.by, now: wish.now })
    // Stock before numbers, as an order takes them: the other way round the two would wait for each other.
    const gifts = await cancelUnearnedGifts(sql, wish)
    const document =
      amount === 0 ? null : await issueCorrection(sql, { orderId: order.id, now: wish.now, lines })
    for (const [index, { id }] of coming.entries())
      await changeReturn(sql, id, {
        state: 'received',
        receivedAt: wish.now,
        amount: index === 0 ? amount : 0,
        document,
      })
    const positions = gone.map(({ position }) => position)
    if (amount > 0)
      await putOrderNews(
        sql,
        {
          orderId: order.id,
          kind: 'refunded',
          positions,
          tracking: null,
          amount,
          withoutAccount: withoutAccount(shares),
          document,
        },
        wish.now,
      )
    const variantIds = [...(wish.toShelf ? gone.map(({ variantId }) => variantId) : []), ...gifts]
    return { amount, shares, document, returns: coming.map(({ number }) => number), variantIds }
  })
}

/** Which returns the goods belong to; what came unannounced gets a return of its own. */
async function comingBack(
  sql: Sql,
  order: Order,
  items: readonly DeskItem[],
  { returnNumber, positions, now }: Wish,
): Promise<OrderReturn[]> {
  const all = await returnsOfOrder(sql, order.id)
  const expected = all.filter(({ state }) => state === 'announced')
  if (returnNumber !== null) {
    const known = all.find(({ number }) => number === returnNumber)
    if (known === undefined) throw new OrderRefusal(`Order ${order.number} has no return ${returnNumber}.`)
    if (known.state === 'received') throw new OrderRefusal(`Return ${returnNumber} has been received before.`)
    return [known]
  }
  if (positions === null) {
    if (expected.length === 0)
      throw new OrderRefusal(
        `Order ${order.number} expects nothing back. Name what came with --items, as "orders show" counts it.`,
      )
    return expected
  }
  const given = givenUnits(all)
  const lines = positions.map((position) => unannounced(order, items, { position, given: given(position) }))
  const number = await announceReturn(sql, { orderId: order.id, basis: 'promise', lines, now })
  return (await returnsOfOrder(sql, order.id)).filter((known) => known.number === number)
}

const CAN_COME: readonly OrderState[] = ['shipped', 'delivered']

function unannounced(
  order: Order,
  items: readonly DeskItem[],
  { position, given }: { position: number; given: number },
): UnitsAt {
  const item = items.find((known) => known.position === position)
  if (item === undefined)
    throw new OrderRefusal(`Order ${order.number} has items 1 to ${items.length}, and none at ${position}.`)
  if (!CAN_COME.includes(item.state) || given >= item.quantity)
    throw new OrderRefusal(
      `Order ${order.number}: item ${position} is ${item.state}${given > 0 ? ', and its units are announced' : ''}. Receive it without --items.`,
    )
  return { position, quantity: item.quantity - given }
}

function unitsThatCame(coming: readonly OrderReturn[]): Map<number, number> {
  const units = givenUnits(coming)
  const positions = new Set(coming.flatMap(({ lines }) => lines.map(({ position }) => position)))
  return new Map([...positions].map((position) => [position, units(position)]))
}

/** What is kept is taken off line by line, as far as it reaches. */
function lessDeducted<Line extends { amount: number }>(lines: readonly Line[], deduct: number): Line[] {
  let left = deduct
  return lines.flatMap((line) => {
    const kept = Math.min(left, line.amount)
    left -= kept
    return line.amount > kept ? [{ ...line, amount: line.amount - kept }] : []
  })
}

function noteOf(
  order: Order,
  { coming, deduct, amount, note }: Wish & { coming: readonly OrderReturn[]; amount: number },
): string {
  const kept = deduct > 0 ? `, kept ${shownAmount(deduct, order.currencyCode)}` : ''
  const told = `received ${coming.map(({ number }) => number).join(', ')}, gave back ${shownAmount(amount, order.currencyCode)}${kept}`
  return note === null ? told : `${told}: ${note}`
}

type Marking = {
  order: Order
  items: readonly DeskItem[]
  hereNow: (position: number) => number
  by: string
  note: string
  now: Date
}

/** An item is refunded with its last unit, an order with its last item; the table says by which way. */
async function markBack(sql: Sql, { order, items, hereNow, by, note, now }: Marking): Promise<void> {
  const back = items.filter(
    ({ state, position, quantity }) =>
      hereNow(position) >= quantity &&
      (mayChangeOrder(state, 'returned') || mayChangeOrder(state, 'withdrawn')),
  )
  await setItemStates(
    sql,
    back.map(({ id }) => id),
    'refunded',
  )
  const isOver = (await deskItems(sql, order.id)).filter(isPurchased).every(({ state }) => isSettled(state))
  let { state } = order
  for (const to of isOver ? wayToRefunded(state) : []) {
    await changeOrderState(sql, { order: { ...order, state }, to, by, note, now, movesItems: false })
    state = to
  }
  if (state === order.state) await noteOrderEvent(sql, { orderId: order.id, state, by, note, now })
}

function wayToRefunded(state: OrderState): OrderState[] {
  if (mayChangeOrder(state, 'returned')) return ['returned', 'refunded']
  if (mayChangeOrder(state, 'withdrawn')) return ['withdrawn', 'refunded']
  return mayChangeOrder(state, 'refunded') ? ['refunded'] : []
}
