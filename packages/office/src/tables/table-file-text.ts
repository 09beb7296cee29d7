import type { I18n } from '@lingui/core'
import type { TableFileProblem } from './table-in-file.ts'

/** What a file choice offers. */
export const TABLE_FILES = [
  '.xlsx',
  '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
]

/** Why a file holds no table, and what to do. */
export function tableFileText(problem: Exclude<TableFileProblem, 'large'>, i18n: I18n): string {
  if (problem === 'old')
    return i18n.t({
      id: 'tableFile.old',
      message:
        'This is an Excel file of the old format, or one with a password. Open it in your spreadsheet and save it as .xlsx or CSV, without a password.',
    })
  return i18n.t({
    id: 'tableFile.damaged',
    message:
      'This file is no Excel workbook, or it is damaged. Open it in your spreadsheet and save it as .xlsx or CSV.',
  })
}
