import type { Sql } from '@shop/engine/db/database'
import { resetLinks } from '@shop/engine/db/schema/reset-links'
import { users } from '@shop/engine/db/schema/shopper'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql as raw } from 'drizzle-orm'

/**
 * So many links of an account are open at once, the newest. More than the limits let anybody ask for while a link works
 * (25 for an account and 5 for a device within an hour, twice where one hour begins and another ends): else strangers would
 * end the owner's.
 */
export const MOST_RESET_LINKS = 60
/** No id of a customer. */
const NOBODY = ''

type ResetLink = typeof resetLinks.$inferInsert

/**
 * Keeps a reset link. Others of the account stay good: a stranger who asks for one ends none of the owner's. Of nobody it
 * asks the database the same, so that the response time does not reveal whether there is an account.
 *
 * A process of the previous release knows the column of the account alone: it finds the newest link there, what it has put
 * there is taken over, and where it has emptied the column all links have ended.
 */
export async function keepResetLink(sql: Sql, link: ResetLink): Promise<void> {
  const { customerId, tokenHash, createdAt, expiresAt } = link
  const owner = eq(users.id, customerId ?? NOBODY)
  const own = eq(resetLinks.customerId, customerId ?? NOBODY)
  await sql.select({ id: users.id }).from(users).where(owner).for('no key update')
  const ended = sql
    .select({ id: users.id })
    .from(users)
    .where(and(owner, isNull(users.resetHash)))
  await sql.delete(resetLinks).where(inArray(resetLinks.customerId, ended))
  await sql.execute(raw`
    insert into ${resetLinks} (token_hash, customer_id, expires_at, created_at)
    select ${users.resetHash}, ${users.id}, ${users.resetExpiresAt}, ${createdAt.toISOString()}::timestamptz
    from ${users} where ${owner} and ${users.resetHash} is not null and ${users.resetExpiresAt} is not null
    on conflict do nothing`)
  await sql.update(users).set({ resetHash: tokenHash, resetExpiresAt: expiresAt }).where(owner)
  await sql.insert(resetLinks).values(link)
  const surplus = sql
    .select({ tokenHash: resetLinks.tokenHash })
    .from(resetLinks)
    .where(own)
    .orderBy(desc(resetLinks.createdAt))
    .offset(MOST_RESET_LINKS)
  await sql.delete(resetLinks).where(inArray(resetLinks.tokenHash, surplus))
}

type LinkQuery = { tokenHash: string; now: Date }

/** Whether a reset link can still be redeemed; another request may be faster. */
export async function isResetLink(sql: Sql, link: LinkQuery): Promise<boolean> {
  return (await accountOfLink(sql, link)) !== null
}

/**
 * Redeems a reset link: the id of its account, whose row is held; all its links end, and no other request can redeem one.
 * Null when the link is unknown, used or expired.
 */
export async function takeResetLink(sql: Sql, link: LinkQuery): Promise<string | null> {
  const id = await accountOfLink(sql, link)
  if (id === null) return null
  await sql.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  // Asked again now that the account is held: of two requests at once the second finds no link any more.
  if ((await accountOfLink(sql, link)) === null) return null
  await sql.update(users).set({ resetHash: null, resetExpiresAt: null }).where(eq(users.id, id))
  await endResetLinks(sql, id)
  return id
}

/** Every reset link of an account ends; its column is emptied by whoever changes the account. */
export async function endResetLinks(sql: Sql, customerId: string): Promise<void> {
  await sql.delete(resetLinks).where(eq(resetLinks.customerId, customerId))
}

/** Forgets links that have ended. */
export async function forgetResetLinks(sql: Sql, now: Date): Promise<void> {
  await sql.delete(resetLinks).where(lt(resetLinks.expiresAt, now))
}

async function accountOfLink(sql: Sql, { tokenHash, now }: LinkQuery): Promise<string | null> {
  const [account] = await sql
    .select({ id: users.id })
    .from(resetLinks)
    .innerJoin(users, eq(users.id, resetLinks.customerId))
    .where(
      and(
        eq(resetLinks.tokenHash, tokenHash),
        gt(resetLinks.expiresAt, now),
        // Emptied by a process of the previous release, which ends every link with it.
        isNotNull(users.resetHash),
        eq(users.isGuest, false),
      ),
    )
  return account?.id ?? (await accountOfFormerLink(sql, { tokenHash, now }))
}

/** The account of a link that a process of the previous release has made. */
async function accountOfFormerLink(sql: Sql, { tokenHash, now }: LinkQuery): Promise<string | null> {
  const [account] = await sql
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.resetHash, tokenHash), gt(users.resetExpiresAt, now), eq(users.isGuest, false)))
  return account?.id ?? null
}
