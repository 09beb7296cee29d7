import { type Country, LOCALES, markets } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import type { PaymentKey } from '@shop/domain/payment/payment-method'
import type { Sql } from '@shop/engine/db/database'
import { orders, payments } from '@shop/engine/db/schema/orders'
import { outbox } from '@shop/engine/db/schema/system'
import { MAIL_TOPIC } from '@shop/mail/outbox/outbox-store'
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql as raw } from 'drizzle-orm'
import { FOUND, type FoundOrder } from '../orders/find-orders-store.ts'
import { ordersWithTransfers, owingTransfers } from '../orders/outstanding-transfer-store.ts'

/** States in which an order waits for somebody here; finished ones grow without end and are not counted. */
const WAITING: OrderState[] = ['confirmed', 'in_fulfilment', 'pending_payment', 'payment_failed']
const MOST_TRANSFERS = 100

/** How much waits: orders by state, transfers by hand, mails that were given up. */
export async function deskCounts(
  sql: Sql,
): Promise<{ counts: { state: OrderState; count: number }[]; transfers: number; deadMails: number }> {
  const rows = await sql
    .select({ state: orders.state, count: count() })
    .from(orders)
    .where(inArray(orders.state, WAITING))
    .groupBy(orders.state)
  const [dead] = await sql
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.topic, MAIL_TOPIC), isNull(outbox.doneAt), isNotNull(outbox.deadAt)))
  const counts = WAITING.map((state) => ({
    state,
    count: rows.find((row) => row.state === state)?.count ?? 0,
  }))
  const transfers = (await ordersWithTransfers(sql, MOST_TRANSFERS)).length
  return { counts, transfers, deadMails: dead?.count ?? 0 }
}

export type DeskQuery = {
  state: OrderState | null
  from: Date | null
  until: Date | null
  country: Country | null
  payment: PaymentKey | null
  owesTransfer: boolean
  /** The last order of the page before; null for the first page. */
  after: { placedAt: Date; number: string } | null
  limit: number
}

/** The newest orders that are like this, a page of them. Each part has an index, however many orders there are. */
export async function newestOrders(sql: Sql, query: DeskQuery): Promise<FoundOrder[]> {
  const { state, from, until, country, payment, owesTransfer, after, limit } = query
  const locales = LOCALES.filter((locale) => markets[locale].country === country)
  return sql
    .select(FOUND)
    .from(orders)
    .where(
      and(
        state === null ? undefined : eq(orders.state, state),
        from === null ? undefined : gte(orders.placedAt, from),
        until === null ? undefined : lt(orders.placedAt, until),
        country === null ? undefined : inArray(orders.locale, locales),
        payment === null ? undefined : inArray(orders.id, paidWith(sql, payment)),
        owesTransfer ? inArray(orders.id, owingTransfers(sql)) : undefined,
        after === null
          ? undefined
          : // A row of both, so that the index leads straight to the page.
            raw`(${orders.placedAt}, ${orders.number}) < (${after.placedAt.toISOString()}::timestamptz, ${after.number})`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
}

function paidWith(sql: Sql, key: PaymentKey) {
  return sql.select({ id: payments.orderId }).from(payments).where(eq(payments.key, key))
}
