import type { CarrierKey } from '@shop/domain/shop/carriers'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import * as v from 'valibot'
import type { Sql } from '../db/database.ts'
import { outbox } from '../db/schema/system.ts'
import { OrderNewsPayload } from './order-news-payload.ts'

const TOPIC = 'orderNews'

/** A parcel on its way. */
export type Tracking = { carrier: CarrierKey; number: string }

/** What a shopper has to hear about an order. */
export type OrderNews = v.InferOutput<typeof OrderNewsPayload>

/**
 * Notes news of an order in the transaction that makes them true. They become a mail in a process that knows the brand:
 * whoever acts on an order, such as a command line, need not.
 */
export async function putOrderNews(sql: Sql, news: OrderNews, now: Date): Promise<void> {
  await sql.insert(outbox).values({ topic: TOPIC, payload: news, availableAt: now })
}

type Due = { id: number; news: OrderNews }

/** News that wait for their mail, oldest first, each for one process alone until the transaction ends. */
export async function lockOrderNews(sql: Sql, { now, limit }: { now: Date; limit: number }): Promise<Due[]> {
  const rows = await sql
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.topic, TOPIC), isNull(outbox.doneAt), lte(outbox.availableAt, now)))
    .orderBy(asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(({ id, payload }) => ({ id, news: v.parse(OrderNewsPayload, payload) }))
}

export async function orderNewsTold(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql
    .update(outbox)
    .set({ doneAt: now })
    .where(inArray(outbox.id, [...ids]))
}
