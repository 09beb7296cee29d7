import { type Checkout, listPickupPoints } from '@shop/api-client/contract/checkout'
import { dayFormat } from '@shop/domain/market/day-format'
import { type Locale, markets } from '@shop/domain/market/markets'
import { lineShipping } from '@shop/domain/shipping/line-shipping'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import type { I18n } from '@shop/i18n/locale-i18n'
import type { BuyersCalls } from '../buyer/buyers-basket.ts'
import { ADDRESS_ID, pickupDestination, shippingDestination } from './postal-address.ts'

type Place = { locale: Locale; i18n: I18n }
type Shipping = Checkout['shippingMethods'][number]

/** Places of the carrier near the buyer; none before there is an address, or where a parcel cannot wait for anybody. */
export async function nearbyPoints(calls: BuyersCalls, checkout: Checkout): Promise<readonly PickupPoint[]> {
  const { shippingAddress, shippingMethods, pickupPoint } = checkout
  if (shippingAddress === null || !shippingMethods.some(({ hasPickupPoints }) => hasPickupPoints)) return []
  const { country, zip } = shippingAddress
  const { points } = await calls(listPickupPoints, { country, zip })
  const isThere = pickupPoint === null || points.some(({ id }) => id === pickupPoint.id)
  return isThere ? points : [pickupPoint, ...points]
}

/**
 * How a checkout can be sent, and how it will be: to an address, or to a place of the carrier, at the costs and within
 * the days of the checkout page. The method with the lines is the chosen one. Downloads travel by no method.
 */
export function ucpFulfillment(checkout: Checkout, points: readonly PickupPoint[], place: Place) {
  const { basket, shippingAddress, pickupPoint, shippingMethods } = checkout
  const lines = basket.items.filter((item) => lineShipping(item) !== 'download').map(({ key }) => key)
  if (lines.length === 0) return { methods: [] }
  const isPickup = pickupPoint !== null
  const shipping = {
    id: 'shipping',
    type: 'shipping',
    line_item_ids: isPickup ? [] : lines,
    destinations: shippingAddress === null ? [] : [shippingDestination(shippingAddress)],
    selected_destination_id: shippingAddress === null || isPickup ? null : ADDRESS_ID,
    groups: groups(checkout, { lines, place, methods: shippingMethods, isPickup: false }),
  }
  const fetched = shippingMethods.filter(({ hasPickupPoints }) => hasPickupPoints)
  if (fetched.length === 0) return { methods: [shipping] }
  const pickup = {
    id: 'pickup',
    type: 'pickup',
    line_item_ids: isPickup ? lines : [],
    destinations: points.map(pickupDestination),
    selected_destination_id: pickupPoint?.id ?? null,
    groups: groups(checkout, { lines, place, methods: fetched, isPickup: true }),
  }
  return {
    methods: [shipping, pickup],
    available_methods: [
      { type: 'shipping', line_item_ids: lines },
      { type: 'pickup', line_item_ids: lines },
    ],
  }
}

/** All goods of a method travel together: its one group. */
function groups(
  { shippingMethod, pickupPoint }: Checkout,
  {
    lines,
    place,
    methods,
    isPickup,
  }: { lines: string[]; place: Place; methods: readonly Shipping[]; isPickup: boolean },
) {
  const isChosen = isPickup === (pickupPoint !== null)
  return [
    {
      id: isPickup ? 'pickup_all' : 'shipping_all',
      line_item_ids: isChosen ? lines : [],
      options: methods.map((method) => option(method, place, isPickup)),
      selected_option_id: isChosen ? shippingMethod : null,
    },
  ]
}

/** What the checkout page calls the ways to ship; see `shipping-method-name` there. */
const NAMES = {
  parcel: 'shipping.parcel',
  freight: 'shipping.freight',
  download: 'shipping.download',
} as const

function option({ key, cost, deliveryDate }: Shipping, { locale, i18n }: Place, isPickup: boolean) {
  const title = i18n._(isPickup && key === 'parcel' ? 'shipping.pickup' : NAMES[key])
  const totals = [{ type: 'total', amount: cost }]
  if (deliveryDate === null) return { id: key, title, totals }
  const { min, max } = deliveryDate
  const days = dayFormat(markets[locale], { day: 'numeric', month: 'long' }).formatRange(
    new Date(min),
    new Date(max),
  )
  return {
    id: key,
    title,
    description: i18n.t({
      id: 'assistants.arrives',
      message: 'Voraussichtliche Lieferung: {days}',
      values: { days },
    }),
    earliest_fulfillment_time: new Date(min).toISOString(),
    latest_fulfillment_time: new Date(max).toISOString(),
    totals,
  }
}
