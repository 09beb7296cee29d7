import { placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import {
  orderEvents,
  orderItems,
  orders,
  paymentEvents,
  paymentMoves,
  payments,
} from '@shop/engine/db/schema/orders'
import { mails } from '@shop/engine/db/schema/system'
import type { PaymentNotice } from '@shop/engine/ports/payment-provider'
import { sandboxPage } from '@shop/sales/payment/sandbox/sandbox-page'
import type { SignedNotice } from '@shop/sales/payment/sandbox/sandbox-provider'
import { asc, eq } from 'drizzle-orm'
import type { Engine } from '../engine.ts'
import { apiResponse } from '../http-api.ts'
import { fillCheckout } from './checkout-steps.ts'
import type { Visitor } from './visitor.ts'

/** Places an order that is paid through the provider; returns the order's token and the provider's page. */
export async function orderToPay(
  visitor: Visitor,
  purchase: Partial<Parameters<typeof fillCheckout>[1]> = {},
) {
  await fillCheckout(visitor, { variantId: VARIANTS.scarce, payment: 'KK', ...purchase })
  const { token, next, orderNumber } = await visitor.call(placeOrder, { acceptedTerms: true })
  if (next.type !== 'redirect') throw new Error('the order needs no payment')
  return { token, url: next.url, orderNumber }
}

/** Presses a button of the provider's page. */
export function press(engine: Engine, url: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  return sandboxPage(engine, new Request(url, { method: 'POST', body }))
}

/** A signed notice about the payment behind a provider's page, with another amount or currency on request. */
export function noticeOf(
  engine: Engine,
  url: string,
  kind: PaymentNotice['kind'],
  fields: { amount?: number; currencyCode?: 'EUR' | 'CHF'; paymentId?: string } = {},
): SignedNotice {
  const { sandbox } = engine
  const known = sandbox?.provider.readToken(new URL(url).pathname.split('/')[3] ?? '')
  if (!sandbox || !known) throw new Error('there is no sandbox payment behind this address')
  return sandbox.provider.signedNotice(
    { ...known, ...fields },
    { kind, amount: fields.amount ?? known.amount },
  )
}

/** Sends a webhook over HTTP. */
export function deliver(engine: Engine, { body, signature }: SignedNotice, provider = 'sandbox') {
  return apiResponse(
    engine,
    new Request(`https://shop.example/api/payments/${provider}/webhook/`, {
      method: 'POST',
      body,
      headers: { 'x-signature': signature },
    }),
    { locale: 'de-de', clientAddress: '10.0.0.1', secureCookies: true },
  )
}

/** Everything that is written down about payments, oldest first. */
export async function paymentRecords({ database: { sql } }: Engine) {
  return {
    payments: await sql.select().from(payments).orderBy(asc(payments.createdAt), asc(payments.id)),
    moves: await sql.select().from(paymentMoves).orderBy(asc(paymentMoves.createdAt), asc(paymentMoves.id)),
    events: (await sql.select().from(paymentEvents).orderBy(asc(paymentEvents.id))).map(({ kind }) => kind),
    orderStates: (await sql.select().from(orderEvents).orderBy(asc(orderEvents.id))).map(({ to }) => to),
    orders: await sql.select().from(orders).orderBy(asc(orders.placedAt), asc(orders.number)),
    mails: (await sql.select().from(mails).orderBy(asc(mails.sentAt), asc(mails.kind))).map(
      ({ kind }) => kind,
    ),
  }
}

/** Lets time pass for an order as a warehouse would. */
export async function ship({ database: { sql } }: Engine, orderNumber: string): Promise<void> {
  const rows = await sql
    .update(orders)
    .set({ state: 'shipped' })
    .where(eq(orders.number, orderNumber))
    .returning({ id: orders.id })
  for (const { id } of rows)
    await sql.update(orderItems).set({ state: 'shipped' }).where(eq(orderItems.orderId, id))
}
