import type { Address } from '@shop/domain/address/address'
import type { BasketItem } from '@shop/domain/basket/basket'
import type { NamedReduction } from '@shop/domain/basket/totals'
import { orderTotals } from '@shop/domain/checkout/order-totals'
import { COUNTRIES } from '@shop/domain/market/markets'
import type { Order, OrderState } from '@shop/domain/order/order'
import type { Shop } from '@shop/domain/shop/shop'
import { GENDERS } from '@shop/domain/user/user'
import { itemOf } from '../basket/basket-of.ts'
import type { ScayleSetup } from '../connection/setup.ts'
import { Unanswered } from '../connection/unanswered.ts'
import { agreedCurrency, percent } from '../goods/price-of.ts'
import type { WireOrder, WireOrderAddress, WireOrderItem } from '../wire/wire-order.ts'
import type { WireProduct } from '../wire/wire-product.ts'

type OrderContext = {
  setup: ScayleSetup
  shop: Shop
  /** What was bought, as the shop knows it; an order names products by their numbers. */
  products: readonly WireProduct[]
}

/** States by which an order is not on its way; a payment that is awaited is SCAYLE's to watch. */
const STATES: Readonly<Record<string, OrderState>> = {
  cancellation_pending: 'cancelled',
  cancellation_completed: 'cancelled',
  invoice_completed: 'in_fulfilment',
  invoice_partially_completed: 'in_fulfilment',
}

/**
 * An order of SCAYLE as the shop shows it. Every amount is SCAYLE's. What is no longer sold is missing among the lines,
 * and is in the sum all the same.
 */
export function orderOf(wire: WireOrder, context: OrderContext): Order {
  const { shop } = context
  const currencyCode = agreedCurrency(wire.currencyCode, shop.market.currency)
  const lines = linesOf(wire.items)
  const { withTax, withoutTax, tax } = wire.cost
  return {
    id: String(wire.id),
    number: wire.publicKey ?? String(wire.id),
    state: STATES[wire.status] ?? 'confirmed',
    placedAt: new Date(wire.confirmedAt ?? wire.createdAt).toISOString(),
    locale: shop.locale,
    currencyCode,
    customer: {
      id: String(wire.customer.id),
      email: wire.customer.email ?? '',
      firstName: wire.customer.firstName ?? '',
      lastName: wire.customer.lastName,
      // At SCAYLE everybody is: it knows nothing of the shop's own accounts.
      status: { isGuestCustomer: true },
    },
    shippingAddress: addressOf(wire.address.shipping),
    billingAddress: addressOf(wire.address.billing),
    shippingMethod: 'parcel',
    preferredDay: null,
    pickupPoint: null,
    packages: packagesOf(wire, lines, context),
    // SCAYLE's methods are no methods of the shop; how was paid stands in its mail.
    payment: [],
    totals: totalsOf(wire, lines, shop),
    cost: { tax: { vat: { amount: tax.vat?.amount ?? withTax - withoutTax } }, withTax, withoutTax },
    comment: null,
    legalTexts: [],
  }
}

type Line = { item: WireOrderItem; quantity: number }

/** Units of the same variant, in one parcel and at one price, are a line. */
function linesOf(items: readonly WireOrderItem[]): Line[] {
  const lines = new Map<string, Line>()
  for (const item of items) {
    const { packageId, variant, price } = item
    const key = `${packageId} ${variant.id} ${price.withTax}`
    lines.set(key, { item: lines.get(key)?.item ?? item, quantity: (lines.get(key)?.quantity ?? 0) + 1 })
  }
  return [...lines.values()]
}

function packagesOf(wire: WireOrder, lines: readonly Line[], context: OrderContext): Order['packages'] {
  const known = new Set(wire.packages.map(({ id }) => id))
  return wire.packages.map(({ id, carrierKey, deliveryDate }, index) => {
    const items = lines
      .filter(({ item: { packageId } }) => packageId === id || (index === 0 && !known.has(packageId)))
      .flatMap((line) => shownLine(line, context) ?? [])
    const { minimum, maximum } = deliveryDate
    return { carrierKey, deliveryDate: { min: dayOf(minimum), max: dayOf(maximum) }, items }
  })
}

