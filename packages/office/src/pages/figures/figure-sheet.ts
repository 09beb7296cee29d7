import type { I18n } from '@lingui/core'
import { type Cell, inUnits, sheetForm, spreadsheet } from '@shop/domain/figures/spreadsheet'
import { count, money, percent } from '../../words/format.ts'

/** What a column holds; amounts are minor units of a currency. */
export type Column = { name: string; holds: 'text' | 'count' | 'percent' | { currency: string } }

/** A table as it is shown and as it is exported. */
export type FigureSheet = { title: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }

/** What stands in a cell on the screen; nothing where there is no figure. */
export function shownCell(cell: Cell, { holds }: Column, language: string): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  if (typeof holds === 'object') return money(cell, holds.currency, language)
  return holds === 'percent' ? percent(cell, language) : count(cell, language)
}

/** The table as a file for a spreadsheet; the currency stands in the head, so that its cells are numbers. */
export function sheetFile(
  { columns, rows }: FigureSheet,
  { locale: language }: Pick<I18n, 'locale'>,
): string {
  const head = columns.map(({ name, holds }) => {
    if (typeof holds === 'object') return `${name} (${holds.currency})`
    return holds === 'percent' ? `${name} (%)` : name
  })
  const cells = rows.map((row) =>
    row.map((cell, index) => {
      const holds = columns[index]?.holds
      return typeof cell === 'number' && typeof holds === 'object' ? inUnits(cell) : cell
    }),
  )
  return spreadsheet([head, ...cells], sheetForm(language))
}
