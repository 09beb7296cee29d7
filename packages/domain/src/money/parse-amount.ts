import { LARGEST_INTEGER } from '../form/largest-integer.ts'
import type { Currency } from '../market/markets.ts'

/** How amounts of a currency are marked, in front or behind. */
const SIGNS: Record<Currency, string> = { EUR: '€|EUR', CHF: 'CHF|Fr\\.?' }

/** `1299`, or in groups of three: `1.299`. What follows is decimals, after another sign than that of the groups. */
const AMOUNT =
  /^(?<whole>\d+|\d{1,3}(?:(?<group>[.,'’\s])\d{3})(?:\k<group>\d{3})*)(?:(?<sign>[.,])(?<rest>\d+))?$/

type AmountForm = {
  /** Whose signs may stand beside it; without them a sign makes it no amount. */
  currencies?: readonly Currency[]
  /** How many decimals count: 2 for money that somebody pays, 4 for net prices, whose amount is in ten-thousandths. */
  decimals?: 2 | 4
}

/**
 * Minor units of an amount as people and spreadsheets write it: `12`, `12,5`, `1.299,00`, `1'299.00`, `1 299 €`. Null for
 * everything else: an amount of money is never guessed, and `1.299` alone is thousand for one reader and less than two for
 * another. Null as well for less than nothing and for more than a column holds.
 */
export function parseAmount(text: string, { currencies = [], decimals = 2 }: AmountForm = {}): number | null {
  const figures = figuresOf(withoutSign(text.trim(), currencies))
  return figures === null || isUnsure(figures) ? null : inParts(figures, decimals)
}

/**
 * Minor units of an amount of which nothing depends but what is shown, as the limit of a filter: what may be a group is
 * one, as nobody types three decimals, and a decimal sign at its end waits for the next figure. Null for what is no amount.
 */
export function likelyAmount(text: string): number | null {
  const figures = figuresOf(text.trim().replace(/[.,]$/, ''))
  if (figures === null) return null
  return inParts(isUnsure(figures) ? { whole: figures.whole + figures.rest, rest: '' } : figures, 2)
}

type Figures = { whole: string; rest: string }

/** The figures in front of the decimal sign and behind it. */
function figuresOf(text: string): Figures | null {
  const { whole, group, sign, rest = '' } = AMOUNT.exec(text)?.groups ?? {}
  if (whole === undefined || (group !== undefined && group === sign)) return null
  return { whole: whole.replaceAll(/\D/g, ''), rest }
}

/** Three figures after a single sign may be a group as well as decimals. */
function isUnsure({ whole, rest }: Figures): boolean {
  return rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
}

function withoutSign(text: string, currencies: readonly Currency[]): string {
  if (currencies.length === 0) return text
  const signs = currencies.map((currency) => SIGNS[currency]).join('|')
  return text.replace(new RegExp(`^(?:${signs})\\s*|\\s*(?:${signs})$`, 'i'), '')
}

function inParts({ whole, rest }: Figures, decimals: 2 | 4): number | null {
  // Parts of what is counted are no amount of it; zeros are none.
  if (!/^0*$/.test(rest.slice(decimals))) return null
  const amount = Number(whole) * 10 ** decimals + Number(rest.slice(0, decimals).padEnd(decimals, '0'))
  return amount <= LARGEST_INTEGER * 10 ** (decimals - 2) ? amount : null
}
