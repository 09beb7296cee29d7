import type { Sql } from '@shop/engine/db/database'
import { complaintPhotos, complaints, orderReturns, withdrawals } from '@shop/engine/db/schema/after-sales'
import { products } from '@shop/engine/db/schema/catalogue'
import { contactMessages, inboxWork } from '@shop/engine/db/schema/inbox'
import { orders } from '@shop/engine/db/schema/orders'
import { productQuestions } from '@shop/engine/db/schema/questions'
import { and, asc, desc, eq, exists, isNotNull, isNull, ne, not, or, sql as raw, type SQL } from 'drizzle-orm'

type Work = typeof inboxWork.$inferSelect | null
type Complaint = typeof complaints.$inferSelect
type ComplainedOrder = {
  number: string
  email: string
  locale: string
  customer: { firstName: string; lastName: string }
}

type AskedProduct = { id: number; name: string; referenceKey: string }

/** Something that was sent, as its own table has it, with what the desk does about it. */
export type InboxSource =
  | { of: 'message'; row: typeof contactMessages.$inferSelect; work: Work }
  | { of: 'complaint'; row: Complaint; order: ComplainedOrder; work: Work }
  | {
      of: 'withdrawal'
      row: typeof withdrawals.$inferSelect
      /** Goods are expected whose money has not gone back. */
      isMoneyOpen: boolean
      work: Work
    }
  | { of: 'question'; row: typeof productQuestions.$inferSelect; product: AskedProduct; work: Work }

export type InboxPart = 'message' | 'privacy' | 'complaint' | 'withdrawal' | 'question'

const ORDER = {
  number: orders.number,
  email: orders.email,
  locale: orders.locale,
  customer: orders.customer,
}

const unsettled = ne(withdrawals.state, 'settled')

/** The law's days run for it: a return by the shop's own promise has none. */
function moneyOpen(sql: Sql): SQL {
  const announced = and(
    eq(orderReturns.declaration, withdrawals.number),
    eq(orderReturns.state, 'announced'),
    eq(orderReturns.basis, 'law'),
    isNull(orderReturns.refundedAt),
  )
  return exists(sql.select({ one: raw`1` }).from(orderReturns).where(announced))
}

type Query = { where: SQL | undefined; limit: number; isNewestFirst: boolean }

/**
 * What is not done, the oldest first; of complaints those that nobody has answered before the others, and of withdrawals those
 * that nobody has settled before those whose goods are on their way.
 */
export async function openSources(sql: Sql, part: InboxPart, limit: number): Promise<InboxSource[]> {
  const isOpen = or(isNull(inboxWork.state), ne(inboxWork.state, 'done'))
  const query = { limit, isNewestFirst: false }
  if (part === 'complaint') return complained(sql, { ...query, where: ne(complaints.state, 'closed') })
  if (part === 'withdrawal')
    return declared(sql, { ...query, where: or(unsettled, and(isOpen, moneyOpen(sql))) })
  if (part === 'question') return asked(sql, { ...query, where: eq(productQuestions.state, 'asked') })
  return written(sql, { ...query, where: and(eq(contactMessages.kind, part), isOpen) })
}

/** What is done, the newest first. */
export async function doneSources(sql: Sql, part: InboxPart, limit: number): Promise<InboxSource[]> {
  const query = { limit, isNewestFirst: true }
  if (part === 'complaint') return complained(sql, { ...query, where: eq(complaints.state, 'closed') })
  if (part === 'withdrawal') {
    const isDone = or(eq(inboxWork.state, 'done'), not(moneyOpen(sql)))
    return declared(sql, { ...query, where: and(eq(withdrawals.state, 'settled'), isDone) })
  }
  // What was answered before anybody did it at the desk came with an import.
  if (part === 'question')
    return asked(sql, {
      ...query,
      where: and(ne(productQuestions.state, 'asked'), isNotNull(inboxWork.number)),
    })
  return written(sql, {
    ...query,
    where: and(eq(contactMessages.kind, part), eq(inboxWork.state, 'done')),
  })
}

