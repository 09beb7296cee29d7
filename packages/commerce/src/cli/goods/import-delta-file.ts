import type { NoteBatch } from '@shop/catalogue/import/delta/import-delta'
import { importPriceLines } from '@shop/catalogue/import/delta/import-price-lines'
import { importStockLines } from '@shop/catalogue/import/delta/import-stock-lines'
import { FileRefused } from '@shop/catalogue/import/import-file'
import { importStoreLines } from '@shop/catalogue/stores/import-store-lines'
import { importStoreStockLines } from '@shop/catalogue/stores/import-store-stock-lines'
import { noteCommand } from '@shop/engine/command/command-log-store'
import type { Database } from '@shop/engine/db/database'
import type { CommandResult } from '../base/command.ts'
import { type InputFile, inputFile } from '../base/input-file.ts'
import { badLineReport, countedBadLines } from './import-reports.ts'

/** What can be imported alone, by its word on a command line. */
const DELTAS = {
  prices: { command: 'upsertPrices', run: importPriceLines },
  stock: { command: 'upsertStock', run: importStockLines },
  stores: {
    command: 'upsertStores',
    run: (database, lines, _now, noted) => importStoreLines(database, lines, noted),
  },
  'store-stock': { command: 'upsertStoreStock', run: importStoreStockLines },
} as const satisfies Record<string, { command: string; run: typeof importStockLines }>
export type DeltaName = keyof typeof DELTAS

export function isDeltaName(word: string): word is DeltaName {
  return Object.hasOwn(DELTAS, word)
}

/** Takes lines in, each batch with its row in the log: what was wrong, line by line, and what was done. */
export async function importDelta(
  database: Database,
  name: DeltaName,
  file: InputFile,
): Promise<{ problems: string[]; notes: string[]; sum: string }> {
  const { command, run } = DELTAS[name]
  const now = new Date()
  const actor = { kind: 'operator', name: 'operator' } as const
  const noted: NoteBatch = async (sql, { badLines: refused, ...counts }) => {
    await noteCommand(sql, {
      actor,
      now,
      command,
      isRead: false,
      object: null,
      before: null,
      after: { ...counts, refused },
    })
  }
  const { changed, unchanged, bad, badLines, notes } = await run(database, file.lines(), now, noted)
  return {
    problems: badLineReport(bad, badLines),
    notes: badLineReport(notes, notes.length),
    sum: `${changed} changed, ${unchanged} unchanged, ${countedBadLines(badLines)}.`,
  }
}

/** Imports a file of prices, counts or stores; errors are reported line by line. */
export async function importDeltaFile(
  database: Database,
  { name, path }: { name: DeltaName; path: string },
): Promise<CommandResult> {
  try {
    const { problems, notes, sum } = await importDelta(database, name, await inputFile(path))
    return { lines: [...problems, ...notes, sum], exitCode: problems.length === 0 ? 0 : 1 }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    // What reading throws lacks the name of the file, what opening throws has it.
    const sentence = error.message.startsWith('The file')
      ? error.message
      : `The file ${path} ${error.message}`
    return { lines: [sentence], exitCode: 1 }
  }
}
