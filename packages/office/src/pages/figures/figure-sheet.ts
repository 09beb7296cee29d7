import type { Cell } from '@shop/domain/figures/spreadsheet'
import type { ExportedTable, TableColumn } from '../../tables/shape/exported-table.ts'
import { calendarDay, count, money, percent } from '../../words/format.ts'

/** What a column holds; amounts are minor units of a currency. */
export type Column = { name: string; holds: Exclude<TableColumn['holds'], 'amount' | 'moment'> }

/** A table as it is shown and as it is exported. */
export type FigureSheet = Omit<ExportedTable, 'columns'> & { columns: readonly Column[] }

/** What stands in a cell on the screen; nothing where there is no figure. */
export function shownCell(cell: Cell, { holds }: Column, language: string): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return holds === 'day' ? calendarDay(cell, language) : cell
  if (typeof holds === 'object') return money(cell, holds.currency, language)
  return holds === 'percent' ? percent(cell, language) : count(cell, language)
}
