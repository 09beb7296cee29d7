import { withdrawOrder } from '@shop/api-client/contract/after-sales'
import { problem } from '@shop/api-client/contract/problem'
import type { WithdrawalOutcome } from '@shop/api-client/office/withdrawal-outcome'
import type { Order } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import type { UnitsAt } from '@shop/engine/db/schema/after-sales'
import { putMail } from '@shop/mail/outbox/outbox-store'
import { newPaperNumber } from '../invoice/paper-number.ts'
import { onSession, type SessionContext } from '../on.ts'
import { returnAnnouncedMail, withdrawalReceivedMail } from '../order-mails/after-sales-mails.ts'
import { orderPageAddress } from '../order-mails/order-links.ts'
import { expectedGoodsOf } from '../orders/expected-goods.ts'
import { addOrderToken } from '../orders/order-lookup-store.ts'
import { OrderRefusal } from '../orders/order-refusal.ts'
import { lockOrder } from '../orders/order-store.ts'
import { positionsOf } from './cancel-own-order.ts'
import { fingerprintOf } from './declare-withdrawal.ts'
import { requireOrder } from './order-access.ts'
import { type Refused, returnableItems, type TakenBack, takeBackUnits } from './take-back-units.ts'
import { withdrawalOutcomeNote } from './withdrawal-outcome-note.ts'
import { insertWithdrawal, sameDeclaration } from './withdrawal-store.ts'

type Declared = { number: string; declaredAt: string }

/**
 * Takes back units of an order for anyone with access to it: all that was asked for, or nothing. Receipt, states, label
 * and refund are one transaction.
 *
 * @see eu-duties C-01, C-06; product §4 "Order"
 */
export const withdrawOrderHandler = onSession(withdrawOrder).answer(async (asked, context) => {
  const { services } = context
  const order = await requireOrder(context, asked)
  const positions = positionsOf(
    order,
    asked.items.map(({ key }) => key),
  )
  const lines = merged(
    positions.map((position, index) => ({ position, quantity: asked.items[index]?.quantity ?? 0 })),
  )
  try {
    const { declared, given } = await context.inOneCommit(
      (sql) => declaredIn(sql, context, { order, lines }),
      (done) => done.declared,
    )
    if (given !== null && given.variantIds.length > 0) services.stockChanged(given.variantIds)
    return declared
  } catch (thrown) {
    if (thrown instanceof OrderRefusal) throw problem(409, 'nothing_to_return', thrown.message)
    throw thrown
  }
})

type WithdrawInput = { order: Order; lines: UnitsAt[] }

async function declaredIn(
  sql: Sql,
  context: SessionContext,
  { order, lines }: WithdrawInput,
): Promise<{ declared: Declared; given: TakenBack | null }> {
  const { shop, now, addressOf } = context
  await lockOrder(sql, order.id)
  const fingerprint = fingerprintOf(order.id, JSON.stringify(lines))
  const items = await returnableItems(sql, order, now)
  const isOver = lines.every(({ position }) => {
    const choice = items[position - 1]?.choice
    return choice?.type === 'impossible' && choice.why === 'done'
  })
  const same = isOver ? await sameDeclaration(sql, { fingerprint, after: new Date(0) }) : null
  if (same !== null)
    return { declared: { number: same.number, declaredAt: same.declaredAt.toISOString() }, given: null }

  const number = newPaperNumber('W')
  const given = await takeBackUnits(sql, {
    orderId: order.id,
    lines,
    by: 'shopper',
    declaration: number,
    declaredAt: now,
    note: null,
    now,
  })
  if (given.refused.length > 0) throw refusal(order, lines, given.refused)

  const { customer } = order
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  await insertWithdrawal(sql, {
    id: newKey(),
    number,
    orderId: order.id,
    source: 'order',
    state: 'settled',
    fingerprint,
    locale: shop.locale,
    orderNumber: order.number,
    name,
    email: customer.email,
    itemsText: '',
    lines,
    outcome: withdrawalOutcomeNote(outcomeOf(given)),
    declaredAt: now,
    settledAt: now,
  })
  const named = lines.map(({ position, quantity }) => `${quantity} × ${items[position - 1]?.name ?? ''}`)
  const declared = {
    number,
    declaredAt: now,
    orderNumber: order.number,
    name,
    email: customer.email,
    lines: named,
  }
  await putMail(sql, withdrawalReceivedMail(shop, declared), now)
  if (given.returns.length > 0) {
    const address = orderPageAddress(addressOf, order.number, await addOrderToken(sql, order.id, now))
    const goods = await expectedGoodsOf(sql, order)
    const about = { to: customer.email, orderNumber: order.number, address, goods }
    await putMail(sql, returnAnnouncedMail(shop, about), now)
  }
  return { declared: { number, declaredAt: now.toISOString() }, given }
}

/** What became of a declaration. */
export function outcomeOf({ recalled, returns, refused }: TakenBack): WithdrawalOutcome {
  return { code: 'settled', cancelled: recalled, expected: returns, kept: refused }
}

/** The same item named twice counts once. */
function merged(lines: readonly UnitsAt[]): UnitsAt[] {
  const units = new Map<number, number>()
  for (const { position, quantity } of lines) units.set(position, (units.get(position) ?? 0) + quantity)
  return [...units]
    .map(([position, quantity]) => ({ position, quantity }))
    .sort((a, b) => a.position - b.position)
}

function refusal(order: Order, lines: readonly UnitsAt[], refused: readonly Refused[]) {
  const errors = refused.map(({ position, why }) => ({
    path: `items.${lines.findIndex((line) => line.position === position)}`,
    key: `takeBack.${why}`,
    params: {},
  }))
  const isInput = refused.every(({ why }) => why === 'tooMany' || why === 'wholeOnly')
  const reasons = refused.map(({ position, why }) => `item ${position}: ${why}`).join(', ')
  return isInput
    ? problem(422, 'input_invalid', `Order ${order.number} has not so many units: ${reasons}.`, errors)
    : problem(409, 'nothing_to_return', `Not everything of it can be given back: ${reasons}.`, errors)
}
