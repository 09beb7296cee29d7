import type { Sql } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import type * as v from 'valibot'
import type { OrderNewsPayload } from './order-news-payload.ts'

export const ORDER_NEWS_TOPIC = 'orderNews'

/** What a shopper has to hear about an order. */
export type OrderNews = v.InferOutput<typeof OrderNewsPayload>

/**
 * Queues news of an order in the transaction that causes them. A process that knows the brand turns them into a mail;
 * what acts on an order, such as the command line, need not know it.
 */
export async function putOrderNews(sql: Sql, news: OrderNews, now: Date): Promise<void> {
  await sql.insert(outbox).values({ topic: ORDER_NEWS_TOPIC, payload: news, availableAt: now })
}
