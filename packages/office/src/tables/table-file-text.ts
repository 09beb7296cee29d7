import type { I18n } from '@lingui/core'
import type { TableInFile } from './table-in-file.ts'

/** What a file choice offers. */
export const TABLE_FILES = [
  '.xlsx',
  '.csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
]

type Problem = Exclude<TableInFile, { type: 'read' | 'large' }>

/** Why a file holds no table, and what to do. */
export function tableFileText(problem: Problem, i18n: I18n): string {
  if (problem.type === 'letters')
    return i18n.t({
      id: 'tableFile.letters',
      message:
        'Line {line} holds a letter that is broken. Open the file in your spreadsheet, put it right, and save it as .xlsx or “CSV UTF-8”.',
      values: { line: problem.line },
    })
  if (problem.type === 'old')
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
