import { COUNTRIES } from '@shop/domain/market/markets'
import type { Order } from '@shop/domain/order/order'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { normalisedPhone } from '@shop/domain/person/phone'
import { articleNumber, referenceKeyDisplay } from '@shop/domain/product-detail/reference-key-display'
import { begunWords, emailBeginning, nearWords, wordsOf } from '@shop/engine/db/begun-words'
import type { Sql } from '@shop/engine/db/database'
import { literally } from '@shop/engine/db/like-pattern'
import { orders } from '@shop/engine/db/schema/orders'
import { users } from '@shop/engine/db/schema/shopper'
import { desc, eq, inArray, like, sql as raw, type SQL } from 'drizzle-orm'

const LEAST_PHONE_DIGITS = 6

/** An order with what identifies a caller on the phone. */
export type FoundOrder = Pick<
  typeof orders.$inferSelect,
  'number' | 'state' | 'placedAt' | 'total' | 'currency' | 'locale' | 'email' | 'customer' | 'shippingAddress'
> & { packages: Order['packages'] }

/** The columns of a found order. */
export const FOUND = {
  number: orders.number,
  state: orders.state,
  placedAt: orders.placedAt,
  total: orders.total,
  currency: orders.currency,
  locale: orders.locale,
  email: orders.email,
  customer: orders.customer,
  shippingAddress: orders.shippingAddress,
  packages: orders.items,
}

/**
 * Orders that every word of a text belongs to, the newest first: words of number, name, e-mail, address and phone, or
 * their beginnings; or the number of an article, a customer, an invoice or a parcel, or the phone number of an account. A
 * whole order number finds that order alone, and an e-mail address or its beginning the orders of that address. Each way
 * has an index, however many orders there are.
 */
export async function findOrders(
  sql: Sql,
  { text, limit }: { text: string; limit: number },
): Promise<FoundOrder[]> {
  const exact = await sql.select(FOUND).from(orders).where(eq(orders.number, text.trim().toUpperCase()))
  if (exact.length > 0) return exact
  return newestOf(sql, raw.join(waysTo(text), raw` union `), limit)
}

/**
 * Orders that are written nearly so, the newest first: of every word of four letters and more one letter may be wrong,
 * missing or too many, or two neighbours have changed places; shorter ones are beginnings. None for words without letters.
 */
export async function findOrdersNearly(
  sql: Sql,
  { text, limit }: { text: string; limit: number },
): Promise<FoundOrder[]> {
  const words = nearWords(text)
  if (words === null) return []
  const { long, short } = words
  const ways = [
    ...long.map((word) => raw`select id, placed_at, number from orders_nearly(near_spellings(${word}))`),
    ...(short.length === 0 ? [] : [withWords(short)]),
  ]
  return newestOf(sql, raw.join(ways, raw` intersect `), limit)
}

/** The newest of what a statement finds, whose rows are an order's id, time and number. */
async function newestOf(sql: Sql, hits: SQL, limit: number): Promise<FoundOrder[]> {
  return sql
    .select(FOUND)
    .from(orders)
    .where(
      raw`${orders.id} in (select id from (${hits}) as hits order by placed_at desc, number desc limit ${limit})`,
    )
    .orderBy(desc(orders.placedAt), desc(orders.number))
}

/** The orders of a person under all their accounts and guests, the newest first. */
export async function ordersOfEmail(
  sql: Sql,
  { email, limit }: { email: string; limit: number },
): Promise<{ number: string; placedAt: Date; state: Order['state'] }[]> {
  const people = sql
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalisedEmail(email)))
  return sql
    .select({ number: orders.number, placedAt: orders.placedAt, state: orders.state })
    .from(orders)
    .where(inArray(orders.customerId, people))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
}

/** The numbers of one account's or guest's latest orders. */
export async function ordersOfPerson(sql: Sql, customerId: string, limit: number): Promise<string[]> {
  const rows = await sql
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
  return rows.map(({ number }) => number)
}

/** The phone number that a customer keeps with the account; null where there is none. */
export async function accountPhone(sql: Sql, customerId: string): Promise<string | null> {
  const [row] = await sql.select({ phone: users.phone }).from(users).where(eq(users.id, customerId))
  return row?.phone ?? null
}

/** Statements whose rows are an order's id, time and number. */
function waysTo(text: string): SQL[] {
  const typed = text.trim()
  const email = emailBeginning(typed)
  if (email !== null)
    return [
      raw`select id, placed_at, number from orders where ${like(orders.email, `${literally(normalisedEmail(email))}%`)}`,
    ]
  const words = wordsOf(typed)
  const digits = phoneDigits(typed)
  return [
    ...(words.length > 0 ? [withWords(words)] : []),
    ...(digits === null ? [] : [withWords([digits])]),
    raw`select id, placed_at, number from orders where id in (${raw.join(waysByNumber(typed), raw` union `)})`,
  ]
}

/** Statements whose rows are an order's id: by what else has a number of its own. */
function waysByNumber(typed: string): SQL[] {
  const article = articleNumber(typed)
  const phones = COUNTRIES.flatMap((country) => normalisedPhone(typed, country) ?? [])
  return [
    raw`select orders.id from orders join users on users.id = orders.customer_id where users.customer_no = ${typed}`,
    raw`select invoices.order_id from invoices where invoices.number = ${typed.toUpperCase()}`,
    raw`select order_parcels.order_id from order_parcels where upper(order_parcels.tracking_number) = ${typed.toUpperCase()} and order_parcels.tracking_number is not null`,
    ...(article === '' ? [] : [withArticle(article)]),
    ...(phones.length === 0
      ? []
      : [
          raw`select orders.id from orders join users on users.id = orders.customer_id where users.phone in (${raw.join(
            phones.map((phone) => raw`${phone}`),
            raw`, `,
          )})`,
        ]),
  ]
}

/** The words go through the same letters as those of the orders. */
function withWords(words: readonly string[]): SQL {
  return raw`select id, placed_at, number from orders_with_words(${begunWords(words)})`
}

function withArticle(article: string): SQL {
  return raw`select order_items.order_id from order_items join variants on variants.id = order_items.variant_id where ltrim("left"(replace(split_part(variants.reference_key, '_', 1), '.', ''), 7), '0') = ${referenceKeyDisplay(article)}`
}

/** The digits of a phone number without the zeros of country or area; null for an invalid one. */
function phoneDigits(text: string): string | null {
  if (!/^[+\d\s()/.-]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length < LEAST_PHONE_DIGITS ? null : digits
}
