import { createHash } from 'node:crypto'
import { isAffected } from '@shop/domain/recall/is-affected'
import type { RecallNotice } from '@shop/domain/recall/recall'
import type { Sql } from '@shop/engine/db/database'
import { stock } from '@shop/engine/db/schema/catalogue'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { recalledVariants, recallMails, recalls } from '@shop/engine/db/schema/recalls'
import { users } from '@shop/engine/db/schema/shopper'
import { putNews } from '@shop/mail/outbox/outbox-store'
import { and, asc, count, eq, inArray, sql as raw, type SQL } from 'drizzle-orm'

export const RECALL_TOPIC = 'recall'

/** Who bought of a recall at one address: the newest of the orders has the page that the mail leads to. */
export type RecallBuyer = { address: string; orderId: string; orderNumbers: string[] }

/**
 * Everybody who bought what is recalled, guests as well, each address once: the one of the order, and the one of the
 * account where that has changed.
 *
 * @see isAffected; Regulation (EU) 2023/988 art. 35
 */
export async function recallBuyers(sql: Sql, notice: RecallNotice): Promise<RecallBuyer[]> {
  return buyersOf(sql, notice, null)
}

/**
 * Holds until the end of the transaction what recalled goods are bought by, before their buyers are read: the orders of them
 * that wait for their payment, and their shelves, which every order takes from. What is being bought is either among the
 * buyers' orders, or finds the recall when it is confirmed.
 */
export async function holdPurchases(sql: Sql, notice: RecallNotice): Promise<void> {
  const bought = sql
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(inArray(orderItems.variantId, variantsOf(notice)))
  await sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'pending_payment'), inArray(orders.id, bought)))
    .orderBy(asc(orders.id))
    .for('share')
  await sql
    .select({ id: stock.variantId })
    .from(stock)
    .where(inArray(stock.variantId, variantsOf(notice)))
    .orderBy(asc(stock.variantId))
    .for('share')
}

/** Whether any of these variants is recalled now. */
export function isAnyRecalled(variantIds: readonly number[]): SQL<boolean> {
  return raw<boolean>`exists (select 1 from ${recalledVariants} where ${inArray(recalledVariants.variantId, [...variantIds])})`
}

/**
 * Has the buyer of an order written to that was paid or placed after its goods were recalled: until then nothing was bought,
 * so that whoever published the recall has passed it over. In the transaction that confirms the order.
 */
export async function writeToLateBuyer(
  sql: Sql,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const running = await sql
    .selectDistinct({ id: recalls.id, notice: recalls.notice })
    .from(orderItems)
    .innerJoin(recalledVariants, eq(recalledVariants.variantId, orderItems.variantId))
    .innerJoin(recalls, eq(recalls.id, recalledVariants.recallId))
    .where(eq(orderItems.orderId, orderId))
  for (const { id, notice } of running)
    await writeToBuyers(sql, id, { buyers: await buyersOf(sql, notice, orderId), now })
}

/** Who bought of a notice: in all orders, or in this one. */
async function buyersOf(sql: Sql, notice: RecallNotice, orderId: string | null): Promise<RecallBuyer[]> {
  const rows = await sql
    .selectDistinct({
      orderId: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      locale: orders.locale,
      state: orderItems.state,
      email: orders.email,
      accountEmail: users.email,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(users, eq(users.id, orders.customerId))
    .where(
      and(
        inArray(orderItems.variantId, variantsOf(notice)),
        orderId === null ? undefined : eq(orderItems.orderId, orderId),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.number))
  const buyers = new Map<string, RecallBuyer>()
  for (const { orderId: id, number, email, accountEmail, ...bought } of rows)
    for (const address of isAffected(notice, bought) ? addressesOf(email, accountEmail) : []) {
      const { orderNumbers } = buyers.get(address) ?? { orderNumbers: [] }
      buyers.set(address, { address, orderId: id, orderNumbers: [...new Set([...orderNumbers, number])] })
    }
  return [...buyers.values()]
}

/** Has every buyer written to who was not yet, in the transaction that publishes the recall. Returns how many. */
export async function writeToBuyers(
  sql: Sql,
  recallId: string,
  { buyers, now }: { buyers: readonly RecallBuyer[]; now: Date },
): Promise<number> {
  let written = 0
  for (const buyer of buyers) {
    const [first] = await sql
      .insert(recallMails)
      .values({ recallId, addressDigest: digestOf(recallId, buyer.address), writtenAt: now })
      .onConflictDoNothing()
      .returning({ digest: recallMails.addressDigest })
    if (first === undefined) continue
    await putNews(sql, RECALL_TOPIC, { recallId, ...buyer }, now)
    written += 1
  }
  return written
}

/** How many addresses each recall was written to, by its id. */
export async function recallMailCounts(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql
    .select({ recallId: recallMails.recallId, written: count() })
    .from(recallMails)
    .groupBy(recallMails.recallId)
  return new Map(rows.map(({ recallId, written }) => [recallId, Number(written)]))
}

function variantsOf({ products }: RecallNotice): number[] {
  return products.flatMap(({ variants }) => variants.map(({ id }) => id))
}

function addressesOf(...all: readonly (string | null)[]): Set<string> {
  return new Set(all.flatMap((one) => (one === null || one === '' ? [] : [one.toLowerCase()])))
}

function digestOf(recallId: string, address: string): string {
  return createHash('sha256').update(`${recallId} ${address}`).digest('hex')
}
