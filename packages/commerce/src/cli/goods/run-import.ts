import { resolve } from 'node:path'
import {
  ImportStopped,
  type RefusedProduct,
  type WithheldProduct,
} from '@shop/catalogue/import/import-catalogue'
import { FileRefused } from '@shop/catalogue/import/import-file'
import type { BadLine } from '@shop/catalogue/import/import-line'
import { followReadOnly } from '@shop/engine/call/read-only-mode'
import { openSwitches } from '@shop/engine/call/switches'
import { type Database, openDatabase } from '@shop/engine/db/database'
import { loggedMessage } from '@shop/engine/trace/logged-error'
import { type InputFile, inputFile } from '../base/input-file.ts'
import { shopDatabase } from '../base/shop-database.ts'

/** What an import command ends with. */
export const EXIT = { done: 0, badFile: 1, nothingDone: 2, stopped: 130 } as const

export type ImportTools = { database: Database; file: InputFile; signal: AbortSignal }

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** The most bad lines that are listed one by one. */
const MOST_LISTED = 50

/**
 * Opens file and database, runs the import and closes the database again. Ctrl-C finishes the batch in work; a second
 * one ends at once.
 */
export async function runImport(
  { shop, path }: { shop: string; path: string },
  run: (tools: ImportTools) => Promise<number>,
): Promise<number> {
  const options = shopDatabase(shop, process.env)
  const file = await inputFile(fileFromHere(path))
  const stop = new AbortController()
  const abort = () => stop.abort()
  for (const signal of SIGNALS) process.once(signal, abort)
  const database = await openDatabase(options)
  try {
    await followReadOnly(database, await openSwitches(database, { isPolling: false }))
    return await run({ database, file, signal: stop.signal })
  } catch (error) {
    throw error instanceof FileRefused ? new FileRefused(`${file.name} ${error.message}`) : error
  } finally {
    for (const signal of SIGNALS) process.off(signal, abort)
    await database.close()
  }
}

/** A file as it was named where the command was typed, which is not where pnpm runs it; standard input stays. */
export function fileFromHere(path: string): string {
  return path === '-' ? path : resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

/** Runs a command; whatever goes wrong becomes one sentence and an exit code. */
export async function exitCodeOf(main: () => Promise<number>): Promise<number> {
  try {
    return await main()
  } catch (error) {
    console.error(loggedMessage(error))
    if (error instanceof ImportStopped) return EXIT.stopped
    return error instanceof FileRefused ? EXIT.badFile : EXIT.nothingDone
  }
}

/** Lists what was wrong, the first complaints word for word. */
export function badLineReport(bad: readonly BadLine[], badLines: number): string[] {
  const shown = bad.slice(0, MOST_LISTED)
  const more = badLines - new Set(shown.map(({ line }) => line)).size
  return [
    ...shown.map(({ line, field, reason }) => `line ${line}: ${field === '' ? '' : `${field}: `}${reason}`),
    ...(more > 0 ? [`and ${more} more bad ${more === 1 ? 'line' : 'lines'}`] : []),
  ]
}

/** Lists what is imported and not offered somewhere, with what it lacks for that. */
export function refusedReport(refused: readonly RefusedProduct[]): string[] {
  const shown = refused
    .slice(0, MOST_LISTED)
    .map(
      ({ line, referenceKey, country, missing }) =>
        `line ${line}: ${referenceKey} is not offered in ${country}, it lacks ${missing.map(({ duty, field }) => `${field} (${duty})`).join(', ')}`,
    )
  const more = refused.length - shown.length
  return more > 0 ? [...shown, `and ${more} more; "sellable" lists them all`] : shown
}

/** Lists whose prices and badges are imported and not shown. */
export function withheldReport(withheld: readonly WithheldProduct[]): string[] {
  const shown = withheld
    .slice(0, MOST_LISTED)
    .map(
      ({ line, referenceKey, fields }) =>
        `line ${line}: ${referenceKey} has a fixed price or is infant formula, so no page shows its ${fields.join(', ')}`,
    )
  const more = withheld.length - shown.length
  return more > 0 ? [...shown, `and ${more} more`] : shown
}

export function countedBadLines(badLines: number): string {
  return badLines === 1 ? '1 bad line' : `${badLines} bad lines`
}
