import {
  type Checkout,
  loadCheckout,
  putCheckoutAddresses,
  putCheckoutShipping,
  SHIPPING_METHODS,
} from '@shop/api-client/contract/checkout'
import { isProblem } from '@shop/api-client/contract/problem'
import { COUNTRIES } from '@shop/domain/market/markets'
import type { I18n } from '@shop/i18n/locale-i18n'
import type { BuyersCalls } from '../buyer/buyers-basket.ts'
import type { UcpMessage } from '../protocol/ucp-problem.ts'
import type { BuyerInput, Destination, FulfillmentInput, Method } from './checkout-input.ts'
import { fieldMessages } from './field-messages.ts'
import { addressOfDestination } from './postal-address.ts'

export type AppliedCheckout = { checkout: Checkout; messages: UcpMessage[] }

type Wanted = { buyer?: BuyerInput | undefined; fulfillment?: FulfillmentInput | undefined }
type Chosen = { method: Method; at: number }

/**
 * Takes address, way to ship and pickup point into the shop's own checkout, by the calls of its page; what is refused is
 * named, and the rest stays as it was. An e-mail address is kept together with an address, as on the page.
 */
export async function applyFulfillment(
  calls: BuyersCalls,
  { buyer, fulfillment }: Wanted,
  i18n: I18n,
): Promise<AppliedCheckout> {
  const checkout = await calls(loadCheckout, {})
  const methods = (fulfillment?.methods ?? []).map((method, at) => ({ method, at }))
  const wanted = methods.filter(({ method }) => method.line_item_ids?.length !== 0)
  const addressed = methods.find(({ method }) => addressIn(method) !== null)
  const pickup = wanted.find(({ method }) => typeOf(method) === 'pickup' && method.selected_destination_id)
  const chosen = pickup ?? wanted.find(({ method }) => typeOf(method) === 'shipping') ?? null

  const kept =
    addressed === undefined
      ? { checkout, messages: [] }
      : await keepAddress(calls, checkout, { ...addressed, buyer, i18n })
  const shipped = chosen === null ? kept : await keepShipping(calls, kept.checkout, { ...chosen, i18n })
  return { checkout: shipped.checkout, messages: [...new Set([...kept.messages, ...shipped.messages])] }
}

function typeOf({ type, id }: Method): string | undefined {
  return type ?? id
}

/** The address that a method names: of several the one that is selected. */
function addressIn(method: Method): { to: Destination; at: number } | null {
  if (typeOf(method) !== 'shipping') return null
  const destinations = method.destinations ?? []
  const selected = destinations.findIndex(
    ({ id }) => id !== undefined && id === method.selected_destination_id,
  )
  const at = Math.max(selected, 0)
  const to = destinations[at]
  return to === undefined ? null : { to, at }
}

async function keepAddress(
  calls: BuyersCalls,
  checkout: Checkout,
  { method, at, buyer, i18n }: Chosen & { buyer: BuyerInput | undefined; i18n: I18n },
): Promise<AppliedCheckout> {
  const found = addressIn(method)
  if (found === null) return { checkout, messages: [] }
  const destination = `$.fulfillment.methods[${at}].destinations[${found.at}]`
  const [usual] = checkout.countries
  const named = found.to.address_country?.toUpperCase() ?? usual
  const country = COUNTRIES.find((one) => one === named)
  if (country === undefined)
    return {
      checkout,
      messages: fieldMessages([{ path: 'country', key: 'address.errors.country', params: {} }], {
        destination,
        i18n,
      }),
    }
  const shipping = addressOfDestination(found.to, country, buyer)
  const email = buyer?.email
  return orRefused(checkout, { destination, i18n }, () =>
    calls(putCheckoutAddresses, { ...(email === undefined ? {} : { email }), shipping }),
  )
}

async function keepShipping(
  calls: BuyersCalls,
  checkout: Checkout,
  { method, at, i18n }: Chosen & { i18n: I18n },
): Promise<AppliedCheckout> {
  const asked = method.groups?.find(({ selected_option_id }) => selected_option_id)?.selected_option_id
  const [usual] = checkout.shippingMethods
  const key = asked ?? checkout.shippingMethod ?? usual?.key
  const shippingMethod = SHIPPING_METHODS.find((one) => one === key)
  const path = `$.fulfillment.methods[${at}]`
  const isPickup = typeOf(method) === 'pickup'
  const refusal: UcpMessage = {
    type: 'error',
    code: 'fulfillment_unavailable',
    path,
    content: i18n._('problem.option'),
    severity: 'recoverable',
  }
  if (shippingMethod === undefined) return { checkout, messages: asked ? [refusal] : [] }
  try {
    const pickupPointId = isPickup ? (method.selected_destination_id ?? null) : null
    const changed = await calls(putCheckoutShipping, { shippingMethod, pickupPointId })
    return { checkout: changed, messages: [] }
  } catch (failure) {
    if (!isProblem(failure) || failure.status !== 422) throw failure
    return { checkout, messages: [refusal] }
  }
}

async function orRefused(
  checkout: Checkout,
  place: { destination: string; i18n: I18n },
  change: () => Promise<Checkout>,
): Promise<AppliedCheckout> {
  try {
    return { checkout: await change(), messages: [] }
  } catch (failure) {
    if (!isProblem(failure) || failure.status !== 422) throw failure
    return { checkout, messages: fieldMessages(failure.document.errors, place) }
  }
}
