import type { Locale } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { users } from '@shop/engine/db/schema/shopper'
import { eq } from 'drizzle-orm'

/** What an account has chosen about its mails, and whether its address was verified. */
export async function ownChoices(sql: Sql, customerId: string) {
  const { email, isGuest, emailProvenAt, reviewInvitationsAt, mailLocale, firstName, lastName, gender } =
    users
  const [row] = await sql
    .select({ email, isGuest, emailProvenAt, reviewInvitationsAt, mailLocale, firstName, lastName, gender })
    .from(users)
    .where(eq(users.id, customerId))
  return row ?? null
}
export type OwnChoices = NonNullable<Awaited<ReturnType<typeof ownChoices>>>

type ChangedChoices = { mailLocale?: Locale | null; reviewInvitationsAt?: Date | null }

export async function changeOwnChoices(
  sql: Sql,
  customerId: string,
  change: ChangedChoices & { updatedAt: Date },
): Promise<void> {
  await sql.update(users).set(change).where(eq(users.id, customerId))
}
