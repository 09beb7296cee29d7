import { sql as raw } from 'drizzle-orm'
import { orderNumbers } from './schema/orders.ts'
import type { Sql } from './sql.ts'

/**
 * The next number of a counter. Its row stays locked until the transaction ends, and a number that was drawn in vain
 * goes back with it, so numbers have no gaps. Draw it late: everybody else waits for it.
 */
export async function nextSequence(sql: Sql, counter: string): Promise<number> {
  const [row] = await sql
    .insert(orderNumbers)
    .values({ counter, last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.counter, set: { last: raw`${orderNumbers.last} + 1` } })
    .returning({ last: orderNumbers.last })
  if (row === undefined) throw new Error(`The counter ${counter} gave no number.`)
  return row.last
}
