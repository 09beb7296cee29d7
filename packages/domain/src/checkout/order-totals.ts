import type { NamedReduction, OrderTotals } from '../basket/totals.ts'
import type { Currency } from '../market/markets.ts'
import { distribute } from '../money/distribute.ts'
import { netOf } from '../money/vat.ts'
import type { PaymentMethodCode } from '../payment/payment-method.ts'
import { cashRounding } from '../payment/payment-methods.ts'

/** Everything that makes up the price of an order; whole minor units with tax, rates in percent. */
export type TotalsInput = {
  /** Line totals after sale: `before` and after promotions and vouchers. */
  items: readonly { before: number; withTax: number; rate: number; isGiftCard: boolean }[]
  /** Where the differences come from. */
  reductions: readonly NamedReduction[]
  shipping: number
  fee: number
  /** What the gift cards hold; only as much as needed is taken, and nothing for gift cards that are bought. */
  giftcard: number
  /** What the account's balance may pay of the rest. */
  balance: number
  /** Rate of shipping and fee when there are no goods to derive it from. */
  standardRate: number
  currency: Currency
  paymentCode: PaymentMethodCode | null
}

/**
 * Adds up an order: items + shipping + fee - reduction - giftcard - balance + rounding = total, never below zero.
 *
 * Promotions and vouchers lower the tax of the lines they work on; shipping and fee share the rates of the goods. Gift
 * cards that are bought have no part in that: they are taxed at their own rate, which is none. The tax
 * rows add up exactly to what is owed before gift cards and balance, because those are money and not a reduction. Only a Swiss
 * amount paid in cash is rounded. A gift card buys no gift cards: its end date and its owner would be lost on the way.
 *
 * @see product §2, §6; spec §3 "Basket cost"
 */
export function orderTotals(input: TotalsInput): OrderTotals {
  const items = sum(input.items.map(({ before }) => before))
  const reduction = items - sum(input.items.map(({ withTax }) => withTax))
  const cardsBought = input.items.filter(isCard)
  const owed = items + input.shipping + input.fee - reduction
  const giftcard = Math.min(input.giftcard, owed - sum(cardsBought.map(({ withTax }) => withTax)))
  const balance = Math.min(input.balance, owed - giftcard)
  const rounding = cashRounding(owed - giftcard - balance, input.currency, input.paymentCode)

  return {
    items,
    shipping: input.shipping,
    fee: input.fee,
    reduction,
    reductions: [...input.reductions],
    giftcard,
    balance,
    rounding,
    total: owed - giftcard - balance + rounding,
    vat: vatRows(input, owed),
  }
}

function vatRows({ items, standardRate }: TotalsInput, owed: number): OrderTotals['vat'] {
  const [cards, goods] = [items.filter(isCard), items.filter((item) => !isCard(item))]
  const bought = sum(cards.map(({ withTax }) => withTax))
  const rows = goodsRows(goods, owed - bought, standardRate)
  return cards.reduce((all, { rate, withTax }) => withRow(all, rate, withTax), rows)
}

function withRow(rows: OrderTotals['vat'], rate: number, gross: number): OrderTotals['vat'] {
  if (gross === 0) return rows
  const whole = gross + sum(rows.filter((row) => row.rate === rate).map(({ base, amount }) => base + amount))
  const base = netOf(whole, rate)
  const others = rows.filter((row) => row.rate !== rate)
  return [...others, { rate, base, amount: whole - base }].toSorted((a, b) => b.rate - a.rate)
}

function isCard({ isGiftCard }: TotalsInput['items'][number]): boolean {
  return isGiftCard
}

/** What goods, shipping and fee come to, by rates. */
function goodsRows(goods: TotalsInput['items'], owed: number, standardRate: number): OrderTotals['vat'] {
  const worth = new Map<number, number>()
  for (const { withTax, rate } of goods) worth.set(rate, (worth.get(rate) ?? 0) + withTax)

  const hasWorth = [...worth.values()].some((amount) => amount > 0)
  const rates = hasWorth ? [...worth.keys()].sort((a, b) => b - a) : [standardRate]
  const shares = distribute(owed, hasWorth ? rates.map((rate) => worth.get(rate) ?? 0) : [1])

  return rates.flatMap((rate, index) => {
    const gross = shares[index] ?? 0
    const base = netOf(gross, rate)
    return gross === 0 ? [] : [{ rate, base, amount: gross - base }]
  })
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
