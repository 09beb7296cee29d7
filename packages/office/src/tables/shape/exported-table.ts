import type { Cell } from '@shop/domain/figures/spreadsheet'

/**
 * What a column holds. Amounts are minor units, of a currency that its heading names where it is told; percent is percent
 * already. Days are written `2026-11-30`, moments `2026-11-30T14:05` by the clock that they are meant by.
 */
export type TableColumn = {
  name: string
  holds: 'text' | 'count' | 'percent' | 'amount' | 'day' | 'moment' | { currency: string }
}

/** A table as it leaves the office, whatever file it becomes. */
export type ExportedTable = {
  title: string
  columns: readonly TableColumn[]
  rows: readonly (readonly Cell[])[]
}

/** What the files are that a table can become. */
export type TableFormat = 'xlsx' | 'csv'

/** Whether numbers of a column are minor units. */
export function isMoney(holds: TableColumn['holds']): boolean {
  return typeof holds === 'object' || holds === 'amount'
}

/** The headings of a table: a currency and a percent sign stand there, so that cells are numbers. */
export function headings(columns: readonly TableColumn[]): string[] {
  return columns.map(({ name, holds }) => {
    if (typeof holds === 'object') return `${name} (${holds.currency})`
    return holds === 'percent' ? `${name} (%)` : name
  })
}
