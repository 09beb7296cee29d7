import type { BasketItem } from '../basket/basket.ts'
import { lineContribution } from '../basket/lines/line-contribution.ts'
import { lineDetails } from '../basket/lines/line-details.ts'
import { deliverySpan } from '../delivery/delivery-span.ts'
import type { Language } from '../market/markets.ts'
import type { Order } from '../order/order.ts'
import { isShopMoney } from '../order/payment-type.ts'
import { isByTransfer } from '../payment/payment-method.ts'
import { articleNumber, referenceKeyDisplay } from '../product-detail/reference-key-display.ts'
import type { BankAccount } from '../shop/brand.ts'
import { bankAccount, type Shop } from '../shop/shop.ts'
import type { Invoice, InvoiceLine, InvoicePayment } from './invoice.ts'

/**
 * The invoice of an order as it was placed. Its amounts are the order's own: nothing is recalculated, so the invoice
 * never differs by a cent from what the shopper has agreed to.
 *
 * @see product §3 "PDF invoice", §6
 */
export function orderInvoice(
  order: Order,
  shop: Shop,
  { number, issuedAt }: { number: string; issuedAt: string },
): Invoice {
  const { totals } = order
  const lines = order.packages
    .flatMap(({ items }) => items)
    .map((item) => invoiceLine(item, shop.market.language))
  const gross = sum(totals.vat.map(({ base, amount }) => base + amount))
  const isElsewhere = JSON.stringify(order.billingAddress) !== JSON.stringify(order.shippingAddress)

  return {
    kind: 'invoice',
    number,
    corrects: null,
    orderNumber: order.number,
    issuedAt,
    orderedAt: order.placedAt,
    locale: shop.locale,
    currencyCode: order.currencyCode,
    seller: shop.legal,
    brandName: shop.name,
    recipient: order.billingAddress,
    deliveryAddress: isElsewhere && order.shippingMethod !== 'download' ? order.shippingAddress : null,
    delivery: deliverySpan(order.packages, order.shippingMethod),
    lines,
    items: sum(lines.map(({ total }) => total)),
    reductions: totals.reductions,
    shipping: totals.shipping,
    fee: totals.fee,
    gross,
    giftcard: totals.giftcard,
    balance: totals.balance,
    rounding: totals.rounding,
    total: totals.total,
    vat: totals.vat,
    payment: invoicePayment(order, bankAccount(shop, order.currencyCode)),
  }
}

function invoiceLine(item: BasketItem, language: Language): InvoiceLine {
  const { product, variant, quantity, price } = item
  const ecoParticipation = lineContribution(item)
  const before = price.unit.withTax * quantity
  return {
    articleNumber: referenceKeyDisplay(articleNumber(variant.referenceKey)),
    name: product.name,
    details: lineDetails(item, language),
    quantity,
    unitPrice: price.unit.withTax,
    reduction: before - price.total.withTax,
    total: price.total.withTax,
    ...(ecoParticipation > 0 ? { ecoParticipation } : {}),
    rate: variant.price.tax.vat.rate,
  }
}

function invoicePayment({ payment, number }: Order, account: BankAccount): InvoicePayment | null {
  const main = payment.find(({ key }) => !isShopMoney(key)) ?? payment[0]
  if (main === undefined) return null
  return {
    key: main.key,
    account: isByTransfer(main.key) ? { ...account, reference: number } : null,
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