/** What has a number; null for a number of nothing. */
export async function sourceNumbered(sql: Sql, number: string): Promise<InboxSource | null> {
  const query = { limit: 1, isNewestFirst: false }
  const [found] = [
    ...(await written(sql, { ...query, where: eq(contactMessages.number, number) })),
    ...(await complained(sql, { ...query, where: eq(complaints.number, number) })),
    ...(await declared(sql, { ...query, where: eq(withdrawals.number, number) })),
    ...(await asked(sql, { ...query, where: eq(productQuestions.number, number) })),
  ]
  return found ?? null
}

/** Everything that came from an e-mail address, for the page of its customer. */
export async function sourcesUnder(sql: Sql, email: string, limit: number): Promise<InboxSource[]> {
  const query = { limit, isNewestFirst: true }
  return [
    ...(await written(sql, { ...query, where: eq(contactMessages.email, email) })),
    ...(await complained(sql, { ...query, where: eq(orders.email, email) })),
    ...(await declared(sql, { ...query, where: eq(withdrawals.email, email) })),
    ...(await asked(sql, { ...query, where: eq(productQuestions.email, email) })),
  ]
}

export async function countPhotos(sql: Sql, complaintId: string): Promise<number> {
  const [row] = await sql
    .select({ count: raw<number>`count(*)::int` })
    .from(complaintPhotos)
    .where(eq(complaintPhotos.complaintId, complaintId))
  return row?.count ?? 0
}

async function written(sql: Sql, { where, limit, isNewestFirst }: Query): Promise<InboxSource[]> {
  const by = isNewestFirst ? desc(contactMessages.receivedAt) : asc(contactMessages.receivedAt)
  const rows = await sql
    .select({ row: contactMessages, work: inboxWork })
    .from(contactMessages)
    .leftJoin(inboxWork, eq(inboxWork.number, contactMessages.number))
    .where(where)
    .orderBy(by)
    .limit(limit)
  return rows.map(({ row, work }) => ({ of: 'message', row, work }))
}

async function complained(sql: Sql, { where, limit, isNewestFirst }: Query): Promise<InboxSource[]> {
  const by = isNewestFirst
    ? [desc(complaints.receivedAt)]
    : [desc(raw`${complaints.state} = 'received'`), asc(complaints.receivedAt)]
  const rows = await sql
    .select({ row: complaints, order: ORDER, work: inboxWork })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .leftJoin(inboxWork, eq(inboxWork.number, complaints.number))
    .where(where)
    .orderBy(...by)
    .limit(limit)
  return rows.map(({ row, order, work }) => ({ of: 'complaint', row, order, work }))
}

async function declared(sql: Sql, { where, limit, isNewestFirst }: Query): Promise<InboxSource[]> {
  const by = isNewestFirst ? [desc(withdrawals.declaredAt)] : [desc(unsettled), asc(withdrawals.declaredAt)]
  const rows = await sql
    .select({ row: withdrawals, work: inboxWork, isMoneyOpen: raw<boolean>`${moneyOpen(sql)}` })
    .from(withdrawals)
    .leftJoin(inboxWork, eq(inboxWork.number, withdrawals.number))
    .where(where)
    .orderBy(...by)
    .limit(limit)
  return rows.map((row) => ({ of: 'withdrawal', ...row }))
}

async function asked(sql: Sql, { where, limit, isNewestFirst }: Query): Promise<InboxSource[]> {
  const by = isNewestFirst ? desc(productQuestions.askedAt) : asc(productQuestions.askedAt)
  const rows = await sql
    .select({
      row: productQuestions,
      product: { id: products.id, name: products.name, referenceKey: products.referenceKey },
      work: inboxWork,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .leftJoin(inboxWork, eq(inboxWork.number, productQuestions.number))
    .where(where)
    .orderBy(by)
    .limit(limit)
  return rows.map(({ row, product, work }) => ({
    of: 'question',
    row,
    product: { ...product, name: product.name[row.language] },
    work,
  }))
}
