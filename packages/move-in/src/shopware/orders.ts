import * as v from 'valibot'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader } from '../reading/source.ts'
import { type Finding, noted, type Place } from '../records/finding.ts'
import { momentOf } from '../values/old-values.ts'
import { NOTES_LEFT_OUT, readCurrency, sumProblem } from '../values/order-amounts.ts'
import { addressOf, ShopwareAddress } from './addresses.ts'
import { answered } from './answers.ts'

const State = v.optional(v.nullable(v.object({ technicalName: v.string() })), null)
const Payload = v.object({
  productNumber: v.optional(v.nullable(v.string()), null),
  options: v.optional(v.nullable(v.array(v.object({ group: v.string(), option: v.string() }))), null),
})
const Line = v.object({
  label: v.string(),
  type: v.optional(v.nullable(v.string()), 'product'),
  quantity: v.number(),
  totalPrice: v.number(),
  payload: v.optional(v.nullable(v.union([Payload, v.array(v.unknown())])), null),
})
const Order = v.object({
  id: v.string(),
  orderNumber: v.string(),
  orderDateTime: v.string(),
  amountTotal: v.number(),
  shippingTotal: v.optional(v.number(), 0),
  taxStatus: v.optional(v.nullable(v.string()), 'gross'),
  price: v.optional(
    v.nullable(v.object({ calculatedTaxes: v.optional(v.array(v.object({ tax: v.number() })), []) })),
    null,
  ),
  currency: v.object({ isoCode: v.string() }),
  customerComment: v.optional(v.nullable(v.string()), null),
  orderCustomer: v.object({ email: v.string() }),
  stateMachineState: State,
  transactions: v.optional(v.nullable(v.array(v.object({ stateMachineState: State }))), null),
  deliveries: v.optional(
    v.nullable(
      v.array(
        v.object({
          stateMachineState: State,
          shippingOrderAddress: v.optional(v.nullable(ShopwareAddress), null),
        }),
      ),
    ),
    null,
  ),
  lineItems: v.optional(v.nullable(v.array(Line)), null),
})
type ShopwareOrder = v.InferOutput<typeof Order>

/** What `api/search/order` answers. */
export const shopwareOrders: Reader = {
  topic: 'orders',
  name: 'orders (Admin API)',
  reads: ({ text }) => /^\s*[[{]/.test(text) && text.includes('"orderNumber"'),
  read: readOrders,
}

async function* readOrders(file: OldFile): AsyncGenerator<Finding> {
  for await (const found of answered(file, Order)) {
    if ('kind' in found) yield found
    else yield* orderOf(found.entry, found.place)
  }
}

function* orderOf(old: ShopwareOrder, place: Place): Generator<Finding> {
  const problems: Finding[] = []
  if (old.customerComment?.trim()) yield noted(place, NOTES_LEFT_OUT)
  const currency = readCurrency({ place, problems }, 'currency.isoCode', old.currency.isoCode)
  if (currency === null) return yield* problems
  const items = old.lineItems ?? []
  // Promotions and credits are lines of their own, below nothing.
  const bought = items.filter(({ totalPrice }) => totalPrice >= 0)
  const taken = items.filter(({ totalPrice }) => totalPrice < 0)
  const order = {
    total: centsOf(old.amountTotal),
    sums: {
      discount: -taken.reduce((sum, { totalPrice }) => sum + centsOf(totalPrice), 0),
      shipping: centsOf(old.shippingTotal),
      fees: 0,
      tax: old.taxStatus === 'net' ? taxOf(old) : 0,
    },
    lines: bought.map(lineOf),
  }
  const wrong = sumProblem(place, order, { column: 'amountTotal', most: items.length + 1 })
  if (wrong !== null) return yield wrong
  const address = old.deliveries?.find((one) => one.shippingOrderAddress?.street)?.shippingOrderAddress
  yield* parsedRecord(
    place,
    {
      kind: 'order',
      oldId: old.id,
      number: old.orderNumber,
      email: old.orderCustomer.email,
      placedAt: momentOf(old.orderDateTime) ?? old.orderDateTime,
      state: stateOf(old),
      currency,
      refunded: isRefunded(old) ? order.total : 0,
      ...order,
      address: address ? addressOf(address) : null,
    },
    (path) => ({ email: 'orderCustomer.email', placedAt: 'orderDateTime' })[path] ?? path,
  )
}

/** The interface calculates with floating numbers that have two decimals. */
function centsOf(amount: number): number {
  return Math.round(amount * 100)
}

function taxOf({ price }: ShopwareOrder): number {
  return (price?.calculatedTaxes ?? []).reduce((sum, { tax }) => sum + centsOf(tax), 0)
}

function lineOf({ label, quantity, totalPrice, payload }: v.InferOutput<typeof Line>) {
  const known = payload === null || Array.isArray(payload) ? null : payload
  return {
    name: label,
    options: (known?.options ?? [])
      .map(({ group, option }) => `${group}: ${option}`)
      .join(', ')
      .slice(0, 500),
    articleNumber: known?.productNumber ?? '',
    quantity,
    total: centsOf(totalPrice),
  }
}

function isRefunded({ transactions }: ShopwareOrder): boolean {
  return (
    transactions?.some(({ stateMachineState }) => stateMachineState?.technicalName === 'refunded') ?? false
  )
}

/** What was cancelled, given back or sent says more than that an order is done. */
function stateOf(old: ShopwareOrder): string {
  const state = old.stateMachineState?.technicalName ?? 'open'
  const isSent = old.deliveries?.some(
    ({ stateMachineState }) => stateMachineState?.technicalName === 'shipped',
  )
  if (state === 'cancelled') return 'cancelled'
  if (isRefunded(old)) return 'refunded'
  return state === 'completed' || isSent ? 'delivered' : 'open'
}
