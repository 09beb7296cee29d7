import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { PromotionUsage } from '@shop/domain/promotion/promotion-input'
import type { GiftBasis } from '@shop/domain/promotion/turn/unearned-gifts'
import type { Sql } from '@shop/engine/db/database'
import { anywhere, literally } from '@shop/engine/db/like-pattern'
import { orders } from '@shop/engine/db/schema/orders'
import { promotions, promotionUses, voucherCodes } from '@shop/engine/db/schema/promotions'
import type { Owner } from '@shop/engine/session/owner'
import { and, eq, ilike, inArray, isNotNull, isNull, notInArray, or, sql as raw } from 'drizzle-orm'
import * as v from 'valibot'

/** A single-use code and its promotion. */
export type StoredCode = { code: string; promotionId: string; isActive: boolean; isUsed: boolean }

const record = (field: string) => raw`${promotions.record}->>${field}`

/** Promotions that apply by themselves, as the condition of a query. */
export const APPLIES_BY_ITSELF = and(
  isNull(record('code')),
  eq(record('needsCode'), 'false'),
  eq(record('isActive'), 'true'),
)

/** All that apply by themselves, and the vouchers of these codes, which are plain. Parsed as they were written. */
export async function promotionsFor(
  sql: Sql,
  codes: readonly string[],
  promotionIds: readonly string[],
): Promise<PromotionRecord[]> {
  const rows = await sql
    .select()
    .from(promotions)
    .where(
      or(
        APPLIES_BY_ITSELF,
        codes.length > 0 ? inArray(record('code'), [...codes]) : undefined,
        promotionIds.length > 0 ? inArray(promotions.id, [...promotionIds]) : undefined,
      ),
    )
    .orderBy(promotions.id)
  return rows.map(recordOf)
}

export async function allPromotions(sql: Sql): Promise<PromotionRecord[]> {
  return (await sql.select().from(promotions).orderBy(promotions.id)).map(recordOf)
}

/** Promotions with a text in one of their names, or as their id or code, or that a code belongs to; by their ids. */
export async function promotionsLike(
  sql: Sql,
  { text, code, limit }: { text: string; code: string; limit: number },
): Promise<PromotionRecord[]> {
  const { id } = promotions
  const isOfCode = raw`exists (select from ${voucherCodes}
    where ${voucherCodes.promotionId} = ${id} and ${voucherCodes.code} = ${code})`
  const isNamed = raw`exists (select from jsonb_each_text(${promotions.record}->'name') as word where word.value ilike ${anywhere(text)})`
  const rows = await sql
    .select()
    .from(promotions)
    .where(or(isNamed, ilike(id, literally(text)), raw`${record('code')} = ${code}`, isOfCode))
    .orderBy(id)
    .limit(limit)
  return rows.map(recordOf)
}

export async function promotionById(sql: Sql, id: string): Promise<PromotionRecord | null> {
  const [row] = await sql.select().from(promotions).where(eq(promotions.id, id))
  return row ? recordOf(row) : null
}

/** When each promotion was written last, as a number that grows. */
export async function promotionVersions(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql.select({ id: promotions.id, updatedAt: promotions.updatedAt }).from(promotions)
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
}

/** The same of one, whose row is held until the transaction ends; 0 for one that does not exist. */
export async function lockPromotion(sql: Sql, id: string): Promise<number> {
  const [row] = await sql
    .select({ updatedAt: promotions.updatedAt })
    .from(promotions)
    .where(eq(promotions.id, id))
    .for('update')
  return row?.updatedAt.getTime() ?? 0
}

function recordOf(row: typeof promotions.$inferSelect): PromotionRecord {
  return v.parse(PromotionRecord, row.record)
}

/** Writes a promotion; how often it was used stays. */
export async function putPromotion(sql: Sql, input: PromotionRecord): Promise<void> {
  const set = { record: input, updatedAt: raw`now()` }
  await sql
    .insert(promotions)
    .values({ id: input.id, record: input })
    .onConflictDoUpdate({ target: promotions.id, set })
}

/** Locks promotions until the transaction ends, always in the same order, so that transactions never deadlock. */
export async function lockPromotions(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql
    .select({ id: promotions.id })
    .from(promotions)
    .where(inArray(promotions.id, [...ids]))
    .orderBy(promotions.id)
    .for('update')
}

/** Which of these are codes that work once. What an order of this shopper has that still waits for its payment is free. */
export async function codesAmong(sql: Sql, codes: readonly string[], owner: Owner): Promise<StoredCode[]> {
  if (codes.length === 0) return []
  const waiting = waitingOrders(sql, owner)
  const rows = await sql
    .select({ row: voucherCodes, isWaiting: raw<boolean | null>`${voucherCodes.orderId} in ${waiting}` })
    .from(voucherCodes)
    .where(inArray(voucherCodes.code, [...codes]))
  return rows.map(({ row: { code, promotionId, isActive, orderId }, isWaiting }) => ({
    code,
    promotionId,
    isActive,
    isUsed: orderId !== null && isWaiting !== true,
  }))
}

/** New codes of a promotion; those that exist already are left out. Returns how many were new. */
export async function insertCodes(sql: Sql, promotionId: string, codes: readonly string[]): Promise<number> {
  const inserted = await sql
    .insert(voucherCodes)
    .values(codes.map((code) => ({ code, promotionId })))
    .onConflictDoNothing()
    .returning({ code: voucherCodes.code })
  return inserted.length
}

