import { resolve } from 'node:path'
import { ImportStopped } from '@shop/catalogue/import/import-catalogue'
import { FileRefused } from '@shop/catalogue/import/import-file'
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
