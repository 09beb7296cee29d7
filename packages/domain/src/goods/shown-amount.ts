import { LARGEST_INTEGER } from '../form/largest-integer.ts'
import type { Currency } from '../market/markets.ts'

const SIGNS: Record<Currency, string> = { EUR: '€|EUR', CHF: 'CHF|Fr\\.?' }
/** `1299`, `1299,5`, or in groups of three with another sign before the decimals: `1.299,00`. */
const PLAIN = /^(\d{1,7})(?:[.,](\d{1,2}))?$/
const GROUPED = /^(\d{1,3}(?:([.,'’\s])\d{3})(?:\2\d{3})?)([.,])(\d{1,2})$/

/**
 * Minor units of an amount as a spreadsheet shows it, with its sign and its groups: `1.299,00 €`. Null for everything
 * else: `1.299` alone is thousand for one reader and less than two for another, and money is never guessed. Null as well for
 * more than a column holds.
 */
export function shownAmount(cell: string, currency: Currency): number | null {
  const sign = SIGNS[currency]
  const bare = cell.replace(new RegExp(`^(?:${sign})\\s*|\\s*(?:${sign})$`, 'i'), '')
  const [, plain, cents = ''] = PLAIN.exec(bare) ?? []
  if (plain !== undefined) return minor(plain, cents)
  const [, whole, group, decimal, rest = ''] = GROUPED.exec(bare) ?? []
  if (whole === undefined || group === decimal) return null
  return minor(whole.replaceAll(/\D/g, ''), rest)
}

function minor(whole: string, cents: string): number | null {
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return amount > LARGEST_INTEGER ? null : amount
}
