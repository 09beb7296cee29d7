import type { Country } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import type { paymentHold } from '@shop/domain/warehouse/payment-hold'
import type { Sql } from '@shop/engine/db/database'
import { products, shelfPlaces, variants } from '@shop/engine/db/schema/catalogue'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderItems, orderPicks, orders, payments, stockReservations } from '@shop/engine/db/schema/orders'
import { sellableUnits } from '@shop/engine/db/schema/set-parts'
import { texts } from '@shop/engine/db/sent-lists'
import { and, asc, eq, inArray, isNotNull, sql as raw } from 'drizzle-orm'
import * as v from 'valibot'
import { isItemRecalled } from '../recalls/recalled-items-store.ts'

const WAITING: OrderState[] = ['confirmed', 'in_fulfilment']

const Parcels = v.array(v.object({ carrier: v.string(), until: v.string(), items: v.number() }))

/** A parcel as it was planned: who brings it, until when, and how many of the order's items are in it. */
export type PlannedParcel = v.InferOutput<typeof Parcels>[number]

export type WaitingOrder = {
  id: string
  number: string
  state: OrderState
  placedAt: Date
  locale: string
  country: Country
  preferredDay: string | null
  version: number
  parcels: PlannedParcel[]
}

const ORDER = {
  id: orders.id,
  number: orders.number,
  state: orders.state,
  placedAt: orders.placedAt,
  locale: orders.locale,
  country: raw<Country>`${orders.shippingAddress} ->> 'country'`,
  preferredDay: orders.preferredDay,
  version:
    raw<number>`coalesce((select max(order_events.id) from order_events where order_events.order_id = orders.id), 0)`.mapWith(
      Number,
    ),
  // As text: one driver hands JSON over read, the other one as it is.
  parcels: raw<string>`(
    select jsonb_agg(jsonb_build_object(
      'carrier', parcel ->> 'carrierKey',
      'until', parcel #>> '{deliveryDate,max}',
      'items', jsonb_array_length(parcel -> 'items')
    ) order by at)
    from jsonb_array_elements(${orders.items}) with ordinality as planned (parcel, at)
  )::text`,
}

function waitingOrder({
  parcels,
  ...order
}: Omit<WaitingOrder, 'parcels'> & { parcels: string }): WaitingOrder {
  return { ...order, parcels: v.parse(Parcels, JSON.parse(parcels)) }
}

/** Orders of which something may still have to leave, the oldest first. */
export async function waitingOrders(sql: Sql, limit: number): Promise<WaitingOrder[]> {
  const rows = await sql
    .select(ORDER)
    .from(orders)
    .where(inArray(orders.state, WAITING))
    .orderBy(asc(orders.placedAt), asc(orders.number))
    .limit(limit)
  return rows.map(waitingOrder)
}

/** Orders by their numbers, whatever their state. */
export async function ordersNumbered(sql: Sql, numbers: readonly string[]): Promise<WaitingOrder[]> {
  if (numbers.length === 0) return []
  const rows = await sql
    .select(ORDER)
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
  return rows.map(waitingOrder)
}

export type WaitingItem = {
  id: string
  orderId: string
  /** Counted from 1. */
  position: number
  variantId: number
  quantity: number
  /** Minor units with tax. */
  total: number
  state: OrderState
  isPreOrder: boolean
  isRecalled: boolean
  held: number
  free: number
  picked: number
  pickVersion: number
  place: string | null
  placeVersion: number
}

/** Every item of these orders, as far as its units, its shelf and its box are concerned. */
export async function itemsOfOrders(sql: Sql, orderIds: readonly string[]): Promise<WaitingItem[]> {
  if (orderIds.length === 0) return []
  // A set is held as often as each of its parts is.
  const soldId = raw<number>`coalesce(${stockReservations.bundleVariantId}, ${stockReservations.variantId})`
  const pieces = sql
    .select({
      orderId: stockReservations.orderId,
      soldId: soldId.as('sold_id'),
      units:
        raw<number>`sum(${stockReservations.quantity} / coalesce(${stockReservations.bundleUnits}, 1))`.as(
          'piece_units',
        ),
    })
    .from(stockReservations)
    .where(
      raw`${stockReservations.orderId} = any(${texts(orderIds)}) and ${stockReservations.state} <> 'released'`,
    )
    .groupBy(stockReservations.orderId, soldId, stockReservations.variantId)
    .as('pieces')
  const held = sql
    .select({
      orderId: pieces.orderId,
      variantId: pieces.soldId,
      units: raw<number>`min(${pieces.units})`.as('held_units'),
    })
    .from(pieces)
    .groupBy(pieces.orderId, pieces.soldId)
    .as('held')
  const rows = await sql
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      position: orderItems.position,
      variantId: orderItems.variantId,
      quantity: orderItems.quantity,
      total: orderItems.total,
      state: orderItems.state,
      // What is held is no pre-order: only of the others the item as it was ordered is read, which is large.
      isPreOrder: raw<boolean>`case when coalesce(${held.units}, 0) >= ${orderItems.quantity} then false
        else coalesce((${orderItems.item} #>> '{variant,customData,KQPRI,BVC}')::int = 2
          and (${orderItems.item} #>> '{variant,customData,KQPRI,deliveryDaysTo}')::int >= 999, false) end`,
      isRecalled: isItemRecalled,
      held: raw<number>`coalesce(${held.units}, 0)`.mapWith(Number),
      free: raw<number>`coalesce(${sellableUnits({ id: raw`${orderItems.variantId}`, productId: raw`${variants.productId}` })}, 0)`.mapWith(
        Number,
      ),
      picked: raw<number>`coalesce(${orderPicks.units}, 0)`.mapWith(Number),
      pickVersion: raw<number>`coalesce(${orderPicks.version}, 0)`.mapWith(Number),
      place: raw<string | null>`nullif(${shelfPlaces.place}, '')`,
      placeVersion: raw<number>`coalesce(${shelfPlaces.version}, 0)`.mapWith(Number),
    })
    .from(orderItems)
    .leftJoin(
      held,
      raw`${held.orderId} = ${orderItems.orderId} and ${held.variantId} = ${orderItems.variantId}`,
    )
    .leftJoin(variants, eq(variants.id, orderItems.variantId))
    .leftJoin(orderPicks, eq(orderPicks.orderItemId, orderItems.id))
    .leftJoin(shelfPlaces, eq(shelfPlaces.variantId, orderItems.variantId))
    .where(raw`${orderItems.orderId} = any(${texts(orderIds)})`)
    .orderBy(asc(orderItems.orderId), asc(orderItems.position))
  return rows.map((row) => ({ ...row, position: row.position + 1 }))
}

