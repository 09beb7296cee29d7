import type { Order } from '@shop/domain/order/order'
import type { orders, payments } from '@shop/engine/db/schema/orders'

/** The order as the shopper sees it, out of its row and its payments. */
export function orderOfRow(
  row: typeof orders.$inferSelect,
  paid: readonly (typeof payments.$inferSelect)[],
): Order {
  const vat = row.totals.vat.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    placedAt: row.placedAt.toISOString(),
    locale: row.locale,
    currencyCode: row.currency,
    customer: row.customer,
    shippingAddress: row.shippingAddress,
    ...(row.giftDelivery ? { isGiftDelivery: true } : {}),
    billingAddress: row.billingAddress,
    shippingMethod: row.shippingMethod,
    preferredDay: row.preferredDay,
    pickupPoint: row.pickupPoint,
    packages: row.items,
    ...(row.state === 'confirmed' && row.expiresAt ? { payBy: row.expiresAt.toISOString() } : {}),
    payment: paid.map(({ key, amount, state }) => ({ key, amount, state })),
    // Orders that were placed before promotions have no list of them, and older ones no balance.
    totals: { ...row.totals, reductions: row.totals.reductions ?? [], balance: row.totals.balance ?? 0 },
    cost: { tax: { vat: { amount: vat } }, withTax: row.total, withoutTax: row.total - vat },
    comment: row.comment,
    legalTexts: row.legalTexts ?? [],
  }
}
