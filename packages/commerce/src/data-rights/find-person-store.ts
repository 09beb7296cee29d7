import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { begunWords, emailBeginning, nearWords, wordsOf } from '@shop/engine/db/begun-words'
import type { Sql } from '@shop/engine/db/database'
import { literally } from '@shop/engine/db/like-pattern'
import { orders } from '@shop/engine/db/schema/orders'
import { users } from '@shop/engine/db/schema/shopper'
import { asc, desc, eq, getTableColumns, like, or, sql as raw, type SQL } from 'drizzle-orm'

/** As many as a screen holds. */
const MOST = 50

export type FoundPerson = typeof users.$inferSelect & { orders: number }

/**
 * Accounts and guests whose customer number, e-mail address and name have every word of a text or begin with it; accounts
 * first. Where nobody has them, whoever is written nearly so. Each way has an index, however many people there are.
 */
export async function findPeople(sql: Sql, text: string): Promise<FoundPerson[]> {
  const found = await peopleOf(sql, wayTo(text.trim()))
  return found.length > 0 ? found : peopleOf(sql, nearWayTo(text))
}

/** The first of those whose ids a statement finds, with how often they have ordered; nobody without a statement. */
async function peopleOf(sql: Sql, ids: SQL | null): Promise<FoundPerson[]> {
  if (ids === null) return []
  const placed = sql.$count(orders, eq(orders.customerId, users.id))
  return sql
    .select({ ...getTableColumns(users), orders: placed })
    .from(users)
    .where(raw`${users.id} in (${ids})`)
    .orderBy(asc(users.isGuest), asc(users.email), desc(users.createdAt))
    .limit(MOST)
}

function wayTo(typed: string): SQL | null {
  const email = emailBeginning(typed)
  if (email !== null)
    return raw`select id from users where ${like(users.email, `${literally(normalisedEmail(email))}%`)}`
  const words = wordsOf(typed)
  return words.length === 0 ? null : raw`select id from people_with_words(${begunWords(words)})`
}

function nearWayTo(text: string): SQL | null {
  const words = nearWords(text)
  if (words === null) return null
  const ways = [
    ...words.long.map((word) => raw`select id from people_nearly(near_spellings(${word}))`),
    ...(words.short.length === 0 ? [] : [raw`select id from people_with_words(${begunWords(words.short)})`]),
  ]
  return raw.join(ways, raw` intersect `)
}

/**
 * The one that an e-mail address or customer number names for certain: its account, else its latest guest. Null when
 * there is none.
 */
export async function personNamed(sql: Sql, word: string): Promise<typeof users.$inferSelect | null> {
  const [row] = await sql
    .select()
    .from(users)
    .where(or(eq(users.customerNo, word.trim()), eq(users.email, normalisedEmail(word))))
    .orderBy(asc(users.isGuest), desc(users.createdAt))
    .limit(1)
  return row ?? null
}