export async function changeCode(
  sql: Sql,
  code: string,
  change: { isActive?: boolean; orderId?: string },
): Promise<boolean> {
  const changed = await sql
    .update(voucherCodes)
    .set(change)
    .where(eq(voucherCodes.code, code))
    .returning({ code: voucherCodes.code })
  return changed.length > 0
}

/** Which of these codes, plain, an order has used: shared ones, and single-use ones. */
export async function codesUsedBy(sql: Sql, orderId: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const shared = await sql
    .select({ code: raw<string>`${record('code')}` })
    .from(promotions)
    .innerJoin(promotionUses, eq(promotionUses.promotionId, promotions.id))
    .where(and(eq(promotionUses.orderId, orderId), inArray(record('code'), [...codes])))
  const own = await sql
    .select({ code: voucherCodes.code })
    .from(voucherCodes)
    .where(and(eq(voucherCodes.orderId, orderId), inArray(voucherCodes.code, [...codes])))
  return [...shared, ...own].map(({ code }) => code)
}

/** How many orders use each promotion. */
export async function useCounts(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql
    .select({ promotionId: promotionUses.promotionId, uses: raw<number>`count(*)::int` })
    .from(promotionUses)
    .where(isNull(promotionUses.releasedAt))
    .groupBy(promotionUses.promotionId)
  return new Map(rows.map(({ promotionId, uses }) => [promotionId, uses]))
}

export async function codeCounts(
  sql: Sql,
): Promise<Map<string, { all: number; used: number; disabled: number }>> {
  const rows = await sql
    .select({
      promotionId: voucherCodes.promotionId,
      all: raw<number>`count(*)::int`,
      used: raw<number>`count(${voucherCodes.orderId})::int`,
      disabled: raw<number>`(count(*) filter (where not ${voucherCodes.isActive}))::int`,
    })
    .from(voucherCodes)
    .groupBy(voucherCodes.promotionId)
  return new Map(rows.map(({ promotionId, ...counts }) => [promotionId, counts]))
}

/** Who usage is counted for: this browser or account, and this address, as a digest; and in which shop. */
export type Shopper = Owner & { customer: string | null }

/**
 * How many orders use each of these promotions, and how many of them are this shopper's. The shopper's own unpaid order
 * in this shop is not counted: ordering again replaces it.
 */
export async function usesOf(
  sql: Sql,
  promotionIds: readonly string[],
  { shopId, userId, customer }: Shopper,
): Promise<Map<string, PromotionUsage>> {
  if (promotionIds.length === 0) return new Map()
  const isMine = or(
    eq(promotionUses.userId, userId),
    customer === null ? undefined : eq(promotionUses.customer, customer),
  )
  const rows = await sql
    .select({
      promotionId: promotionUses.promotionId,
      total: raw<number>`count(*)::int`,
      ofCustomer: raw<number>`(count(*) filter (where ${isMine}))::int`,
    })
    .from(promotionUses)
    .where(
      and(
        inArray(promotionUses.promotionId, [...promotionIds]),
        isNull(promotionUses.releasedAt),
        notInArray(promotionUses.orderId, waitingOrders(sql, { shopId, userId })),
      ),
    )
    .groupBy(promotionUses.promotionId)
  return new Map(rows.map(({ promotionId, ...usage }) => [promotionId, usage]))
}

/**
 * What ordering again replaces: orders of this shop alone, so an unpaid order in another country's shop keeps its
 * usage.
 */
function waitingOrders(sql: Sql, { shopId, userId }: Owner) {
  return sql
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.userId, userId), eq(orders.state, 'pending_payment')))
}

type Use = {
  orderId: string
  promotionId: string
  userId: string
  customer: string
  at: Date
  giftBasis?: GiftBasis | null
}

export async function insertUse(sql: Sql, use: Use): Promise<void> {
  await sql.insert(promotionUses).values(use)
}

/** By what an order earned its gifts, by promotion; orders of earlier days do not know it. */
export async function giftBasesOf(sql: Sql, orderId: string): Promise<GiftBasis[]> {
  const rows = await sql
    .select({ giftBasis: promotionUses.giftBasis })
    .from(promotionUses)
    .where(and(eq(promotionUses.orderId, orderId), isNotNull(promotionUses.giftBasis)))
    .orderBy(promotionUses.promotionId)
  return rows.flatMap(({ giftBasis }) => giftBasis ?? [])
}

/** Transfers the visitor's usage to the customer who signs in. */
export async function passUsesOn(sql: Sql, from: string, to: string): Promise<void> {
  const theirs = sql
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.userId, [from, to]))
  await sql
    .update(promotionUses)
    .set({ userId: to })
    .where(and(eq(promotionUses.userId, from), inArray(promotionUses.orderId, theirs)))
}

/** Releases what an order has used. Idempotent. */
export async function releaseUses(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql
    .update(promotionUses)
    .set({ releasedAt: now })
    .where(and(eq(promotionUses.orderId, orderId), isNull(promotionUses.releasedAt)))
  await sql.update(voucherCodes).set({ orderId: null }).where(eq(voucherCodes.orderId, orderId))
}
