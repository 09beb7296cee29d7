import type { CorrectionLine } from '@shop/domain/invoice/correction'
import type { Order } from '@shop/domain/order/order'
import { distribute } from '@shop/domain/price/distribute'
import { isLocale, markets } from '@shop/domain/shop/markets'
import { INVOICE_WORDS, type InvoiceWords } from '../invoice/invoice-words.ts'
import type { DeskItem } from './order-desk-store.ts'

/**
 * Lines of what is cancelled; of a whole order with what else is left of it: shipping, fee. Of money that went back
 * before, nothing goes back again: then the lines share what is left.
 */
export function correctionLines(
  order: Order,
  gone: readonly DeskItem[],
  { left, isWhole }: { left: number; isWhole: boolean },
): CorrectionLine[] {
  const worth = gone.reduce((sum, { total }) => sum + total, 0)
  const amounts = distribute(
    Math.min(worth, left),
    gone.map(({ total }) => total),
  )
  const lines = gone.map(({ articleNumber, name, quantity, rate }, index) => ({
    articleNumber,
    name,
    quantity,
    amount: amounts[index] ?? 0,
    rate,
  }))
  const rest = isWhole ? left - Math.min(worth, left) : 0
  const name = wordsOf(order).shippingAndFee
  return [
    ...lines.filter(({ amount }) => amount !== 0),
    ...(rest > 0 ? [{ articleNumber: null, name, quantity: 1, amount: rest, rate: null }] : []),
  ]
}

type Left = { items: readonly DeskItem[]; gone: readonly DeskItem[]; before: number }

/**
 * The most that may go back now, minor units: these goods, and shipping and fee. What was kept when other goods came back
 * stays kept, also when the last of them is gone.
 */
export function leftFor(order: Order, { items, gone, before }: Left): number {
  const worthOf = (some: readonly DeskItem[]) => some.reduce((sum, { total }) => sum + total, 0)
  const besides = Math.max(0, grossOf(order) - worthOf(items))
  return Math.min(grossOf(order) - before, worthOf(gone) + besides)
}

/** What an order is worth before gift cards, minor units with tax. */
export function grossOf({ totals }: Order): number {
  return totals.vat.reduce((sum, { base, amount }) => sum + base + amount, 0)
}

export function wordsOf({ locale }: Order): InvoiceWords {
  return INVOICE_WORDS[isLocale(locale) ? markets[locale].language : 'de']
}
