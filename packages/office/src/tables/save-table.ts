import { saveBytes, saveText } from '../parts/save-file.ts'
import { csvText } from './csv-text.ts'
import type { ExportedTable, TableFormat } from './shape/exported-table.ts'

type Saved = { fileName: string; format: TableFormat; language: string }

/** Hands a table to the downloads; `fileName` is without its ending. What packs a workbook is loaded when one is asked for. */
export async function saveTable(table: ExportedTable, { fileName, format, language }: Saved): Promise<void> {
  if (format === 'csv')
    return saveText({ fileName: `${fileName}.csv`, mediaType: 'text/csv', text: csvText(table, language) })
  const { xlsxFile } = await import('./xlsx/xlsx-file.ts')
  saveBytes({
    fileName: `${fileName}.xlsx`,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: xlsxFile(table),
  })
}
