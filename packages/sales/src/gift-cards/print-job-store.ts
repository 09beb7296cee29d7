import type { Currency } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { outbox } from '@shop/engine/db/schema/system'
import { HELD } from '@shop/mail/outbox/outbox-store'
import { and, asc, eq, inArray, isNull, lte, sql as raw } from 'drizzle-orm'
import * as v from 'valibot'

export const PRINT_TOPIC = 'giftCardPrint'

const CURRENCIES = ['EUR', 'CHF'] as const satisfies readonly Currency[]

const PrintJob = v.object({
  orderNumber: v.string(),
  locale: v.string(),
  code: v.string(),
  pin: v.string(),
  /** Minor units. */
  amount: v.number(),
  currency: v.picklist(CURRENCIES),
  expiresAt: v.string(),
})

/** A gift card that goes by post: what has to be printed on it, which is kept nowhere else. */
export type PrintJob = v.InferOutput<typeof PrintJob>

/** Writes what has to be printed, to wait until the order of the card is paid. */
export async function holdPrintJob(
  sql: Sql,
  job: PrintJob,
  { orderId, part }: { orderId: string; part: string },
): Promise<void> {
  await sql.insert(outbox).values({
    topic: PRINT_TOPIC,
    payload: { ...job, giftCardOrder: orderId, giftCardPart: part },
    availableAt: HELD,
  })
}

/**
 * Takes cards that are to be printed, oldest first, each exactly once however many ask: code and PIN are handed over and
 * forgotten in one transaction.
 */
export async function takePrintJobs(
  sql: Sql,
  { now, limit }: { now: Date; limit: number },
): Promise<PrintJob[]> {
  const due = await sql
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.topic, PRINT_TOPIC), isNull(outbox.doneAt), lte(outbox.availableAt, now)))
    .orderBy(asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  const jobs = due.map(({ payload }) => v.parse(PrintJob, payload))
  await sql
    .update(outbox)
    .set({ doneAt: now, payload: raw`${outbox.payload} - 'code' - 'pin'` })
    .where(
      inArray(
        outbox.id,
        due.map(({ id }) => id),
      ),
    )
  return jobs
}
