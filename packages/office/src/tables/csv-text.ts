import { inUnits, sheetForm, spreadsheet } from '@shop/domain/figures/spreadsheet'
import { type ExportedTable, headings, isMoney } from './shape/exported-table.ts'

/** A table as CSV, in the form that spreadsheets of a language expect. */
export function csvText({ columns, rows }: ExportedTable, language: string): string {
  const cells = rows.map((row) =>
    row.map((cell, index) => {
      const holds = columns[index]?.holds ?? 'text'
      if (typeof cell === 'number') return isMoney(holds) ? inUnits(cell) : cell
      return holds === 'moment' ? (cell?.replace('T', ' ') ?? null) : cell
    }),
  )
  return spreadsheet([headings(columns), ...cells], sheetForm(language))
}
