import * as v from 'valibot'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader, ReadingOptions } from '../reading/source.ts'
import { type Finding, noted, type Place, refused } from '../records/finding.ts'
import { roundedCents } from '../values/cents-of.ts'
import { momentOf } from '../values/old-values.ts'
import { NOTES_LEFT_OUT, readCurrency, sumProblem } from '../values/order-amounts.ts'

const text = v.optional(v.string(), '')
/** The interface writes amounts with a point, whatever the shop shows. */
const cents = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(?:-?\d{1,8}(?:\.\d+)?)?$/, 'this is no amount of money'),
    v.transform(roundedCents),
  ),
  '0',
)
const Address = v.object({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  postcode: text,
  country: text,
})
const Line = v.object({
  name: v.string(),
  quantity: v.number(),
  sku: v.optional(v.nullable(v.string()), ''),
  subtotal: cents,
  subtotal_tax: cents,
  meta_data: v.optional(
    v.array(
      v.object({
        key: text,
        display_key: v.optional(v.nullable(v.string()), ''),
        display_value: v.optional(v.unknown()),
      }),
    ),
    [],
  ),
})
const Order = v.object({
  id: v.number(),
  number: text,
  status: v.string(),
  currency: text,
  date_created_gmt: v.optional(v.nullable(v.string()), ''),
  prices_include_tax: v.exactOptional(v.boolean()),
  customer_note: v.optional(v.nullable(v.string()), ''),
  total: cents,
  discount_total: cents,
  discount_tax: cents,
  shipping_total: cents,
  shipping_tax: cents,
  billing: v.optional(v.object({ ...Address.entries, email: text }), {}),
  shipping: v.optional(Address, {}),
  line_items: v.array(Line),
  fee_lines: v.optional(v.array(v.object({ total: cents, total_tax: cents })), []),
  refunds: v.optional(v.array(v.object({ total: cents })), []),
})
type WooOrder = v.InferOutput<typeof Order>
type WooAddress = v.InferOutput<typeof Address>

/** What became of an order, by what WooCommerce and the commonest extensions call it. */
const STATES: Readonly<Record<string, string>> = {
  processing: 'open',
  'on-hold': 'open',
  shipped: 'delivered',
  delivered: 'delivered',
  completed: 'delivered',
  cancelled: 'cancelled',
  refunded: 'refunded',
}
const NEVER_PLACED = new Set(['pending', 'failed', 'checkout-draft', 'auto-draft', 'draft', 'trash'])

/** What `wp-json/wc/v3/orders` answers. */
export const wooOrders: Reader = {
  topic: 'orders',
  name: 'orders (REST)',
  reads: ({ text: begins }) => /^\s*[[{]/.test(begins) && begins.includes('"line_items"'),
  read: readOrders,
}

async function* readOrders(file: OldFile, { prices }: ReadingOptions): AsyncGenerator<Finding> {
  const seen = new Set<number>()
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      yield { kind: 'refused', refusal: found.refusal }
      continue
    }
    const place = { file: file.name, line: found.line }
    const read = v.safeParse(Order, found.value)
    if (!read.success) {
      const [issue] = read.issues
      const remedy = 'save what wp-json/wc/v3/orders answers as it is'
      yield refused(place, { column: v.getDotPath(issue) ?? '', what: '', why: issue.message, remedy })
      continue
    }
    const order = read.output
    const holdTax = order.prices_include_tax
    if (prices !== undefined && holdTax !== undefined && holdTax !== (prices === 'gross'))
      yield noted(place, holdTax ? SAYS_GROSS : SAYS_NET)
    if (order.customer_note?.trim()) yield noted(place, NOTES_LEFT_OUT)
    if (NEVER_PLACED.has(order.status))
      yield noted(place, 'orders that were begun and never paid are left out')
    else if (seen.has(order.id)) yield refused(place, { ...TWICE, what: String(order.id) })
    else yield* orderOf(order, place)
    seen.add(order.id)
  }
}

const SAYS_GROSS =
  'orders say that prices of the old shop hold the tax, and --prices net puts it on top once more: look at "Prices entered with tax" there'
const SAYS_NET =
  'orders say that the tax comes on top of the prices of the old shop, and --prices gross sells without it: look at "Prices entered with tax" there'

const TWICE = {
  column: 'id',
  why: 'an order with this id stood further up already',
  remedy: 'keep one of the two',
}

function* orderOf(old: WooOrder, place: Place): Generator<Finding> {
  const problems: Finding[] = []
  const currency = readCurrency({ place, problems }, 'currency', old.currency)
  if (currency === null) return yield* problems
  const order = {
    total: old.total,
    sums: {
      discount: old.discount_total + old.discount_tax,
      shipping: old.shipping_total + old.shipping_tax,
      fees: old.fee_lines.reduce((sum, fee) => sum + fee.total + fee.total_tax, 0),
      tax: 0,
    },
    lines: old.line_items.map((line) => ({
      name: line.name,
      options: optionsOf(line.meta_data),
      articleNumber: line.sku ?? '',
      quantity: line.quantity,
      total: line.subtotal + line.subtotal_tax,
    })),
  }
  // Goods and tax of each line, shipping, discount and fees are rounded by themselves, each by half a cent at most.
  const wrong = sumProblem(place, order, {
    column: 'total',
    most: order.lines.length + old.fee_lines.length + 2,
  })
  if (wrong !== null) return yield wrong
  const address = [old.shipping, old.billing].find(({ address_1 }) => address_1 !== '')
  yield* parsedRecord(
    place,
    {
      kind: 'order',
      oldId: String(old.id),
      number: old.number || String(old.id),
      email: old.billing.email,
      placedAt: momentOf(old.date_created_gmt ?? '') ?? old.date_created_gmt,
      state: STATES[old.status] ?? old.status,
      currency,
      refunded: -old.refunds.reduce((sum, refund) => sum + refund.total, 0),
      ...order,
      address: address === undefined ? null : addressOf(address),
    },
    columnOf,
  )
}

/** What extensions keep for themselves begins with a dash below. */
function optionsOf(meta: WooOrder['line_items'][number]['meta_data']): string {
  return meta
    .flatMap(({ key, display_key, display_value }) =>
      key.startsWith('_') || typeof display_value !== 'string' ? [] : [`${display_key}: ${display_value}`],
    )
    .join(', ')
    .replaceAll(/<[^>]*>/g, '')
    .slice(0, 500)
}

function addressOf(one: WooAddress) {
  return {
    firstName: one.first_name,
    lastName: one.last_name,
    company: one.company,
    street: one.address_1,
    addition: one.address_2,
    zip: one.postcode,
    city: one.city,
    country: one.country.toUpperCase(),
  }
}

function columnOf(path: string): string {
  if (path === 'email') return 'billing.email'
  if (path === 'placedAt') return 'date_created_gmt'
  if (path === 'state') return 'status'
  return path.replace(/^lines/, 'line_items')
}
