import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import type { BasketItem } from '@shop/domain/basket/basket'
import { trackingLink } from '@shop/domain/carrier/tracking-link'
import { pagePath } from '@shop/domain/link/page-link'
import { dayFormat } from '@shop/domain/market/day-format'
import { isLocale, type Market, markets } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import { lineShipping } from '@shop/domain/shipping/line-shipping'
import type { I18n } from '@shop/i18n/locale-i18n'
import { ucpLine } from '../lines/ucp-line.ts'
import { ucpTotals } from '../lines/ucp-totals.ts'
import { ORDER, UCP_VERSION } from '../protocol/capabilities.ts'

/** An order as it is now, with what has happened to it. */
export type OrderFacts = Pick<
  LoadedOrder,
  'order' | 'history' | 'itemStates' | 'parcels' | 'refunds' | 'returns'
> & {
  /** What was called off before it left, by the keys of the items. */
  cancellations: readonly { at: string; items: readonly string[] }[]
}

export type OrderPlace = { i18n: I18n; addressOf: (path: string) => string }

/** Nothing of it is to come any more. */
const ENDED: ReadonlySet<OrderState> = new Set(['cancelled', 'payment_failed'])
const SENT: ReadonlySet<OrderState> = new Set(['shipped', 'delivered', 'returned', 'refunded'])

/** What an order says of itself besides its lines. */
export const ORDER_UCP = {
  version: UCP_VERSION,
  status: 'success' as const,
  capabilities: { [ORDER]: [{ version: UCP_VERSION }] },
}

/**
 * An order as its platform may know it: what was bought and what becomes of it. Of the buyer it says the country alone;
 * everything else is behind the permalink, where the shop asks who it is.
 *
 * @see https://ucp.dev/2026-04-08/specification/order
 */
export function ucpOrder(
  { order, ...facts }: OrderFacts,
  checkoutId: string,
  { i18n, addressOf }: OrderPlace,
) {
  const items = order.packages.flatMap((parcel) => parcel.items)
  const market = markets[isLocale(order.locale) ? order.locale : 'de-de']
  const stateOf = new Map(facts.itemStates.map(({ key, state }) => [key, state]))
  return {
    id: order.id,
    label: order.number,
    checkout_id: checkoutId,
    permalink_url: addressOf(pagePath('order', { orderNumber: order.number })),
    currency: order.currencyCode,
    line_items: items.map((item) =>
      orderLine(item, { state: stateOf.get(item.key) ?? order.state, back: unitsBack(facts, item.key) }),
    ),
    fulfillment: {
      expectations: order.packages.flatMap((parcel, at) => expectations(parcel, at, { order, market, i18n })),
      events: events({ order, ...facts }, market),
    },
    adjustments: adjustments({ order, ...facts }),
    totals: ucpTotals(order.totals, i18n),
  }
}

/** Units of an item that are back, or to come back. */
function unitsBack({ returns }: Pick<OrderFacts, 'returns'>, key: string): number {
  return returns
    .flatMap(({ items }) => items)
    .reduce((sum, item) => (item.key === key ? sum + item.quantity : sum), 0)
}

function orderLine(item: BasketItem, { state, back }: { state: OrderState; back: number }) {
  const { quantity, ...line } = ucpLine(item, () => null)
  const total = ENDED.has(state) ? 0 : Math.max(0, quantity - back)
  const fulfilled = SENT.has(state) ? total : 0
  const status = total === 0 ? 'removed' : fulfilled === total ? 'fulfilled' : 'processing'
  return { ...line, quantity: { original: quantity, total, fulfilled }, status }
}

type Facts = Pick<OrderFacts, 'order'>
type Package = OrderFacts['order']['packages'][number]

function expectations(
  { items, deliveryDate }: Package,
  at: number,
  { order, market, i18n }: Facts & { market: Market; i18n: I18n },
) {
  const kinds = [
    { method: 'digital', lines: items.filter((item) => lineShipping(item) === 'download') },
    {
      method: order.pickupPoint === null ? 'shipping' : 'pickup',
      lines: items.filter((item) => lineShipping(item) !== 'download'),
    },
  ]
  const days = dayFormat(market, { day: 'numeric', month: 'long' }).formatRange(
    new Date(deliveryDate.min),
    new Date(deliveryDate.max),
  )
  return kinds.flatMap(({ method, lines }) =>
    lines.length === 0
      ? []
      : [
          {
            id: `package-${at + 1}-${method}`,
            line_items: unitsOf(lines),
            method_type: method,
            destination: { address_country: order.shippingAddress.country },
            ...(method === 'digital' ? {} : { description: i18n._('assistants.arrives', { days }) }),
          },
        ],
  )
}

function events(
  { order, history, parcels }: Pick<OrderFacts, 'order' | 'history' | 'parcels'>,
  market: Market,
) {
  const items = order.packages.flatMap((parcel) => parcel.items)
  const sent = parcels.map(({ sentAt, carrier, number, items: keys }, at) => {
    // Without the postal code: some pages would say more by it than a platform has to know.
    const url = carrier && number ? trackingLink({ carrier, number, zip: '' }, market) : null
    return {
      id: `parcel-${at + 1}`,
      occurred_at: sentAt,
      type: 'shipped',
      line_items: unitsOf(items.filter(({ key }) => keys.includes(key))),
      ...(carrier === null ? {} : { carrier }),
      ...(number === null ? {} : { tracking_number: number }),
      ...(url === null ? {} : { tracking_url: url }),
    }
  })
  const left = items.filter(({ key }) => parcels.some((parcel) => parcel.items.includes(key)))
  const arrived = history
    .filter(({ state }) => state === 'delivered')
    .map(({ at }) => ({ id: 'delivered', occurred_at: at, type: 'delivered', line_items: unitsOf(left) }))
  return [...sent, ...arrived]
}

function adjustments({
  order,
  refunds,
  returns,
  cancellations,
}: Pick<OrderFacts, 'order' | 'refunds' | 'returns' | 'cancellations'>) {
  const items = order.packages.flatMap((parcel) => parcel.items)
  const calledOff = cancellations.map(({ at, items: keys }, index) => ({
    id: `cancellation-${index + 1}`,
    type: 'cancellation',
    occurred_at: at,
    status: 'completed' as const,
    line_items: lessUnits(unitsOf(items.filter(({ key }) => keys.includes(key)))),
  }))
  const back = returns.map(({ announcedAt, receivedAt, items: lines }, index) => ({
    id: `return-${index + 1}`,
    type: 'return',
    occurred_at: receivedAt ?? announcedAt,
    status: receivedAt === null ? ('pending' as const) : ('completed' as const),
    line_items: lessUnits(lines.map(({ key, quantity }) => ({ id: key, quantity }))),
  }))
  const paid = refunds.map(({ at, amount, state }, index) => ({
    id: `refund-${index + 1}`,
    type: 'refund',
    occurred_at: at,
    status: REFUND_STATES[state],
    totals: [{ type: 'total', amount: -amount }],
  }))
  return [...calledOff, ...back, ...paid]
}

const REFUND_STATES = { waiting: 'pending', done: 'completed', refused: 'failed' } as const

function lessUnits(lines: readonly { id: string; quantity: number }[]) {
  return lines.map(({ id, quantity }) => ({ id, quantity: -quantity }))
}

function unitsOf(items: readonly BasketItem[]) {
  return items.map(({ key, quantity }) => ({ id: key, quantity }))
}
