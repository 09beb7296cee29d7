import { packOrder, refundReturn, takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import {
  deliverOrder,
  giveMoneyBack,
  noteOrder,
  noteTransfer,
  payOrder,
  retryPoints,
  sendOrder,
  stopOrder,
} from '@shop/api-client/office/order-commands'
import { CARRIER_KEYS, isCarrier } from '@shop/domain/carrier/carriers'
import { formatAmount } from '@shop/domain/money/format-amount'
import { parseAmount } from '@shop/domain/money/parse-amount'
import type { Database } from '@shop/engine/db/database'
import type { DeskInput, WrittenTracking } from '@shop/sales/order-desk/ship-order'
import { OrderRefusal } from '@shop/sales/orders/order-refusal'
import type { Desk } from '../base/desk.ts'
import { answerOf } from '../base/run-office-command.ts'
import { changeAddress } from './order-address.ts'
import { printPapers } from './order-papers.ts'
import { givenBackLines } from './refund-lines.ts'

export type OrderActionInput = {
  desk: DeskInput
  /** Words behind the number. */
  rest: string[]
  options: Record<string, string | undefined>
}

/** An operator's action on one order: the lines to print, null for unknown arguments. */
export type OrderAction = (
  database: Database,
  input: OrderActionInput,
  desk: Desk,
) => Promise<string[] | null>

/** Every action on one order. */
export const ORDER_ACTIONS: Record<string, OrderAction> = {
  address: changeAddress,
  papers: printPapers,

  async note(database, { desk: { number, by, now }, rest: [text, ...rest] }, desk) {
    if (text === undefined || text.trim() === '' || rest.length > 0) return null
    await answerOf({ database, desk, by, now }, noteOrder, { number, text })
    return [`${number}: noted`]
  },

  async paid(database, { desk, rest: [amountWord, ...rest] }, shopDesk) {
    const amount = amountWord === undefined ? null : parseAmount(amountWord)
    if (rest.length > 0 || (amountWord !== undefined && amount === null)) return null
    const { counted, open, currency } = await answerOf(behind(database, desk, shopDesk), payOrder, {
      number: desk.number,
      note: desk.note,
      amount,
    })
    return [`${desk.number}: ${formatAmount(counted, currency)} noted, ${formatAmount(open, currency)} open`]
  },

  async transferred(database, { desk, rest: [amountWord, ...rest] }, shopDesk) {
    const amount = amountWord === undefined ? null : parseAmount(amountWord)
    if (rest.length > 0 || (amountWord !== undefined && amount === null)) return null
    const { noted, owed, currency } = await answerOf(behind(database, desk, shopDesk), noteTransfer, {
      number: desk.number,
      note: desk.note,
      amount,
    })
    return [`${desk.number}: ${formatAmount(noted, currency)} noted, ${formatAmount(owed, currency)} owed`]
  },

  async pack(database, { desk, rest }, shopDesk) {
    if (rest.length > 0) return null
    const { number, note } = desk
    await answerOf(behind(database, desk, shopDesk), packOrder, { number, note })
    return [`${desk.number}: in_fulfilment`]
  },

  async ship(database, { desk, rest, options }, shopDesk) {
    if (rest.length > 0) return null
    const sent = await answerOf(behind(database, desk, shopDesk), sendOrder, {
      number: desk.number,
      note: desk.note,
      positions: positionsIn(options.items),
      tracking: trackingIn(options.tracking),
    })
    return [
      `${desk.number}: sent ${sent.positions.join(', ')}${sent.isLast ? ', and that was all of it' : ''}`,
    ]
  },

  async points(database, { desk: { number, by, now }, rest }, desk) {
    if (rest.length > 0) return null
    const { points } = await answerOf({ database, desk, by, now }, retryPoints, { number })
    return [`${number}: ${points} points are posted again`]
  },

  async deliver(database, { desk, rest }, shopDesk) {
    if (rest.length > 0) return null
    const { number, note } = desk
    await answerOf(behind(database, desk, shopDesk), deliverOrder, { number, note })
    return [`${desk.number}: delivered`]
  },

  async cancel(database, { desk, rest, options }, shopDesk) {
    if (rest.length > 0) return null
    const { number, note } = desk
    const cancelled = await answerOf(behind(database, desk, shopDesk), stopOrder, {
      number,
      note,
      positions: positionsIn(options.items),
    })
    const gifts = cancelled.gifts.map(
      (position) => `  ${position} was a gift that nothing left of the order earns`,
    )
    return [
      `${desk.number}: cancelled ${cancelled.positions.join(', ')}`,
      ...gifts,
      ...givenBackLines(cancelled),
    ]
  },

  async return(database, { desk, rest, options }, shopDesk) {
    const deduct = options.deduct === undefined ? 0 : parseAmount(options.deduct)
    const areWords = [options.shelf, options.withdrawal].every((word) => isAnswer(word))
    if (rest.length > 0 || deduct === null || !areWords) return null
    const { number, note } = desk
    const received = await answerOf(behind(database, desk, shopDesk), takeBackGoods, {
      number,
      note,
      returnNumber: options.return?.toUpperCase() ?? null,
      positions: positionsIn(options.items),
      isWithdrawal: options.withdrawal === 'yes',
      deduct,
      toShelf: options.shelf !== 'no',
    })
    return [`${desk.number}: received ${received.returns.join(', ')}`, ...givenBackLines(received)]
  },

  async refund(database, { desk, rest: [amountWord, ...rest], options }, shopDesk) {
    if (options.return !== undefined) {
      if (amountWord !== undefined) return null
      const { number, note } = desk
      const asked = { number, note, returnNumber: options.return }
      const refunded = await answerOf(behind(database, desk, shopDesk), refundReturn, asked)
      return [`${number}: refunded ${options.return.toUpperCase()}`, ...givenBackLines(refunded)]
    }
    if (amountWord === undefined || rest.length > 0) return null
    const amount = amountWord === 'all' ? null : parseAmount(amountWord)
    if (amountWord !== 'all' && amount === null)
      throw new OrderRefusal(
        `"${amountWord}" is no amount for sure: write it as 12 or 12,50, without thousands signs.`,
      )
    const refunded = await answerOf(behind(database, desk, shopDesk), giveMoneyBack, {
      number: desk.number,
      note: desk.note,
      amount,
    })
    return [`${desk.number}: refunded`, ...givenBackLines(refunded)]
  },
}

function behind(database: Database, { by, now }: DeskInput, desk: Desk) {
  return { database, desk, by, now }
}

function isAnswer(word: string | undefined): boolean {
  return word === undefined || word === 'yes' || word === 'no'
}

export function positionsIn(word: string | undefined): number[] | null {
  if (word === undefined) return null
  if (!/^\d{1,4}(,\d{1,4})*$/.test(word))
    throw new OrderRefusal(`"${word}" are no items: write their positions as 1,3. "orders show" tells them.`)
  return [...new Set(word.split(',').map(Number))]
}

function trackingIn(word: string | undefined): WrittenTracking | null {
  if (word === undefined) return null
  const [, carrier = null, number = ''] = /^(?:([a-z-]+):)?([A-Za-z0-9. -]{4,40})$/.exec(word) ?? []
  if (number.trim() === '' || (carrier !== null && !isCarrier(carrier)))
    throw new OrderRefusal(
      `"${word}" is no parcel: write <carrier>:<number>, with one of the carriers ${CARRIER_KEYS.join(', ')}.`,
    )
  return { carrier, number }
}
