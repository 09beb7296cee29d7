/** What one promotion or voucher takes off an order, minor units with tax. */
export type NamedReduction = { promotionId: string; name: string; code: string | null; amount: number }

/** The totals of a basket or an order; minor units, with tax. */
export type OrderTotals = {
  /** All lines before promotions and vouchers. */
  items: number
  shipping: number
  fee: number
  /** What promotions and vouchers take off. */
  reduction: number
  /** Where `reduction` comes from; adds up to it. */
  reductions: NamedReduction[]
  /** What gift cards pay. */
  giftcard: number
  /** What the customer's account balance pays. */
  balance: number
  /** Rounding of a Swiss cash total to 0.05, may be negative. */
  rounding: number
  /** What remains to be paid by another method. */
  total: number
  /** One row per rate, percent and minor units. */
  vat: { rate: number; base: number; amount: number }[]
}
