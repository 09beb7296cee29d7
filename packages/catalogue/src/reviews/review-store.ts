import type { Country, Language } from '@shop/domain/market/markets'
import type { Rating } from '@shop/domain/product/product-card'
import type { ReviewSort, Stars } from '@shop/domain/review/review'
import type { Sql } from '@shop/engine/db/database'
import { prices, products, variants } from '@shop/engine/db/schema/catalogue'
import { type ReviewState, reviews } from '@shop/engine/db/schema/reviews'
import { users } from '@shop/engine/db/schema/shopper'
import { and, asc, desc, eq, exists, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import { chunked } from '../products/chunked.ts'

export type StoredReview = typeof reviews.$inferSelect

/** The product of a number, as far as it is sold in a country; null otherwise. */
export async function reviewedProductId(
  sql: Sql,
  referenceKey: string,
  country: Country,
): Promise<number | null> {
  const sold = sql
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.country, country)))
    .where(eq(variants.productId, products.id))
  const [row] = await sql
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.referenceKey, referenceKey), eq(products.isActive, true), exists(sold)))
  return row?.id ?? null
}

/** How many visible reviews of the products gave how many stars. */
export async function starCounts(
  sql: Sql,
  productIds: readonly number[],
): Promise<Partial<Record<Stars, number>>> {
  const rows = await sql
    .select({ rating: reviews.rating, count: raw<number>`count(*)::int` })
    .from(reviews)
    .where(and(inArray(reviews.productId, [...productIds]), eq(reviews.state, 'approved')))
    .groupBy(reviews.rating)
  return Object.fromEntries(rows.map(({ rating, count }) => [rating, count]))
}

/**
 * The products that are judged together with one, itself among them, each with its own rating: reviews that came as a
 * mere number are part of it.
 */
export async function judgedTogether(
  sql: Sql,
  productId: number,
): Promise<{ id: number; rating: Rating | null }[]> {
  const family = raw`(select ${products.masterKey} from ${products} where ${products.id} = ${productId})`
  const rows = await sql
    .select({ id: products.id, attributes: products.attributes })
    .from(products)
    .where(and(eq(products.masterKey, family), or(eq(products.isActive, true), eq(products.id, productId))))
    .orderBy(asc(products.id))
  return rows.map(({ id, attributes }) => ({ id, rating: ratingIn(attributes) }))
}

/** The rating of a stored product; a catalogue may write it with a comma, as cards read it. */
function ratingIn(attributes: typeof products.$inferSelect.attributes): Rating | null {
  const word = (key: string) => Number(attributes[key]?.values[0]?.label.de.replace(',', '.') ?? 0)
  const [average, count] = [word('durchschnittBewertungen'), word('anzahlBewertungen')]
  return average > 0 && count > 0 ? { average, count } : null
}

const ORDERS: Record<ReviewSort, SQL[]> = {
  newest: [],
  best: [desc(reviews.rating)],
  worst: [asc(reviews.rating)],
  verified: [desc(reviews.isVerified)],
}

type Slice = {
  productIds: readonly number[]
  language: Language
  sort: ReviewSort
  stars: Stars | null
  limit: number
  offset: number
}

/** Visible reviews of the products in an order; among equals the reader's language comes first, then the newest. */
export async function visibleReviews(sql: Sql, slice: Slice): Promise<StoredReview[]> {
  const { productIds, language, sort, stars, limit, offset } = slice
  return sql
    .select()
    .from(reviews)
    .where(
      and(
        inArray(reviews.productId, [...productIds]),
        eq(reviews.state, 'approved'),
        stars === null ? undefined : eq(reviews.rating, stars),
      ),
    )
    .orderBy(
      ...ORDERS[sort],
      desc(raw`${reviews.language} = ${language}`),
      desc(reviews.createdAt),
      asc(reviews.id),
    )
    .limit(limit)
    .offset(offset)
}

