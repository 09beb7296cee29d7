import { COUNTRIES, type Country, CURRENCIES, type Currency, currencyOf } from '../market/markets.ts'
import { parseAmount } from '../money/parse-amount.ts'
import type { Table } from './table-of-rows.ts'

/** Why a line of a table of goods cannot be read; `field` is the heading of the cell, and `cell` what stands there. */
export type GoodsLineProblem =
  | { kind: 'noArticle' | 'cells' | 'twice' }
  | { kind: 'number'; field: string; cell: string }

/** What a line says; a cell that is empty or has no column says nothing. */
export type GoodsLine = {
  /** As it is counted in the file, the heading being 1. */
  line: number
  article: string
  stock: number | null
  /** Minor units. */
  prices: Partial<Record<Country, { price?: number; before?: number | null }>>
  /** Minor units without tax; null takes what was known away. */
  costs: Partial<Record<Currency, number | null>>
  problem: GoodsLineProblem | null
}

export type GoodsTable = { lines: GoodsLine[]; hasArticles: boolean }

/** What takes a struck price or a cost away: an empty cell changes nothing. */
const NO_AMOUNT = '-'

/** The heading of a column of prices. */
export function priceHeading(country: Country): string {
  return `price ${country}`
}

/** The heading of a column of prices that are struck through. */
export function beforeHeading(country: Country): string {
  return `before ${country}`
}

/** The heading of a column of what goods are bought for. */
export function costHeading(currency: Currency): string {
  return `cost ${currency}`
}

/**
 * Reads a table of goods as the office exports it: columns in any order by their headings, of which `article` has to be
 * there; others than `stock`, `price DE`, `before DE` and `cost EUR` are passed over. Amounts are written as `1299`, `12,99` or `12.99`, or as a
 * spreadsheet shows them, `1.299,00 €`.
 *
 * @see product §13
 */
export function goodsTable(table: Table | null): GoodsTable {
  if (table === null || !table.names.includes('article')) return { lines: [], hasArticles: false }

  const seen = new Set<string>()
  const lines = table.rows.map(({ line, cells }) => {
    const read = cells === null ? emptyLine(line, { kind: 'cells' }) : readLine(line, cells)
    if (read.problem !== null) return read
    if (seen.has(read.article)) return { ...read, problem: { kind: 'twice' as const } }
    seen.add(read.article)
    return read
  })
  return { lines, hasArticles: true }
}

function readLine(line: number, cells: ReadonlyMap<string, string>): GoodsLine {
  const read = emptyLine(line, null)
  // A spreadsheet is kept from taking it for a formula by an apostrophe.
  read.article = (cells.get('article') ?? '').replace(/^'/, '')
  if (read.article === '') return { ...read, problem: { kind: 'noArticle' } }

  const stock = cells.get('stock') ?? ''
  if (stock !== '' && !/^\d{1,7}$/.test(stock))
    return { ...read, problem: { kind: 'number', field: 'stock', cell: stock } }
  if (stock !== '') read.stock = Number(stock)

  for (const country of COUNTRIES) {
    const price = cells.get(priceHeading(country).toLowerCase()) ?? ''
    const before = cells.get(beforeHeading(country).toLowerCase()) ?? ''
    const currencies = [currencyOf(country)]
    const [now, struck] = [parseAmount(price, { currencies }), parseAmount(before, { currencies })]
    if (price !== '' && now === null)
      return { ...read, problem: { kind: 'number', field: priceHeading(country), cell: price } }
    if (before !== '' && before !== NO_AMOUNT && struck === null)
      return { ...read, problem: { kind: 'number', field: beforeHeading(country), cell: before } }
    if (now === null && before === '') continue
    read.prices[country] = {
      ...(now === null ? {} : { price: now }),
      ...(before === '' ? {} : { before: struck }),
    }
  }
  for (const currency of CURRENCIES) {
    const cell = cells.get(costHeading(currency).toLowerCase()) ?? ''
    if (cell === '') continue
    const cost = cell === NO_AMOUNT ? null : parseAmount(cell, { currencies: [currency] })
    if (cost === null && cell !== NO_AMOUNT)
      return { ...read, problem: { kind: 'number', field: costHeading(currency), cell } }
    read.costs[currency] = cost
  }
  return read
}

function emptyLine(line: number, problem: GoodsLineProblem | null): GoodsLine {
  return { line, article: '', stock: null, prices: {}, costs: {}, problem }
}
