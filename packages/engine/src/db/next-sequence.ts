import { sql as raw } from 'drizzle-orm'
import { orderNumbers } from './schema/orders.ts'
import type { Sql } from './sql.ts'

/**
 * The next number of a counter. Its row stays locked until the transaction ends, and a number that was drawn in vain
 * goes back with it, so numbers have no gaps. Draw it late, because it blocks all others.
 */
export async function nextSequence(sql: Sql, counter: string): Promise<number> {
  return numberOf(await nextSequences(sql, [counter]), counter)
}

/** The next numbers of several counters, as above; to avoid deadlocks all callers name them in the same order. */
export async function nextSequences(sql: Sql, counters: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql
    .insert(orderNumbers)
    .values(counters.map((counter) => ({ counter, last: 1 })))
    .onConflictDoUpdate({ target: orderNumbers.counter, set: { last: raw`${orderNumbers.last} + 1` } })
    .returning({ counter: orderNumbers.counter, last: orderNumbers.last })
  return new Map(rows.map(({ counter, last }) => [counter, last]))
}

/** @throws Error when the counter was not drawn from */
export function numberOf(drawn: ReadonlyMap<string, number>, counter: string): number {
  const number = drawn.get(counter)
  if (number === undefined) throw new Error(`The counter ${counter} gave no number.`)
  return number
}
