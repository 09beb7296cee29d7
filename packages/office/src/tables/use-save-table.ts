import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { problemText } from '../words/problems/problem-text.ts'
import { saveTable } from './save-table.ts'
import type { ExportedTable, TableFormat } from './shape/exported-table.ts'

/** Saves tables of a screen in its language, and keeps why the last one could not be: what packs a workbook may not load. */
export function useSaveTable() {
  const { i18n } = useLingui()
  const [problem, setProblem] = useState<string | null>(null)

  async function save(table: ExportedTable, file: { fileName: string; format: TableFormat }): Promise<void> {
    setProblem(null)
    try {
      await saveTable(table, { ...file, language: i18n.locale })
    } catch (error) {
      setProblem(problemText(error, i18n))
    }
  }

  return { save, problem }
}
