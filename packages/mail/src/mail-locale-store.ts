import type { Locale } from '@shop/domain/market/markets'
import type { Sql } from '@shop/engine/db/database'
import { users } from '@shop/engine/db/schema/shopper'
import { and, eq, isNotNull, type SQL } from 'drizzle-orm'

/** Whom a mail goes to: a customer, or whoever owns an address. */
export type Addressee = { customerId: string | null } | { email: string }

/** The locale whose language somebody wants mails in; null where nothing was chosen, or nobody is known. */
export async function chosenMailLocale(sql: Sql, addressee: Addressee): Promise<Locale | null> {
  const whose = isThis(addressee)
  if (whose === null) return null
  const [row] = await sql.select({ mailLocale: users.mailLocale }).from(users).where(whose)
  return row?.mailLocale ?? null
}

/** An account that merely typed an address does not decide about mails to it. */
function isThis(addressee: Addressee): SQL | undefined | null {
  if ('email' in addressee)
    return and(eq(users.email, addressee.email), eq(users.isGuest, false), isNotNull(users.emailProvenAt))
  return addressee.customerId === null ? null : eq(users.id, addressee.customerId)
}
