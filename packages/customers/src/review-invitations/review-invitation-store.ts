import type { Country, Locale } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import type { Sql } from '@shop/engine/db/database'
import { complaints, orderParcels, orderReturns, withdrawals } from '@shop/engine/db/schema/after-sales'
import { prices, products, variants } from '@shop/engine/db/schema/catalogue'
import { orderEvents, orderItems, orders } from '@shop/engine/db/schema/orders'
import { isRecalled } from '@shop/engine/db/schema/recalls'
import { reviewInvitations } from '@shop/engine/db/schema/review-invitations'
import { reviews } from '@shop/engine/db/schema/reviews'
import { users } from '@shop/engine/db/schema/shopper'
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  ne,
  not,
  notExists,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const ARRIVED: OrderState[] = ['shipped', 'delivered']
const ON_ITS_WAY: OrderState[] = ['pending_payment', 'confirmed', 'in_fulfilment']

/** When the last parcel left or arrived, whichever is known; a remark on the order is an event as well, and none of them. */
const arrivedAt = raw`greatest(
  (select max(${orderEvents.at}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
    and ${orderEvents.to} in ('shipped', 'delivered') and ${orderEvents.from} is distinct from ${orderEvents.to}),
  (select max(${orderParcels.sentAt}) from ${orderParcels} where ${orderParcels.orderId} = ${orders.id}))`

/** Whether anything of an order left or arrived between the moments: by indexes, which the last of all cannot have. */
function hasMovedIn(from: Date, until: Date): SQL {
  const between = raw`between ${from.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz`
  return raw`${orders.id} in (
    select ${orderParcels.orderId} from ${orderParcels} where ${orderParcels.sentAt} ${between}
    union all
    select ${orderEvents.orderId} from ${orderEvents} where ${orderEvents.at} ${between}
      and ${orderEvents.to} in ('shipped', 'delivered'))`
}

/** `isInvited` of the domain for a row: a test keeps the two together. */
const isInvitedRow = and(
  eq(users.isGuest, false),
  isNotNull(users.emailProvenAt),
  isNotNull(users.reviewInvitationsAt),
)

type Arrived = { locale: Locale; from: Date; until: Date; after: string; limit: number }

/**
 * Orders of one locale that arrived between the moments, whose customers chose to be asked and were not asked about them:
 * the next ones after an id, by id. Whether there is something to ask is looked at one by one: as a part of this query it
 * would be worked out for every order that there is.
 */
export async function arrivedOrders(sql: Sql, { locale, from, until, after, limit }: Arrived) {
  const { id, number } = orders
  const { firstName, lastName, email, isGuest, emailProvenAt, reviewInvitationsAt } = users
  return sql
    .select({
      orderId: id,
      orderNumber: number,
      customerId: users.id,
      email,
      firstName,
      lastName,
      isGuest,
      emailProvenAt,
      reviewInvitationsAt,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(
      and(
        isInvitedRow,
        eq(orders.locale, locale),
        gt(id, after),
        notExists(sql.select().from(reviewInvitations).where(eq(reviewInvitations.orderId, id))),
        hasMovedIn(from, until),
        raw`${arrivedAt} between ${from.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
}

/** Of these orders, those of which nothing is on its way, comes back or is complained of: else it is no time to ask. */
export async function settledAmong(sql: Sql, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), not(isStillOpen(sql))))
  return new Set(rows.map(({ id }) => id))
}

function isStillOpen(sql: Sql): SQL {
  const comesBack = and(eq(orderReturns.orderId, orders.id), eq(orderReturns.state, 'announced'))
  const isWithdrawn = and(eq(withdrawals.orderId, orders.id), ne(withdrawals.state, 'settled'))
  const isWrong = and(eq(complaints.orderId, orders.id), eq(complaints.state, 'received'))
  return raw`(${or(
    exists(
      sql
        .select()
        .from(orderItems)
        .where(and(eq(orderItems.orderId, orders.id), inArray(orderItems.state, ON_ITS_WAY))),
    ),
    exists(sql.select().from(orderReturns).where(comesBack)),
    exists(sql.select().from(withdrawals).where(isWithdrawn)),
    exists(sql.select().from(complaints).where(isWrong)),
  )})`
}

/**
 * Goods of an order that can be reviewed: kept and paid for, still shown in the country, not recalled, and without a
 * review under the address of the customer.
 */
function goodsToReview(sql: Sql, country: Country, orderId: string) {
  const author = alias(users, 'author')
  const reviewed = sql
    .select()
    .from(reviews)
    .innerJoin(author, eq(author.id, reviews.customerId))
    .where(and(eq(reviews.productId, products.id), eq(author.email, users.email)))
  return sql
    .select({
      productId: products.id,
      variantKey: variants.referenceKey,
      referenceKey: products.referenceKey,
      name: products.name,
      images: products.images,
      advancedAttributes: products.advancedAttributes,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(users, eq(users.id, orders.customerId))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(prices, and(eq(prices.variantId, variants.id), eq(prices.country, country)))
    .where(
      and(
        eq(orderItems.orderId, orderId),
        inArray(orderItems.state, ARRIVED),
        eq(products.isActive, true),
        // eu-duties C-15: what is recalled is not to be praised
        not(isRecalled),
        notExists(reviewed),
        raw`is_verified_purchase(${products.id}, ${users.id})`,
      ),
    )
    .orderBy(asc(orderItems.position))
}
export type GoodsToReview = Awaited<ReturnType<typeof goodsToReview>>[number]

/** The goods of one order that can be reviewed, each product once, in the order of its lines. */
export async function goodsToReviewOf(sql: Sql, orderId: string, country: Country): Promise<GoodsToReview[]> {
  const goods = await goodsToReview(sql, country, orderId)
  return goods.filter(
    ({ productId }, index) => goods.findIndex((other) => other.productId === productId) === index,
  )
}

/** Notes that an order is asked about; false when it was already, perhaps by another process in this very moment. */
export async function noteInvitation(
  sql: Sql,
  invitation: typeof reviewInvitations.$inferInsert,
): Promise<boolean> {
  const noted = await sql
    .insert(reviewInvitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ orderId: reviewInvitations.orderId })
  return noted.length > 0
}

/** The customer who was invited by a link to review a product of its order; null for a link that is none for it. */
export async function invitedCustomer(
  sql: Sql,
  { tokenHash, productId, now }: { tokenHash: string; productId: number; now: Date },
): Promise<string | null> {
  const [row] = await sql
    .select({ customerId: orders.customerId })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .where(
      and(
        eq(reviewInvitations.tokenHash, tokenHash),
        gt(reviewInvitations.expiresAt, now),
        eq(variants.productId, productId),
        inArray(orderItems.state, ARRIVED),
      ),
    )
    .limit(1)
  return row?.customerId ?? null
}

/** Whose invitations a way out ends; null for an unknown one, and once the account is gone. */
export async function customerOfWayOut(sql: Sql, wayOutHash: string): Promise<string | null> {
  const [row] = await sql
    .select({ customerId: orders.customerId })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .where(eq(reviewInvitations.wayOutHash, wayOutHash))
  return row?.customerId ?? null
}
