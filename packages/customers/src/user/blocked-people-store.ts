import { problem } from '@shop/api-client/contract/problem'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Sql } from '@shop/engine/db/database'
import { newKey } from '@shop/engine/db/new-key'
import { blockedPeople } from '@shop/engine/db/schema/blocked-people'
import { sessions, users } from '@shop/engine/db/schema/shopper'
import { tokenHash } from '@shop/engine/session/token'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

export type Block = typeof blockedPeople.$inferSelect

type Blocking = { email: string; customerId: string | null; note: string; by: string; now: Date }

/**
 * Refuses a blocked person, as an account and as a guest: 403 `customer_blocked`. Where a stranger may have typed the
 * address it is verified first.
 */
export async function refuseBlocked(sql: Sql, email: string): Promise<void> {
  if ((await blockOf(sql, email)) !== null)
    throw problem(
      403,
      'customer_blocked',
      'Orders and signing in are not possible with this e-mail address. Customer service says why.',
    )
}

/** The current block of an address; null when there is none. */
export async function blockOf(sql: Sql, email: string): Promise<Block | null> {
  const [row] = await sql
    .select()
    .from(blockedPeople)
    .where(and(eq(blockedPeople.emailHash, emailHash(email)), isNull(blockedPeople.unblockedAt)))
  return row ?? null
}

/** Blocks an address and ends every session of its people. False when it is blocked already. */
export async function insertBlock(sql: Sql, blocking: Blocking): Promise<boolean> {
  const { email, customerId, note, by, now } = blocking
  const inserted = await sql
    .insert(blockedPeople)
    .values({ id: newKey(), emailHash: emailHash(email), customerId, note, blockedAt: now, blockedBy: by })
    .onConflictDoNothing()
    .returning({ id: blockedPeople.id })
  const people = sql
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalisedEmail(email)))
  await sql.delete(sessions).where(inArray(sessions.customerId, people))
  return inserted.length > 0
}

type Ending = { email: string; note: string | null; by: string; now: Date }

/** Ends the block of an address; it stays in the history. False when there is none. */
export async function endBlock(sql: Sql, { email, note, by, now }: Ending): Promise<boolean> {
  const ended = await sql
    .update(blockedPeople)
    .set({ unblockedAt: now, unblockedBy: by, unblockNote: note })
    .where(and(eq(blockedPeople.emailHash, emailHash(email)), isNull(blockedPeople.unblockedAt)))
    .returning({ id: blockedPeople.id })
  return ended.length > 0
}

/** Every block of an address, also those that have ended, the oldest first. */
export async function blocksUnder(sql: Sql, email: string): Promise<Block[]> {
  return sql
    .select()
    .from(blockedPeople)
    .where(eq(blockedPeople.emailHash, emailHash(email)))
    .orderBy(asc(blockedPeople.blockedAt))
}

export type BlockedNow = {
  block: Block
  customerNo: string | null
  email: string | null
  name: string | null
}

/** Blocked people, the latest first; a name only where there is an account. */
export async function blockedNow(sql: Sql, limit: number): Promise<BlockedNow[]> {
  const rows = await sql
    .select({ block: blockedPeople, person: users })
    .from(blockedPeople)
    .leftJoin(users, eq(users.id, blockedPeople.customerId))
    .where(isNull(blockedPeople.unblockedAt))
    .orderBy(desc(blockedPeople.blockedAt))
    .limit(limit)
  return rows.map(({ block, person }) => ({
    block,
    customerNo: person?.customerNo ?? null,
    email: person?.email ?? null,
    name: person && `${person.firstName} ${person.lastName}`,
  }))
}

/**
 * Deletes blocks that have ended. A current one is kept, as a digest alone: otherwise an erasure would lift it.
 *
 * @see docs/adr/0027
 */
export async function forgetBlocks(sql: Sql, email: string): Promise<void> {
  const own = eq(blockedPeople.emailHash, emailHash(email))
  await sql.delete(blockedPeople).where(and(own, isNotNull(blockedPeople.unblockedAt)))
  await sql.update(blockedPeople).set({ customerId: null, note: '' }).where(own)
}

function emailHash(email: string): string {
  return tokenHash(`blocked ${normalisedEmail(email)}`)
}