/** A review that is shown, with the product's name; null otherwise. */
export async function visibleReview(sql: Sql, id: string) {
  const [row] = await sql
    .select({ review: reviews, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(reviews.productId, products.id))
    .where(and(eq(reviews.id, id), eq(reviews.state, 'approved'), eq(products.isActive, true)))
  return row ?? null
}

/** Whether the customer, under this or a guest's record of the same e-mail, has written about a product before. */
export async function hasReviewed(
  sql: Sql,
  { productId, email }: { productId: number; email: string },
): Promise<boolean> {
  const rows = await sql
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(users, eq(reviews.customerId, users.id))
    .where(and(eq(reviews.productId, productId), eq(users.email, email)))
    .limit(1)
  return rows.length > 0
}

/** Adds a review; returns false when the customer has one for the product already. */
export async function insertReview(sql: Sql, review: typeof reviews.$inferInsert): Promise<boolean> {
  const inserted = await sql
    .insert(reviews)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  return inserted.length > 0
}

/** Adds reviews that were written elsewhere; known ids are skipped. Returns how many were added. */
export async function insertImported(
  sql: Sql,
  rows: readonly (typeof reviews.$inferInsert)[],
): Promise<number> {
  let count = 0
  for (const part of chunked(rows))
    count += (await sql.insert(reviews).values(part).onConflictDoNothing().returning({ id: reviews.id }))
      .length
  return count
}

/**
 * Whether a customer has bought a product in this shop, paid for it and kept it. Reviews follow every change of it by
 * themselves: see the triggers of migration 0026.
 *
 * @see eu-duties C-33
 */
export async function hasBought(
  sql: Sql,
  { productId, customerId }: { productId: number; customerId: string },
): Promise<boolean> {
  const { rows } = await sql.execute<{ isBought: boolean }>(
    raw`select is_verified_purchase(${productId}, ${customerId}) as "isBought"`,
  )
  return rows[0]?.isBought ?? false
}

/** A review with its product, as the desk sees it. */
export type DeskReview = {
  review: StoredReview
  product: {
    id: number
    name: typeof products.$inferSelect.name
    referenceKey: string
    picture: string | null
  }
}

/** The columns of a review with its product. */
export const DESK_REVIEW = {
  review: reviews,
  product: {
    id: products.id,
    name: products.name,
    referenceKey: products.referenceKey,
    picture: raw<string | null>`${products.images} -> 0 ->> 'src'`,
  },
}

/** Where a page of reviews ended. */
export type ReviewPlace = { at: Date; id: string }

/** Reviews of a state page by page: what waits from the oldest on, what is decided from the last decision on. */
export async function deskReviews(
  sql: Sql,
  { state, after, limit }: { state: ReviewState; after: ReviewPlace | null; limit: number },
): Promise<DeskReview[]> {
  const isWaiting = state === 'pending'
  const at = isWaiting ? reviews.createdAt : reviews.decidedAt
  const order = isWaiting ? raw`>` : raw`<`
  const behind =
    after && raw`(${at}, ${reviews.id}) ${order} (${after.at.toISOString()}::timestamptz, ${after.id})`
  return sql
    .select(DESK_REVIEW)
    .from(reviews)
    .innerJoin(products, eq(reviews.productId, products.id))
    .where(and(eq(reviews.state, state), eq(reviews.isImported, false), behind ?? undefined))
    .orderBy(
      ...(isWaiting
        ? [asc(reviews.createdAt), asc(reviews.id)]
        : [desc(reviews.decidedAt), desc(reviews.id)]),
    )
    .limit(limit)
}

export async function countPending(sql: Sql): Promise<number> {
  const [row] = await sql
    .select({ count: raw<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.state, 'pending'), eq(reviews.isImported, false)))
  return row?.count ?? 0
}

export type ListedReview = StoredReview & { referenceKey: string; productName: string }

/** Reviews of a state, oldest first, at most a hundred. */
export async function reviewsIn(sql: Sql, state: ReviewState): Promise<ListedReview[]> {
  const rows = await sql
    .select({ review: reviews, referenceKey: products.referenceKey, name: products.name })
    .from(reviews)
    .innerJoin(products, eq(reviews.productId, products.id))
    .where(and(eq(reviews.state, state), eq(reviews.isImported, false)))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(100)
  return rows.map(({ review, referenceKey, name }) => ({ ...review, referenceKey, productName: name.de }))
}

/** The review whose id begins with these characters, held until the transaction ends; null unless it is exactly one. */
export async function lockReview(sql: Sql, idStart: string): Promise<StoredReview | null> {
  const rows = await sql
    .select()
    .from(reviews)
    .where(raw`starts_with(${reviews.id}, ${idStart})`)
    .limit(2)
    .for('update')
  return rows.length === 1 ? (rows[0] ?? null) : null
}

export async function decideReview(
  sql: Sql,
  id: string,
  change: { state: ReviewState; isVerified: boolean; decidedAt: Date },
): Promise<void> {
  await sql.update(reviews).set(change).where(eq(reviews.id, id))
}
