import { createHash } from 'node:crypto'
import { isAffected } from '@shop/domain/recall/is-affected'
import type { RecallNotice } from '@shop/domain/recall/recall'
import type { Sql } from '@shop/engine/db/database'
import { orderItems, orders } from '@shop/engine/db/schema/orders'
import { recallMails } from '@shop/engine/db/schema/recalls'
import { users } from '@shop/engine/db/schema/shopper'
import { putNews } from '@shop/mail/outbox/outbox-store'
import { asc, count, eq, inArray } from 'drizzle-orm'

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
  const ids = notice.products.flatMap(({ variants }) => variants.map(({ id }) => id))
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
    .where(inArray(orderItems.variantId, ids))
    .orderBy(asc(orders.placedAt), asc(orders.number))
  const buyers = new Map<string, RecallBuyer>()
  for (const { orderId, number, email, accountEmail, ...bought } of rows)
    for (const address of isAffected(notice, bought) ? addressesOf(email, accountEmail) : []) {
      const { orderNumbers } = buyers.get(address) ?? { orderNumbers: [] }
      buyers.set(address, { address, orderId, orderNumbers: [...new Set([...orderNumbers, number])] })
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

function addressesOf(...all: readonly (string | null)[]): Set<string> {
  return new Set(all.flatMap((one) => (one === null || one === '' ? [] : [one.toLowerCase()])))
}

function digestOf(recallId: string, address: string): string {
  return createHash('sha256').update(`${recallId} ${address}`).digest('hex')
}
