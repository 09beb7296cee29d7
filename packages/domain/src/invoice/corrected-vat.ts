import type { OrderTotals } from '../basket/totals.ts'
import { distribute } from '../money/distribute.ts'
import { vatAmount } from '../money/vat.ts'

type VatRow = OrderTotals['vat'][number]

/** A refunded amount, minor units with tax; without a rate it is about the order as a whole. */
export type CorrectedAmount = { amount: number; rate: number | null }

/**
 * The tax rows of a correction. However many corrections an invoice gets, and in whatever parts: once all of it is
 * refunded, so is exactly the tax of each rate, to the cent, and never more on the way.
 *
 * An amount is refunded at its own rate while the invoice has some of it left, and then at the rates that are left, as
 * one about the order as a whole is. The tax is calculated from all that was refunded at a rate so far, so that
 * rounding errors never add up.
 *
 * @see product §4 "refunded", §6
 */
export function correctedVat(
  charged: readonly VatRow[],
  earlier: readonly VatRow[],
  amounts: readonly CorrectedAmount[],
): VatRow[] {
  const gone = grossByRate(earlier)
  const left = grossByRate(charged)
  for (const [rate, gross] of gone) if (left.has(rate)) left.set(rate, (left.get(rate) ?? 0) - gross)

  const back = new Map<number, number>()
  for (const { amount, rate } of amounts) {
    const own = rate === null ? 0 : Math.min(amount, left.get(rate) ?? 0)
    if (rate !== null) move(left, back, rate, own)
    const rest = amount - own
    const open = sumOf(left.values())
    // A gift card is no part of what a refund about the order is for; it goes back when nothing else is left.
    const taxed = new Map([...left].filter(([other]) => other !== 0))
    const first = Math.min(rest, sumOf(taxed.values()))
    const shares = distribute(first, [...taxed.values()])
    for (const [index, other] of [...taxed.keys()].entries()) move(left, back, other, shares[index] ?? 0)
    if (Math.min(rest, open) > first) move(left, back, 0, Math.min(rest, open) - first)
    // More than was ever charged: the rate cannot be derived, so it stays with its own.
    if (rest > open) move(left, back, rate ?? charged[0]?.rate ?? 0, rest - open)
  }

  return [...back]
    .filter(([, gross]) => gross !== 0)
    .toSorted(([a], [b]) => b - a)
    .map(([rate, gross]) => {
      const before = gone.get(rate) ?? 0
      const row = charged.find((one) => one.rate === rate) ?? { rate, base: 0, amount: 0 }
      const tax = taxWithin(row, before + gross) - taxOf(earlier, rate)
      return { rate, base: gross - tax, amount: tax }
    })
}

function sumOf(amounts: Iterable<number>): number {
  return [...amounts].reduce((sum, amount) => sum + amount, 0)
}

/** The tax within the first part of what was charged at a rate; all of it within all. */
function taxWithin({ rate, base, amount }: VatRow, gross: number): number {
  const whole = base + amount
  if (gross <= whole) return whole === 0 ? 0 : Math.round((amount * gross) / whole)
  return amount + vatAmount(gross - whole, rate)
}

function taxOf(rows: readonly VatRow[], rate: number): number {
  return rows.filter((row) => row.rate === rate).reduce((sum, { amount }) => sum + amount, 0)
}

function grossByRate(rows: readonly VatRow[]): Map<number, number> {
  const gross = new Map<number, number>()
  for (const { rate, base, amount } of rows) gross.set(rate, (gross.get(rate) ?? 0) + base + amount)
  return gross
}

function move(left: Map<number, number>, back: Map<number, number>, rate: number, amount: number): void {
  if (left.has(rate)) left.set(rate, Math.max(0, (left.get(rate) ?? 0) - amount))
  back.set(rate, (back.get(rate) ?? 0) + amount)
}
