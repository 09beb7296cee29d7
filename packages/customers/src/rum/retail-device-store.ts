import { createHmac, timingSafeEqual } from 'node:crypto'
import { retailDevices } from '@shop/engine/db/schema/measurements'
import type { Sql } from '@shop/engine/db/sql'
import { newToken, tokenHash } from '@shop/engine/session/token'
import { and, asc, eq, gt, sql as query } from 'drizzle-orm'

/** An operator carries the link to the device on the same day. */
const LINK_MS = 24 * 60 * 60 * 1000

export type RetailDevice = typeof retailDevices.$inferSelect

/** Prepares a device of a store; the token of its link works once, for a day. */
export async function addRetailDevice(
  sql: Sql,
  name: string,
  now: Date,
): Promise<{ id: string; token: string }> {
  const token = newToken()
  const id = newToken().slice(0, 16)
  await sql.insert(retailDevices).values({
    id,
    name,
    linkHash: tokenHash(token),
    linkEndsAt: new Date(now.getTime() + LINK_MS),
    createdAt: now,
  })
  return { id, token }
}

/** Opens the link of a device: its id, or null for a link that is unknown, used or too old. */
export async function openRetailLink(sql: Sql, token: string, now: Date): Promise<string | null> {
  const [device] = await sql
    .update(retailDevices)
    .set({ linkHash: null, openedAt: now })
    .where(and(eq(retailDevices.linkHash, tokenHash(token)), gt(retailDevices.linkEndsAt, now)))
    .returning({ id: retailDevices.id })
  return device?.id ?? null
}

export async function listRetailDevices(sql: Sql): Promise<RetailDevice[]> {
  return sql.select().from(retailDevices).orderBy(asc(retailDevices.createdAt))
}

/** Removes a device, whose cookie is then invalid, and says what it was; null when there is none of that id. */
export async function removeRetailDevice(sql: Sql, id: string): Promise<RetailDevice | null> {
  const [removed] = await sql.delete(retailDevices).where(eq(retailDevices.id, id)).returning()
  return removed ?? null
}

/** The cookie of a device: its id, signed, so that only operators can mark a device. @see product §11.10 */
export function retailCookie(id: string, secret: string): string {
  return `${id}.${signature(id, secret)}`
}

/** Whether a cookie is that of a device which is still marked. */
export async function isRetailCookie(sql: Sql, cookie: string | null, secret: string): Promise<boolean> {
  const [id = '', signed = ''] = cookie?.split('.') ?? []
  if (id === '' || !isSame(signed, signature(id, secret))) return false
  const { rows } = await sql.execute(
    query`select 1 from retail_devices where id = ${id} and opened_at is not null`,
  )
  return rows.length > 0
}

function signature(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`retail device ${id}`).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
