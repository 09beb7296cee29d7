import type { BasketItem } from '../basket/basket.ts'
import type { NamedReduction } from '../basket/totals.ts'
import { orderTotals } from '../checkout/order-totals.ts'
import { type Market, markets } from '../market/markets.ts'
import { netOf } from '../money/vat.ts'
import type { Order } from '../order/order.ts'
import { aBasketItem, aBasketProduct } from './a-basket-item.ts'
import { aVariant } from './a-variant.ts'
import { anAddress } from './an-address.ts'

type OrderOptions = {
  key?: Order['payment'][number]['key']
  market?: Market
  /** How many lines; by turns at the standard and the reduced rate. */
  lines?: number
  items?: BasketItem[]
  reductions?: NamedReduction[]
  giftcard?: number
  balance?: number
  fields?: Partial<Order>
}

/** An order whose sums are right, with two lines and shipping unless the test says otherwise. */
export function anOrder(options: OrderOptions = {}): Order {
  const {
    key = 'KK',
    market = markets['de-de'],
    lines = 2,
    reductions = [],
    giftcard = 0,
    balance = 0,
    fields = {},
  } = options
  const items = options.items ?? Array.from({ length: lines }, (_, index) => aLine(index, market))
  const totals = orderTotals({
    items: items.map(({ price, variant, quantity }) => ({
      before: price.unit.withTax * quantity,
      withTax: price.total.withTax,
      rate: variant.price.tax.vat.rate,
      isGiftCard: false,
    })),
    shipping: 595,
    fee: 0,
    reductions,
    giftcard,
    balance,
    standardRate: market.vat.standard,
    currency: market.currency,
    paymentCode: key === 'giftcard' || key === 'balance' ? null : key,
  })
  const address = anAddress({ country: market.country })
  const vat = totals.vat.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: 'order-1',
    number: 'MU00000007',
    state: 'confirmed',
    placedAt: '2026-11-21T12:00:00.000Z',
    locale: market.locale,
    currencyCode: market.currency,
    customer: {
      id: 'customer-1',
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lindgren',
      status: { isGuestCustomer: true },
    },
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: 'parcel',
    preferredDay: null,
    pickupPoint: null,
    packages: [{ carrierKey: 'dhl', deliveryDate: { min: '2026-11-24', max: '2026-11-27' }, items }],
    payment: [{ key, amount: totals.total, state: 'created' }],
    totals,
    cost: { tax: { vat: { amount: vat } }, withTax: totals.total, withoutTax: totals.total - vat },
    comment: null,
    legalTexts: [],
    ...fields,
  }
}

const NAMES = [
  'Badematte „Wolke“ aus Bio-Baumwolle',
  'Kochbuch Grüne Küche',
  'Vase Ærø, mundgeblasen',
  'Œuvre l’Été',
]

function aLine(index: number, market: Market): BasketItem {
  const rate = index % 2 === 0 ? market.vat.standard : market.vat.reduced
  const withTax = 1999 + index * 1333
  const withoutTax = netOf(withTax, rate)
  const base = aVariant()
  const variant = {
    ...base,
    referenceKey: `${100_102 + index}_1`,
    label: index % 3 === 0 ? 'Graublau, 60 × 90 cm' : '',
    price: {
      ...base.price,
      withTax,
      withoutTax,
      currencyCode: market.currency,
      tax: { vat: { amount: withTax - withoutTax, rate } },
    },
  }
  return aBasketItem({
    key: `line-${index}`,
    quantity: 1 + (index % 3),
    variant,
    product: aBasketProduct({ id: index + 1, name: NAMES[index % NAMES.length] ?? 'Kissen' }),
  })
}
