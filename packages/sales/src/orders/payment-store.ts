import type { moneyBack } from '@shop/domain/order/money-back'
import type { OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { orders, paymentEvents, paymentMoves, payments, paymentWebhooks } from '@shop/engine/db/schema/orders'
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, lte, not, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

export type Payment = typeof payments.$inferSelect
export type Move = typeof paymentMoves.$inferSelect
export type StoredPayment = Parameters<typeof moneyBack>[0][number]

/** Moves that are not over yet. */
const OPEN: Move['state'][] = ['due', 'asked']

type Fact = {
  paymentId: string
  kind: string
  amount: number | null
  by: string
  note: string | null
  now: Date
}

/** Notes what happened to a payment. */
export async function notePaymentEvent(sql: Sql, { now, ...fact }: Fact): Promise<void> {
  await sql.insert(paymentEvents).values({ ...fact, at: now })
}

type Change = Partial<
  Pick<
    Payment,
    | 'state'
    | 'captured'
    | 'released'
    | 'refunded'
    | 'providerReference'
    | 'providerSession'
    | 'redirectAddress'
  >
>

/** Writes what is known of a payment now; its order has to be locked. */
export async function changePayment(sql: Sql, paymentId: string, change: Change, now: Date): Promise<void> {
  await sql
    .update(payments)
    .set({ ...change, updatedAt: now })
    .where(eq(payments.id, paymentId))
}

export async function paymentById(sql: Sql, paymentId: string): Promise<Payment | null> {
  const [row] = await sql.select().from(payments).where(eq(payments.id, paymentId))
  return row ?? null
}

/** Who pays by a payment, whether they agreed that the provider keeps the card, when, and in which locale. */
export async function consentOfPayment(
  sql: Sql,
  paymentId: string,
): Promise<{ customerId: string | null; savesCard: boolean; at: Date; locale: string } | null> {
  const [row] = await sql
    .select({
      customerId: orders.customerId,
      savesCard: payments.savesCard,
      at: payments.createdAt,
      locale: orders.locale,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
  return row ?? null
}

/** The locale of a customer's latest order; null for who has none. */
export async function latestOrderLocale(sql: Sql, customerId: string): Promise<string | null> {
  const [row] = await sql
    .select({ locale: orders.locale })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return row?.locale ?? null
}

type NewMove = Pick<Move, 'provider' | 'paymentId' | 'target' | 'kind' | 'amount' | 'reason'> & { now: Date }

/** Queues a move, which the provider is asked for after this transaction. Returns its id. */
export async function putMove(sql: Sql, { now, ...move }: NewMove): Promise<string> {
  const id = newKey()
  await sql
    .insert(paymentMoves)
    .values({ id, ...move, state: 'due', dueAt: now, createdAt: now, updatedAt: now })
  return id
}

/** Whether an authorisation is being cancelled, or was. */
export async function isCalledOff(sql: Sql, paymentId: string, target: string): Promise<boolean> {
  const rows = await sql
    .select({ id: paymentMoves.id })
    .from(paymentMoves)
    .where(
      and(
        eq(paymentMoves.paymentId, paymentId),
        eq(paymentMoves.target, target),
        eq(paymentMoves.kind, 'cancel'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The moves of a payment that are not over, oldest first. */
export async function openMoves(sql: Sql, paymentId: string): Promise<Move[]> {
  return sql
    .select()
    .from(paymentMoves)
    .where(and(eq(paymentMoves.paymentId, paymentId), inArray(paymentMoves.state, OPEN)))
    .orderBy(asc(paymentMoves.createdAt), asc(paymentMoves.id))
}

/** The refunds of a payment that nobody has asked the provider for yet, oldest first; nobody does until the transaction ends. */
export async function lockUntriedRefunds(sql: Sql, paymentId: string): Promise<Move[]> {
  return sql
    .select()
    .from(paymentMoves)
    .where(
      and(
        eq(paymentMoves.paymentId, paymentId),
        eq(paymentMoves.kind, 'refund'),
        eq(paymentMoves.state, 'due'),
        eq(paymentMoves.attempts, 0),
      ),
    )
    .orderBy(asc(paymentMoves.createdAt), asc(paymentMoves.id))
    .for('update')
}

/** The move that a provider's reference belongs to, whatever became of it. */
export async function moveByReference(sql: Sql, paymentId: string, reference: string): Promise<Move | null> {
  const [row] = await sql
    .select()
    .from(paymentMoves)
    .where(and(eq(paymentMoves.paymentId, paymentId), eq(paymentMoves.reference, reference)))
  return row ?? null
}

/** Whether a notice counted before. */
export async function isKnownNotice(sql: Sql, provider: string, noticeId: string): Promise<boolean> {
  const rows = await sql
    .select({ id: paymentWebhooks.id })
    .from(paymentWebhooks)
    .where(eq(paymentWebhooks.id, `${provider}:${noticeId}`))
  return rows.length > 0
}

/** Whether a move still waits to be asked for. */
export async function isStillDue(sql: Sql, moveId: string): Promise<boolean> {
  const [row] = await sql
    .select({ state: paymentMoves.state })
    .from(paymentMoves)
    .where(eq(paymentMoves.id, moveId))
  return row?.state === 'due'
}

export async function lockMove(sql: Sql, moveId: string): Promise<Move | null> {
  const [row] = await sql.select().from(paymentMoves).where(eq(paymentMoves.id, moveId)).for('update')
  return row ?? null
}

export async function changeMove(
  sql: Sql,
  moveId: string,
  change: Partial<Pick<Move, 'state' | 'reference' | 'lastError' | 'dueAt'>>,
  now: Date,
): Promise<void> {
  await sql
    .update(paymentMoves)
    .set({ ...change, updatedAt: now })
    .where(eq(paymentMoves.id, moveId))
}

type Claim = { provider: string; now: Date; until: Date; limit: number }

/** After a day without a notice its refund is requested all the same: the notice is lost, and the money is due. */
const LONGEST_CAPTURE_MILLISECONDS = 24 * 60 * 60 * 1000

/**
 * Leases due moves of a provider to this process until a moment, after which others may take them: a process that dies
 * before it has stored the answer leaves a move that is requested again under the same id.
 */
export async function claimMoves(sql: Sql, { provider, now, until, limit }: Claim): Promise<Move[]> {
  const due = await sql
    .select({ id: paymentMoves.id })
    .from(paymentMoves)
    .where(
      and(
        eq(paymentMoves.state, 'due'),
        eq(paymentMoves.provider, provider),
        lte(paymentMoves.dueAt, now),
        not(and(eq(paymentMoves.kind, 'refund'), exists(captureUnderWay(sql, now))) ?? raw`false`),
      ),
    )
    .orderBy(asc(paymentMoves.dueAt), asc(paymentMoves.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []

  const claimed = await sql
    .update(paymentMoves)
    .set({ dueAt: until, attempts: raw`${paymentMoves.attempts} + 1` })
    .where(
      inArray(
        paymentMoves.id,
        due.map(({ id }) => id),
      ),
    )
    .returning()
  return claimed.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** A capture of the same payment: a refund that overtook it would be refused for good. */
function captureUnderWay(sql: Sql, now: Date) {
  const capture = alias(paymentMoves, 'capture')
  const since = new Date(now.getTime() - LONGEST_CAPTURE_MILLISECONDS)
  return sql
    .select({ id: capture.id })
    .from(capture)
    .where(
      and(
        eq(capture.paymentId, paymentMoves.paymentId),
        eq(capture.kind, 'capture'),
        inArray(capture.state, ['due', 'asked']),
        gt(capture.createdAt, since),
      ),
    )
}

const isChargeback = inArray(paymentEvents.kind, ['chargedBack', 'chargebackReversed'])
/** A reversal of what was disputed before the shop booked chargebacks is no credit. */
const takenByBank = raw<string>`greatest(0, sum(case when ${paymentEvents.kind} = 'chargedBack' then ${paymentEvents.amount} else -${paymentEvents.amount} end))`

/** What a bank has taken back of a payment and not returned, minor units. */
async function chargedBackOf(sql: Sql, paymentId: string): Promise<number> {
  const [row] = await sql
    .select({ amount: takenByBank })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), isChargeback))
  return Number(row?.amount ?? 0)
}

/** What banks have taken back of the payments of an order and not returned, minor units, by payment. */
export async function chargebacksOfOrder(sql: Sql, orderId: string): Promise<Map<string, number>> {
  const rows = await sql
    .select({ paymentId: payments.id, amount: takenByBank })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(and(eq(payments.orderId, orderId), isChargeback))
    .groupBy(payments.id)
  return new Map(rows.map(({ paymentId, amount }) => [paymentId, Number(amount)]))
}

/** The amounts of each payment, with moves under way counted as done. */
export async function paidParts(sql: Sql, paid: readonly Payment[]): Promise<StoredPayment[]> {
  const parts: StoredPayment[] = []
  for (const payment of paid) {
    const open = await openMoves(sql, payment.id)
    const sum = (kind: Move['kind']) =>
      open.filter((move) => move.kind === kind).reduce((total, { amount }) => total + amount, 0)
    parts.push({
      id: payment.id,
      key: payment.key,
      byProvider: payment.provider !== null,
      amount: payment.amount,
      captured: payment.captured + sum('capture'),
      released: payment.released,
      refunded: payment.refunded + sum('refund'),
      chargedBack: await chargedBackOf(sql, payment.id),
    })
  }
  return parts
}

/**
 * Shipped orders with authorised money that is not captured yet, at most a hundred. A refused capture is not repeated:
 * an operator has to look at it.
 */
export async function shippedUnpaidOrderIds(sql: Sql): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ id: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        isNotNull(payments.provider),
        inArray(payments.state, ['authorised', 'captured']),
        raw`${payments.captured} + ${payments.released} < ${payments.amount}`,
        inArray(orders.state, ['shipped', 'delivered']),
        raw`not exists (select 1 from ${paymentMoves} where ${paymentMoves.paymentId} = ${payments.id} and ${paymentMoves.kind} = 'capture' and ${paymentMoves.state} <> 'done')`,
      ),
    )
    .limit(100)
  return rows.map(({ id }) => id)
}

/** The payment of an order that a provider takes; null when it takes none. */
export async function paymentOfOrder(sql: Sql, orderId: string, provider: string): Promise<Payment | null> {
  const [row] = await sql
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.provider, provider)))
  return row ?? null
}

/** The state of the order that a payment belongs to; null for an unknown payment. */
export async function paymentOrderState(sql: Sql, paymentId: string): Promise<OrderState | null> {
  const [row] = await sql
    .select({ state: orders.state })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
  return row?.state ?? null
}

/** What happened to the payments of an order, of these kinds, in its order. */
export async function eventsOfOrder(sql: Sql, orderId: string, kinds: readonly string[]) {
  return sql
    .select({
      at: paymentEvents.at,
      kind: paymentEvents.kind,
      amount: paymentEvents.amount,
      key: payments.key,
      paymentId: payments.id,
    })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(and(eq(payments.orderId, orderId), inArray(paymentEvents.kind, [...kinds])))
    .orderBy(asc(paymentEvents.id))
}

/** The refunds of an order that were requested from a provider. */
export async function refundMovesOfOrder(sql: Sql, orderId: string) {
  return sql
    .select({
      paymentId: paymentMoves.paymentId,
      amount: paymentMoves.amount,
      state: paymentMoves.state,
      at: paymentMoves.createdAt,
    })
    .from(paymentMoves)
    .innerJoin(payments, eq(payments.id, paymentMoves.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(paymentMoves.kind, 'refund')))
}