export type DuePayment = Parameters<typeof paymentHold>[0]['payments'][number] & { orderId: string }

/** How these orders are paid. */
export async function paymentsOfOrders(sql: Sql, orderIds: readonly string[]): Promise<DuePayment[]> {
  if (orderIds.length === 0) return []
  return sql
    .select({
      orderId: payments.orderId,
      key: payments.key,
      state: payments.state,
      provider: payments.provider,
      amount: payments.amount,
      captured: payments.captured,
      released: payments.released,
      refunded: payments.refunded,
    })
    .from(payments)
    .where(raw`${payments.orderId} = any(${texts(orderIds)})`)
}

/** What the invoices of these orders were corrected by, minor units; nothing for those that were never corrected. */
export async function correctionsOfOrders(
  sql: Sql,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await sql
    .select({ orderId: invoices.orderId, lines: invoices.lines })
    .from(invoices)
    .where(and(raw`${invoices.orderId} = any(${texts(orderIds)})`, isNotNull(invoices.lines)))
  const corrections = new Map<string, number>()
  for (const { orderId, lines } of rows)
    for (const { amount } of lines ?? []) corrections.set(orderId, (corrections.get(orderId) ?? 0) + amount)
  return corrections
}

const Named = v.object({
  name: v.string(),
  brand: v.nullable(v.string()),
  referenceKey: v.string(),
  gtin: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  details: v.nullable(v.record(v.string(), v.object({ label: v.string(), value: v.string() }))),
  gift: v.nullable(v.string()),
})

/** What an item is called, as it was ordered. */
export type NamedItem = v.InferOutput<typeof Named>

/** Names, numbers and pictures of items, by the id of the item; only what is shown is read. */
export async function namesOfItems(sql: Sql, itemIds: readonly string[]): Promise<Map<string, NamedItem>> {
  if (itemIds.length === 0) return new Map()
  const rows = await sql
    .select({
      id: orderItems.id,
      named: raw<string>`jsonb_build_object(
        'name', ${orderItems.item} #> '{product,name}',
        'brand', ${orderItems.item} #> '{product,brand}',
        'referenceKey', ${orderItems.item} #> '{variant,referenceKey}',
        'gtin', coalesce(${variants.gtin}, ${orderItems.item} #>> '{variant,gtin}'),
        'picture', ${orderItems.item} #> '{product,images,0,hash}',
        'details', ${orderItems.item} -> 'displayData',
        'gift', ${orderItems.item} #> '{customData,cPromo,promotionId}'
      )::text`,
    })
    .from(orderItems)
    .leftJoin(variants, eq(variants.id, orderItems.variantId))
    .where(raw`${orderItems.id} = any(${texts(itemIds)})`)
  return new Map(rows.map(({ id, named }) => [id, v.parse(Named, JSON.parse(named))]))
}

/** What lies in a set that an order has taken the parts of. */
export type TakenPart = NamedItem & {
  orderId: string
  bundleVariantId: number
  variantId: number
  /** Of one set. */
  units: number
  place: string | null
  placeVersion: number
}

/** The parts that these orders have taken for their sets. */
export async function partsOfOrders(sql: Sql, orderIds: readonly string[]): Promise<TakenPart[]> {
  if (orderIds.length === 0) return []
  const { bundleVariantId, bundleUnits } = stockReservations
  const rows = await sql
    .select({
      orderId: stockReservations.orderId,
      bundleVariantId: raw<number>`${bundleVariantId}`.mapWith(Number),
      variantId: stockReservations.variantId,
      units: raw<number>`coalesce(${bundleUnits}, 1)`.mapWith(Number),
      place: raw<string | null>`nullif(${shelfPlaces.place}, '')`,
      placeVersion: raw<number>`coalesce(${shelfPlaces.version}, 0)`.mapWith(Number),
      name: raw<string>`coalesce(${products.name} ->> 'de', '')`,
      brand: products.brand,
      referenceKey: raw<string>`coalesce(${variants.referenceKey}, '')`,
      gtin: variants.gtin,
      picture: raw<string | null>`${products.images} #>> '{0,src}'`,
    })
    .from(stockReservations)
    .leftJoin(variants, eq(variants.id, stockReservations.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .leftJoin(shelfPlaces, eq(shelfPlaces.variantId, stockReservations.variantId))
    .where(
      raw`${stockReservations.orderId} = any(${texts(orderIds)}) and ${stockReservations.state} <> 'released'
        and ${bundleVariantId} is not null`,
    )
    .orderBy(asc(stockReservations.orderId), asc(stockReservations.variantId))
  return rows.map((row) => ({ ...row, details: null, gift: null }))
}