function shownLine({ item, quantity }: Line, { setup, shop, products }: OrderContext): BasketItem | null {
  const product = products.find(({ id }) => id === item.product.id)
  const variant = product?.variants.find(({ id }) => id === item.variant.id)
  if (!product || !variant) return null
  const priceOfUnits = (units: number) => ({
    withTax: item.price.withTax * units,
    withoutTax: item.price.withoutTax * units,
    recommendedRetailPrice: null,
    appliedReductions: item.price.appliedReductions.map(({ category, type, amount, id }) => ({
      category,
      type,
      amount: { ...amount, absoluteWithTax: amount.absoluteWithTax * units },
      promotionId: id,
    })),
    currencyCode: shop.market.currency,
  })
  return itemOf(
    {
      key: item.key,
      quantity,
      availableQuantity: null,
      status: 'available',
      product,
      variant,
      price: { unit: priceOfUnits(1), total: priceOfUnits(quantity) },
      customData: {},
      displayData: {},
      itemGroup: null,
      promotion: null,
      promotions: null,
    },
    { setup, shop },
  )
}

function totalsOf(wire: WireOrder, lines: readonly Line[], { market }: Shop): Order['totals'] {
  const fees = (isShipping: boolean) =>
    wire.cost.appliedFees
      .filter(({ category }) => (category === 'delivery') === isShipping)
      .reduce((sum, { amount }) => sum + amount.withTax, 0)
  const giftcard = wire.payment.reduce(
    (sum, { amount, isGiftCard }) => sum + (isGiftCard ? (amount ?? 0) : 0),
    0,
  )
  const totals = orderTotals({
    items: lines.map(({ item, quantity }) => ({
      before: (item.price.withTax + promotionsOf(item)) * quantity,
      withTax: item.price.withTax * quantity,
      rate: item.price.tax.vat ? percent(item.price.tax.vat.rate) : market.vat.standard,
      isGiftCard: false,
    })),
    shipping: fees(true),
    fee: fees(false),
    reductions: reductionsOf(lines),
    giftcard,
    balance: 0,
    standardRate: market.vat.standard,
    currency: market.currency,
    paymentCode: null,
  })
  // It is placed and paid: what was agreed on is SCAYLE's sum, whatever else takes part in it.
  const total = wire.cost.withTax - totals.giftcard
  return { ...totals, total, items: totals.items + total - totals.total }
}

function promotionsOf({ price }: WireOrderItem): number {
  return price.appliedReductions
    .filter(({ category }) => category === 'promotion' || category === 'voucher')
    .reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0)
}

function reductionsOf(lines: readonly Line[]): NamedReduction[] {
  const named = new Map<string, NamedReduction>()
  for (const { item, quantity } of lines)
    for (const { category, id, code, amount } of item.price.appliedReductions) {
      if (category !== 'promotion' && category !== 'voucher') continue
      const promotionId = id ?? code ?? category
      const known = named.get(promotionId)
      named.set(promotionId, {
        promotionId,
        name: code ?? promotionId,
        code,
        amount: (known?.amount ?? 0) + amount.absoluteWithTax * quantity,
      })
    }
  return [...named.values()]
}

function addressOf(wire: WireOrderAddress): Address {
  const country = COUNTRIES.find((one) => one === alpha2(wire.countryCode))
  if (country === undefined)
    throw new Unanswered('lying', `An order goes to ${wire.countryCode}, where the shop does not deliver.`)
  return {
    gender: GENDERS.find((one) => one === wire.recipient.gender) ?? 'x',
    company: null,
    firstName: wire.recipient.firstName ?? '',
    lastName: wire.recipient.lastName,
    street: wire.street,
    houseNumber: wire.houseNumber,
    addition: wire.additional,
    zip: wire.zipCode,
    city: wire.city,
    country,
    phone: null,
    birthDate: null,
    postNumber: null,
  }
}

/** SCAYLE writes countries in three letters. */
const ALPHA3: Readonly<Record<string, string>> = {
  DEU: 'DE',
  AUT: 'AT',
  CHE: 'CH',
  FRA: 'FR',
  BEL: 'BE',
  NLD: 'NL',
}

function alpha2(code: string): string {
  const upper = code.toUpperCase()
  return ALPHA3[upper] ?? upper
}

function dayOf(moment: string): string {
  return moment.slice(0, 10)
}
