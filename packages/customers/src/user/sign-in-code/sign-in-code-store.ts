import type { Sql } from '@shop/engine/db/database'
import { users } from '@shop/engine/db/schema/shopper'
import { signInCodes } from '@shop/engine/db/schema/sign-in-codes'
import { and, eq, gt, lt, sql as raw } from 'drizzle-orm'
import type { Customer } from '../customer.ts'
import { customerOf } from '../customer-store.ts'

type NewCode = typeof signInCodes.$inferInsert

/** Keeps a code. Codes of other browsers stay good: a stranger who asks for one ends none of the owner's. */
export async function keepSignInCode(sql: Sql, code: NewCode): Promise<void> {
  await sql.insert(signInCodes).values(code)
}

/**
 * Counts a try at the code of a ticket, in a statement of its own: what comes of it takes nothing back. Null when the
 * ticket is unknown, too old, or has no try left.
 */
export async function tryTicket(
  sql: Sql,
  { ticketHash, mostTries, now }: { ticketHash: string; mostTries: number; now: Date },
): Promise<{ codeHash: string; customerId: string | null } | null> {
  const [row] = await sql
    .update(signInCodes)
    .set({ tries: raw`${signInCodes.tries} + 1` })
    .where(
      and(
        eq(signInCodes.ticketHash, ticketHash),
        lt(signInCodes.tries, mostTries),
        gt(signInCodes.expiresAt, now),
      ),
    )
    .returning({ codeHash: signInCodes.codeHash, customerId: signInCodes.customerId })
  return row ?? null
}

/** Whose code a ticket waits for; null for nobody's. */
export async function ticketOwner(
  sql: Sql,
  ticketHash: string,
): Promise<Pick<Customer, 'id' | 'passwordHash'> | null> {
  const [row] = await sql
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(signInCodes)
    .innerJoin(users, eq(users.id, signInCodes.customerId))
    .where(eq(signInCodes.ticketHash, ticketHash))
  return row ?? null
}

/** Uses a code up: its customer; null when another request was faster. */
export async function takeSignInCode(sql: Sql, ticketHash: string): Promise<Customer | null> {
  const [taken] = await sql
    .delete(signInCodes)
    .where(eq(signInCodes.ticketHash, ticketHash))
    .returning({ customerId: signInCodes.customerId })
  if (!taken || taken.customerId === null) return null
  const [row] = await sql
    .select()
    .from(users)
    .where(and(eq(users.id, taken.customerId), eq(users.isGuest, false)))
  return row ? customerOf(row) : null
}

/** Every code of an account ends: it was mailed to an address that the account leaves. */
export async function endSignInCodes(sql: Sql, customerId: string): Promise<void> {
  await sql.delete(signInCodes).where(eq(signInCodes.customerId, customerId))
}

/** Forgets codes that have ended. */
export async function forgetSignInCodes(sql: Sql, now: Date): Promise<void> {
  await sql.delete(signInCodes).where(lt(signInCodes.expiresAt, now))
}
