import type { Sql } from '@shop/engine/db/database'
import { users } from '@shop/engine/db/schema/shopper'
import { eq } from 'drizzle-orm'

/** Whom data are about, and what may be looked for. */
export type Person = {
  customerId: string
  userId: string
  email: string
  /** Whether the e-mail address is known to be this person's: then what is kept under it alone is theirs, too. */
  ownsEmail: boolean
}

/** The person behind an account or a guest's record; the row is held until the transaction ends. Null when it is gone. */
export async function lockPerson(sql: Sql, customerId: string): Promise<Person | null> {
  const [row] = await sql.select().from(users).where(eq(users.id, customerId)).for('update')
  return row ? personOf(row) : null
}

/** How the log of the office names a customer: by a number, which says nothing once they are forgotten. */
export function customerObject(number: string): string {
  return `customer:${number}`
}

export function personOf(row: typeof users.$inferSelect): Person {
  const { id, userId, email, emailProvenAt } = row
  return { customerId: id, userId, email, ownsEmail: emailProvenAt !== null }
}
